/**
 * Merge a JSON merge patch into a document (RFC 7396): objects field by field, `null` removes, anything else replaces.
 * What did not change stays the very same object, so that only what changed is drawn again.
 */
export function merge<T>(document: T, patch: unknown): T {
  if (!isObject(patch)) return patch as T
  const merged: Record<string, unknown> = isObject(document) ? { ...document } : {}
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete merged[name]
    else merged[name] = merge(merged[name], change)
  }
  return merged as T
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether the device has a network at all. */
export const online = $state({ now: typeof navigator === 'undefined' || navigator.onLine !== false })

if (typeof addEventListener !== 'undefined') {
  addEventListener('online', () => (online.now = true))
  addEventListener('offline', () => (online.now = false))
}

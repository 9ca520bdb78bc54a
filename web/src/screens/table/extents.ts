/** How far an undo goes, besides a single step. */
export const EXTENTS = ['phase', 'turn', 'round'] as const

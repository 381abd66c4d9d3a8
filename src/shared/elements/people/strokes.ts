/** One of the strokes of a drawing, without lifting the pen: x and y in turn, as parts of the pad's width and height (0 to 1). */
export type Stroke = readonly number[]

/** So many characters of strokes are stored; what is longer is not drawn any further. */
export const longestInk = 190_000

/** The strokes that were stored as text; a list is what older answers hold. */
export function strokesOf(stored: unknown): readonly Stroke[] {
  try {
    const strokes: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
    return Array.isArray(strokes) ? strokes.filter(isStroke) : []
  } catch {
    return []
  }
}

function isStroke(stored: unknown): stored is Stroke {
  return Array.isArray(stored) && stored.every((part) => typeof part === 'number')
}

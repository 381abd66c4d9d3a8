/** Of consents and plans signed by hand: a line that somebody has drawn is a list of lists of numbers, and more than a dot. */
export function isDrawn(strokes: string | undefined): boolean {
  try {
    const lines: unknown = JSON.parse(strokes ?? '')
    return Array.isArray(lines) && lines.some((line) => Array.isArray(line) && line.length > 3)
  } catch {
    return false
  }
}

/** A typed signature says at least the family name of the record. */
export function isNameOf(name: string | undefined, family: string): boolean {
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return name !== undefined && fold(name).includes(fold(family))
}

/** The list with one of its parts in another place. */
export function moved<Part>(parts: readonly Part[], from: number, to: number): readonly Part[] {
  const part = parts[from]
  if (part === undefined || to < 0 || to >= parts.length) return parts
  return parts.toSpliced(from, 1).toSpliced(to, 0, part)
}

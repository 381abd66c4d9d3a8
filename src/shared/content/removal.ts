/** A stretch of a file that is taken out of it before it is kept, or written over so that all else stays in its place. */
export type Removal = {
  readonly from: number
  /** The first byte that stays. */
  readonly to: number
  /** What stands there afterwards; `nothing`: the file gets shorter. */
  readonly leaves: 'nothing' | 'zeros' | 'spaces'
}

/** The removals in the order of the file, none of them over another. */
export function inOrder(removals: readonly Removal[]): readonly Removal[] {
  const ordered: Removal[] = []
  let at = 0
  for (const removal of removals.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    const from = Math.max(removal.from, at)
    if (removal.to <= from) continue
    ordered.push({ ...removal, from })
    at = removal.to
  }
  return ordered
}

/** Characters of a pattern as sorted, separate ranges of code points, both ends included. */
export type CharSet = readonly (readonly [number, number])[]

const last = 0x10ffff

/** Every character. */
export const anyChar: CharSet = [[0, last]]

/** The classes `\d`, `\w`, `\s`. */
export const classes: { readonly [letter: string]: CharSet } = {
  d: [[48, 57]],
  w: [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
  ],
  s: [
    [9, 13],
    [32, 32],
    [160, 160],
    [5760, 5760],
    [8192, 8202],
    [8232, 8233],
    [8239, 8239],
    [8287, 8287],
    [12288, 12288],
    [65279, 65279],
  ],
}

/** All characters of either. */
export function union(left: CharSet, right: CharSet): CharSet {
  const joined: [number, number][] = []
  for (const [from, to] of [...left, ...right].sort((one, two) => one[0] - two[0])) {
    const before = joined.at(-1)
    if (before && from <= before[1] + 1) before[1] = Math.max(before[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** All characters that are not in the set. */
export function complement(set: CharSet): CharSet {
  const rest: [number, number][] = []
  let next = 0
  for (const [from, to] of union(set, [])) {
    if (from > next) rest.push([next, from - 1])
    next = to + 1
  }
  if (next <= last) rest.push([next, last])
  return rest
}

/** True when some character is in both. */
export function overlap(left: CharSet, right: CharSet): boolean {
  return left.some(([from, to]) => right.some(([other, end]) => from <= end && other <= to))
}

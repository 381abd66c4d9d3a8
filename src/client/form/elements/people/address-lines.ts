/** Of people's addresses, the lines with this one changed: the others stay, and empty ones at the end are left out. */
export function addressLines(
  before: readonly string[] | undefined,
  at: number,
  line: string,
): readonly string[] {
  const [first = '', second = '', third = '', ...further] = before ?? []
  const after = [first, second, third, ...further].map((each, index) => (index === at ? line : each))
  return after.slice(0, Math.max(1, after.findLastIndex((each) => each !== '') + 1))
}

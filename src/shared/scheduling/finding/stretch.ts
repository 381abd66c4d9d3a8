/** From one number up to, but not including, another: minutes of a day, or milliseconds since 1970. */
export type Stretch = { readonly from: number; readonly to: number }

/** In order, and what meets is one. */
export function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const met: Stretch[] = []
  for (const each of stretches.toSorted((one, other) => one.from - other.from)) {
    const last = met.at(-1)
    if (last && each.from <= last.to)
      met[met.length - 1] = { from: last.from, to: Math.max(last.to, each.to) }
    else met.push(each)
  }
  return met
}

/** True where one of the stretches holds the whole of this one. */
export function holds(stretches: readonly Stretch[], { from, to }: Stretch): boolean {
  return stretches.some((each) => each.from <= from && to <= each.to)
}

/** True where one of the stretches meets this one. */
export function meets(stretches: readonly Stretch[], { from, to }: Stretch): boolean {
  return stretches.some((each) => each.from < to && from < each.to)
}

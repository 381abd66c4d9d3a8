/** One element in so many, on average, begins a stretch. */
const usualLength = 8

/**
 * Cuts a long form's canvas into stretches, so that what changes in one leaves the others alone. An element begins one by its id,
 * not by its place: elements that are added, moved or removed leave all other stretches as they were.
 */
export function stretchesOf<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
): readonly (readonly Item[])[] {
  const stretches: Item[][] = []
  for (const item of items) {
    const open = stretches.at(-1)
    if (open && !begins(idOf(item))) open.push(item)
    else stretches.push([item])
  }
  return stretches
}

function begins(id: string): boolean {
  const known = remembered.get(id)
  if (known !== undefined) return known
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  const isFirst = sum % usualLength === 0
  remembered.set(id, isFirst)
  return isFirst
}

const remembered = new Map<string, boolean>()

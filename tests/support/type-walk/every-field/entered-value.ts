type Parts = { readonly [name: string]: unknown }

/** Of a postal address and of a phone number, what follows from the rest and is not asked. */
const notAsked: { readonly [known: string]: readonly string[] } = {
  postalCode: ['district', 'districtLocked', 'latitude', 'longitude', 'period'],
  system: ['rank'],
}

/** In the walk through every type: a whole value as somebody could enter it: each list with one entry, each box ticked, only what is asked. */
export function enteredValue(value: unknown): unknown {
  return entered(value, 1)
}

/** The same with all its entries. */
export function enteredWhole(value: unknown): unknown {
  return entered(value, Number.POSITIVE_INFINITY)
}

/** What has nothing in it can not be entered. */
function entered(value: unknown, entries: number): unknown {
  if (Array.isArray(value))
    return value
      .slice(0, entries)
      .map((each) => entered(each, entries))
      .filter((each) => !isHollow(each))
  if (value === false) return true
  if (!isParts(value)) return value
  const left = Object.keys(notAsked).flatMap((known) => (known in value ? (notAsked[known] ?? []) : []))
  const parts = Object.entries(value).map(([name, part]) => [name, entered(part, entries)] as const)
  return Object.fromEntries(parts.filter(([name, part]) => !left.includes(name) && !isHollow(part)))
}

function isHollow(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** What a value is made of, each part alone where it stands. */
export function enteredParts(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => enteredParts(each).map((part) => [part]))
  if (!isParts(value) || isWord(value)) return [value]
  return Object.entries(value).flatMap(([name, each]) => enteredParts(each).map((part) => ({ [name]: part })))
}

/** A reference or a code means something only as it is. */
export function isWord(value: Parts): boolean {
  return 'resourceType' in value || 'code' in value
}

/** Whether a value has parts by name. */
export function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

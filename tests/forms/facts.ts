/** Imported or stored JSON. Whatever counts facts in tests knows nothing of the importer: it reads both sides as an outsider would, by FHIR and by our schemas. */
export type Json = { readonly [key: string]: unknown }

export const factClasses = [
  'items',
  'types',
  'options',
  'required',
  'repeats',
  'units',
  'conditions',
  'initial values',
  'calculations',
] as const

export type FactClass = (typeof factClasses)[number]
/** For tests: what is said of each class, one text a fact. */
export type Facts = { readonly [Class in FactClass]: readonly string[] }

export type Draft = { readonly [Class in FactClass]: string[] }

export const empty = (): Draft => ({
  items: [],
  types: [],
  options: [],
  required: [],
  repeats: [],
  units: [],
  conditions: [],
  'initial values': [],
  calculations: [],
})

export const list = (value: unknown): readonly Json[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is Json => typeof one === 'object' && one !== null && !Array.isArray(one),
  )
export const record = (value: unknown): Json => list(value)[0] ?? {}
export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : ''
export const isTrue = (value: unknown): boolean => value === true || value === 'true'

export const extensionsOf = (holder: Json, ending: string): readonly Json[] =>
  [...list(holder.extension), ...list(holder.modifierExtension)].filter(({ url }) =>
    text(url).endsWith(ending),
  )

/** `value[x]`, also as `value: {Coding: {…}}`. */
export function choiceOf(holder: Json, stem: string): { readonly type: string; readonly value: unknown } {
  const key = Object.keys(holder).find((one) => new RegExp(`^${stem}[A-Z]`).test(one))
  if (key !== undefined) return { type: key.slice(stem.length), value: holder[key] }
  const [entry] = Object.entries(record(holder[stem]))
  if (entry) return { type: entry[0].charAt(0).toUpperCase() + entry[0].slice(1), value: entry[1] }
  return { type: '', value: holder[stem] }
}

type Said = { readonly type: string; readonly value: unknown }

const wordsOfTypes: { readonly [type: string]: (value: unknown) => string } = {
  Coding: (value) => text(record(value).code) || text(record(value).display),
  CodeableConcept: (value) => wordOf({ type: 'Coding', value: record(record(value).coding ?? value) }),
  Quantity: (value) =>
    `${Number(record(value).value)} ${text(record(value).code) || text(record(value).unit)}`.trim(),
  Reference: (value) => text(record(value).reference) || text(record(value).display),
  Attachment: (value) => text(record(value).url) || text(record(value).title),
  Time: (value) => text(value).slice(0, 5),
}

/** One word for a value, whichever type it has. */
export function wordOf({ type, value }: Said): string {
  return wordsOfTypes[type]?.(value) ?? text(value)
}

export function allItems(holder: Json): readonly Json[] {
  return list(holder.item).flatMap((item) => [item, ...allItems(item)])
}

export const squeezed = (words: string): string => words.replace(/\s+/g, '')

/** The expressions of an item under an address that ends so, also where a tool writes them as a plain key. */
export function expressionsOf(item: Json, ending: string): readonly string[] {
  const own = extensionsOf(item, ending).map(
    (one) => record(one.valueExpression).expression ?? one.valueString,
  )
  const plain = Object.keys(item).find((key) => ending.endsWith(key) || key.endsWith(ending))
  const inline = plain === undefined ? [] : list(item[plain]).map(({ expression }) => expression)
  return [...own, ...inline].map(text).filter((one) => one !== '')
}

/** How many of two lists of facts agree. */
export type Score = { readonly both: number; readonly wanted: number; readonly found: number }

/** Counts facts that stand on both sides, each as often as it stands there. */
export function agreement(wanted: readonly string[], found: readonly string[]): Score {
  const left = new Map<string, number>()
  for (const fact of wanted) left.set(fact, (left.get(fact) ?? 0) + 1)
  let both = 0
  for (const fact of found) {
    const count = left.get(fact) ?? 0
    if (count > 0) both += 1
    left.set(fact, count - 1)
  }
  return { both, wanted: wanted.length, found: found.length }
}

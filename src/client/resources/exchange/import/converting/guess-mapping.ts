import type { ImportField } from './import-field.ts'

/** What others call the fields of a type, by their paths. */
type Headings = { readonly [path: string]: readonly string[] }

/** Before converting, for each column of an imported file the key of the field that its heading names; each field at most once. */
export function guessMapping(
  headers: readonly string[],
  fields: readonly ImportField[],
  headings: Headings = {},
): readonly (string | undefined)[] {
  const owners = ownNames(fields)
  const pairs = headers.flatMap((header, column) =>
    fields.map((field) => {
      const usual = headings[pathOf(field)] ?? []
      const score = Math.max(scoreOf(header, field, owners), usualScore(header, field, usual))
      return { column, key: field.key, score }
    }),
  )
  const chosen = new Map<number, string>()
  const taken = new Set<string>()
  for (const { column, key, score } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (score === 0 || chosen.has(column) || taken.has(key)) continue
    chosen.set(column, key)
    taken.add(key)
  }
  return headers.map((_, column) => chosen.get(column))
}

/** The path of a field, of whichever row or entry: `contacts#2.value` is `contacts.value`. */
function pathOf({ place: { root, child, part } }: ImportField): string {
  const question = child ?? root
  return part === undefined ? question : `${question}.${part}`
}

/** Another name of the field: the first entry of a list is meant before the second. */
function usualScore(header: string, { place }: ImportField, usual: readonly string[]): number {
  const name = folded(header)
  if (name === '' || !usual.some((each) => folded(each) === name)) return 0
  return (place.entry ?? 0) === 0 && (place.row ?? 0) === 0 ? 4 : 3
}

const precise: ReadonlySet<string> = new Set(['id', 'code', 'codigo', 'utc'])

/** How well a heading names a field; 0: not at all. What stands in brackets says in which form the values are. */
function scoreOf(header: string, field: ImportField, owners: ReadonlyMap<string, number>): number {
  const [, stem = header, note = ''] = /^(.*?)\s*(?:\(([^()]*)\))?$/.exec(header.trim()) ?? []
  const bonus = precise.has(folded(note)) ? 1 : 0
  const name = folded(stem)
  if (name === '') return 0
  const [plain = '', path = '', own = ''] = field.names
  if (header.trim() === field.key || header.trim() === path) return 20
  if (name === folded(field.label) || name === folded(plain)) return 10 + bonus
  if (name === folded(path)) return 8 + bonus
  return name === folded(own) && owners.get(name) === 1 ? 5 + bonus : 0
}

/** How many fields have a label of their own: only one that is alone may be named by it. */
function ownNames(fields: readonly ImportField[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { names } of fields) {
    const own = folded(names[2] ?? '')
    counts.set(own, (counts.get(own) ?? 0) + 1)
  }
  return counts
}

/** Small letters and digits without accents: "First-Name " is "firstname". */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

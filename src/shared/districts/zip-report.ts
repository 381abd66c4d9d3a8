import type { KnownArea } from './district-doubts.ts'
import type { ZipDoubt, ZipList } from './read-zip-list.ts'

/** What becomes of a ZIP code of a list: it comes, comes from another district, or is there already; or why nothing becomes of it. */
export const zipStates = [
  'New',
  'Moves',
  'There',
  'Twice',
  'TwoDistricts',
  'NotAZip',
  'BadRange',
  'UnknownDistrict',
  'NoDistrict',
] as const
export type ZipState = (typeof zipStates)[number]

/** A ZIP code of a list, or a line that names none. */
export type ListedZip<Each extends KnownArea = KnownArea> = {
  readonly line: number
  /** The code, or what the line says. */
  readonly text: string
  readonly state: ZipState
  readonly district?: Each
  /** From where it comes. */
  readonly from?: Each
}

/** What a list says beside what is known; `usual` is the district of lines that name none. */
export type ZipListing<Each extends KnownArea> = {
  readonly list: ZipList
  readonly districts: readonly Each[]
  readonly usual?: Each | undefined
}

/** Says of every ZIP code of a list what would become of it, in the order of the list. */
export function zipReport<Each extends KnownArea>({
  list,
  districts,
  usual,
}: ZipListing<Each>): readonly ListedZip<Each>[] {
  const named = new Map<string, Each>()
  for (const district of districts)
    for (const word of [district.code, district.name])
      if (word !== undefined) named.set(folded(word), district)
  const seen = new Map<string, string>()
  const wanted = conflicting(list, (name) => districtNamed(name)?.id)
  function districtNamed(name: string | undefined): Each | undefined {
    return name === undefined ? usual : named.get(folded(name))
  }

  return list.lines.flatMap(({ line, text, codes, district: name, doubt }): readonly ListedZip<Each>[] => {
    if (doubt) return [{ line, text, state: doubt satisfies ZipDoubt }]
    const district = districtNamed(name)
    if (!district) return [{ line, text, state: name === undefined ? 'NoDistrict' : 'UnknownDistrict' }]
    return codes.map((code) => {
      const state = stateOf(code, {
        district,
        districts,
        isTwice: seen.has(code),
        isUnclear: wanted.has(code),
      })
      seen.set(code, district.id)
      return { line, text: code, district, ...state }
    })
  })
}

type Standing<Each> = {
  readonly district: Each
  readonly districts: readonly Each[]
  readonly isTwice: boolean
  readonly isUnclear: boolean
}

function stateOf<Each extends KnownArea>(
  code: string,
  { district, districts, isTwice, isUnclear }: Standing<Each>,
): Pick<ListedZip<Each>, 'state' | 'from'> {
  if (isUnclear) return { state: 'TwoDistricts' }
  if (isTwice) return { state: 'Twice' }
  if (district.postalCodes?.includes(code)) return { state: 'There' }
  const from = rivalWith(code, district, districts)
  return from ? { state: 'Moves', from } : { state: 'New' }
}

/** The other active district of the same kind that has a ZIP code now. */
function rivalWith<Each extends KnownArea>(
  code: string,
  { id, kind, active }: Each,
  districts: readonly Each[],
): Each | undefined {
  if (!active) return undefined
  return districts.find(
    (other) => other.id !== id && other.active && other.kind === kind && other.postalCodes?.includes(code),
  )
}

/** The ZIP codes that a list gives to several districts. */
function conflicting(
  { lines }: ZipList,
  idOf: (name: string | undefined) => string | undefined,
): ReadonlySet<string> {
  const first = new Map<string, string>()
  const unclear = new Set<string>()
  for (const { codes, district } of lines) {
    const id = idOf(district)
    if (id === undefined) continue
    for (const code of codes) {
      if ((first.get(code) ?? id) !== id) unclear.add(code)
      else first.set(code, id)
    }
  }
  return unclear
}

function folded(text: string): string {
  return text.trim().toLowerCase()
}

/** The ZIP codes of districts after what a report says was done: only of those that change. */
export function codesAfter<Each extends KnownArea>(
  entries: readonly ListedZip<Each>[],
): readonly { readonly district: Each; readonly postalCodes: readonly string[] }[] {
  const changed = new Map<string, { readonly district: Each; readonly codes: Set<string> }>()
  const codesOf = (district: Each) => {
    const known = changed.get(district.id) ?? { district, codes: new Set(district.postalCodes ?? []) }
    changed.set(district.id, known)
    return known.codes
  }
  for (const { state, text, district, from } of entries) {
    if (!district || (state !== 'New' && state !== 'Moves')) continue
    codesOf(district).add(text)
    if (from) codesOf(from).delete(text)
  }
  return [...changed.values()].map(({ district, codes }) => ({
    district,
    postalCodes: [...codes].toSorted(),
  }))
}

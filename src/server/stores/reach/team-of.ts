import type { States, TeamRule, TeamSide, TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isDocument, isReference, valueAt, valuesAt } from '#server/stores/document.ts'
import { sameStored } from '#server/stores/same-stored.ts'

/** One line of `patient_team`: this profile reaches this patient, for this reason, within these times. */
export type TeamLine = {
  readonly patientId: string
  readonly profileId: string
  readonly reason: string
  /** What whoever causes the line must have. */
  readonly giving: TeamRule['giving']
  readonly from: string | null
  readonly until: string | null
}

const day = 86_400_000

/** Who reaches whom because of this row, as its schema says (`team`). A deleted row lets nobody in; a deleted patient's team may bring it back. */
export function teamOf({ team = [], patientField }: TypeEntry, document: Document): readonly TeamLine[] {
  if (patientField !== 'self' && valueAt(document, 'meta.isDeleted') === true) return []
  return numbered(team.flatMap((rule) => (applies(rule, document) ? linesOf(rule, document) : [])))
}

/** Does a new version of a row let in whom the one before let in, since all that decides it is as it was? */
export function sameTeam(entry: TypeEntry, before: Document, after: Document): boolean {
  return (
    decidingFields(entry).every((name) => sameStored(before[name], after[name])) &&
    isGone(before) === isGone(after)
  )
}

const isGone = (document: Document) => valueAt(document, 'meta.isDeleted') === true

/** The fields of a type that decide who reaches whom; the registry's types are few, so each is looked at once. */
function decidingFields(entry: TypeEntry): readonly string[] {
  const known = deciding.get(entry)
  if (known) return known
  const fields = [...new Set((entry.team ?? []).flatMap(pathsOf).map((path) => path.split('.')[0] ?? path))]
  deciding.set(entry, fields)
  return fields
}

const deciding = new WeakMap<TypeEntry, readonly string[]>()

function pathsOf({ people, patients, where, unless, until }: TeamRule): readonly string[] {
  const states = [where, unless, until?.where, until?.unless].flatMap((each) => Object.keys(each ?? {}))
  const sides = [people, patients].flatMap(({ each, at }) => (each === undefined ? at : [each]))
  return [...states, ...sides, ...(until?.after ?? [])]
}

/** One reason may hold for several spans of time: the second of them is called `careTeam 2`, so that none takes the place of another. */
function numbered(lines: readonly TeamLine[]): readonly TeamLine[] {
  const different = new Map(lines.map((line) => [JSON.stringify(line), line]))
  const times = new Map<string, number>()
  return [...different.values()].map((line) => {
    const name = `${line.patientId} ${line.profileId} ${line.reason}`
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return time === 1 ? line : { ...line, reason: `${line.reason} ${time}` }
  })
}

/** Is the patient confidential: seen by its confidential team alone? */
export function isConfidential({ confidential }: TypeEntry, document: Document): boolean {
  return confidential !== undefined && valuesAt(document, confidential).length > 0
}

function linesOf(rule: TeamRule, document: Document): readonly TeamLine[] {
  const reason = rule.reason.replace('{id}', String(document.id))
  const whole = spanOf(rule, document)
  if (!whole) return []
  const people = meantBy(rule.people, document)
  return meantBy({ ...rule.patients, types: ['Patient'] }, document).flatMap((patient) =>
    people.flatMap((person) => {
      const span = within([whole, patient.span, person.span])
      return span
        ? [{ patientId: patient.id, profileId: person.id, reason, giving: rule.giving, ...span }]
        : []
    }),
  )
}

/** When a reason holds; null stands for always. */
type ReasonSpan = Pick<TeamLine, 'from' | 'until'>

const always: ReasonSpan = { from: null, until: null }

/** How long the rule lets somebody in. Undefined: until a day that the row does not tell, and so not at all. */
function spanOf({ until }: TeamRule, document: Document): ReasonSpan | undefined {
  if (!until || !applies(until, document)) return always
  const first = until.after.map((path) => valueAt(document, path)).find((value) => isThere(value))
  const end = later(first, until.days * day)
  return end === null ? undefined : { from: null, until: end }
}

/** The time that all of them have in common; undefined when there is none. */
function within(spans: readonly ReasonSpan[]): ReasonSpan | undefined {
  const from =
    spans
      .flatMap((span) => span.from ?? [])
      .toSorted()
      .at(-1) ?? null
  const until = spans.flatMap((span) => span.until ?? []).toSorted()[0] ?? null
  return from !== null && until !== null && from >= until ? undefined : { from, until }
}

type Meant = { readonly id: string; readonly span: ReasonSpan }

/** Everybody whom the row names there, each once; where each has a period, as often as there are periods. */
function meantBy(side: TeamSide, document: Document): readonly Meant[] {
  const { period, at, types } = side
  const found = partsOf(side, document).flatMap((part) =>
    at
      .flatMap((path) => (path === 'self' ? [String(document.id)] : idsAt(part, path, types)))
      .map((id): Meant => ({ id, span: period === undefined ? always : periodAt(part, period) })),
  )
  if (period !== undefined) return found
  return [...new Set(found.map(({ id }) => id))].map((id) => ({ id, span: always }))
}

function partsOf({ each, where }: TeamSide, document: Document): readonly Document[] {
  if (each === undefined) return [document]
  return valuesAt(document, each)
    .filter(isDocument)
    .filter((part) => where === undefined || isIn(where, part))
}

function idsAt(part: Document, path: string, types: TeamSide['types']): readonly string[] {
  return valuesAt(part, path)
    .filter(isReference)
    .filter(({ resourceType, id }) => id !== '' && (types?.includes(resourceType) ?? true))
    .map(({ id }) => id)
}

function periodAt(part: Document, path: string): ReasonSpan {
  return {
    from: later(valueAt(part, `${path}.start`), 0),
    until: later(valueAt(part, `${path}.end`), day),
  }
}

function applies(
  { where, unless }: { readonly where?: States; readonly unless?: States },
  document: Document,
): boolean {
  return (where === undefined || isIn(where, document)) && (unless === undefined || !isIn(unless, document))
}

function isIn(states: States, document: Document): boolean {
  return Object.entries(states).every(([field, names]) => names.includes(String(valueAt(document, field))))
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null
}

function later(value: unknown, milliseconds: number): string | null {
  const start = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(start) ? null : new Date(start + milliseconds).toISOString()
}

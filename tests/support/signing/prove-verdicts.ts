import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { liveAlways, liveRules } from '#client/notes/sections/check.ts'
import type { NoteRule } from '#generated/types/note-rule.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { resultsAtSigning } from '#server/note-parts/judge-note.ts'
import { alwaysNeeds } from '#shared/notes/asked-always/asked-always.ts'
import { otherMembersResult } from '#shared/notes/group/other-members-named.ts'
import type { NoteParts, SessionParts } from '#shared/notes/note-parts.ts'
import { practiceRules } from '#shared/notes/practice-rules.ts'
import type { RecordReader } from '#shared/notes/record-reader.ts'
import { needsOf, withRelated, withWhatIsSeen } from '#shared/notes/with-related.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import type { RuleResult } from '#shared/rules/judging/rule-result.ts'
import { build, completed } from '#tests/support/builders/build.ts'
import { type Chance, chanceFrom } from '#tests/support/chance.ts'

const day = '2026-03-04'
const now = '2026-03-04T23:00:00.000Z'

/** What a run has found: the notes whose verdict on the screen is another one than at signing, and how many results were compared. */
type VerdictProof = {
  readonly faults: readonly string[]
  readonly notes: number
  readonly results: number
  readonly failed: number
  readonly passed: number
}

/** Judges, for a test, so many random notes by random rules as the browser does while they are written, and as the server does when they are signed. */
export async function proveVerdicts(
  count: number,
  seed: number,
  live: typeof liveResults = liveResults,
): Promise<VerdictProof> {
  const faults: string[] = []
  const sums = { results: 0, failed: 0, passed: 0 }
  for (let index = 0; index < count; index += 1) {
    const scene = randomScene(chanceFrom(seed + Math.imul(index, 7_919)), index)
    const onScreen = verdictOf(await live(scene))
    const atSigning = verdictOf(await signingResults(scene))
    const outcomes = Object.values(atSigning)
    sums.results += outcomes.length
    sums.failed += outcomes.filter((each) => each.includes('Fail')).length
    sums.passed += outcomes.filter((each) => each.includes('Pass')).length
    if (JSON.stringify(onScreen) !== JSON.stringify(atSigning))
      faults.push(`note ${index}: ${JSON.stringify(onScreen)} and ${JSON.stringify(atSigning)}`)
  }
  return { faults: faults.slice(0, 5), notes: count, ...sums }
}

type Scene = {
  readonly parts: NoteParts
  readonly rules: readonly NoteRule[]
  readonly preferences: PracticePreferences
  readonly reader: RecordReader
}

/** The verdict on the screen, by the browser's own functions. */
export async function liveResults({
  parts,
  rules,
  preferences,
  reader,
}: Scene): Promise<readonly RuleResult[]> {
  const judging = [...rules, ...practiceRules(preferences)]
  const needs = [...new Set([...needsOf(judging), ...alwaysNeeds()])]
  const loaded: LoadedNote = {
    ...{ parts: await withWhatIsSeen(reader, parts, needs), rules: judging, preferences },
    ...{ definitions: [], definition: undefined, told: undefined, signing: { steps: [] } },
  }
  const { note, session } = loaded.parts
  const encounter = session?.encounter
  return [
    ...liveRules(loaded, { note, encounter, now }),
    ...otherMembersResult(loaded.parts, { note, overrides: [] }),
    ...liveAlways(loaded, { note, encounter }),
  ]
}

async function signingResults({ parts, rules, preferences, reader }: Scene): Promise<readonly RuleResult[]> {
  const wanted = [...rules, ...practiceRules(preferences)]
  const needs = [...needsOf(wanted), ...alwaysNeeds(parts.session?.encounter)]
  const known = await withRelated(reader, parts, needs)
  if (!known.ok) throw new Error('Everything can be read here.')
  const holidayDates = preferences.holidayDates ?? []
  return resultsAtSigning(known.value, {
    ...{ wanted, definition: { requiresCarePlanLink: false }, overrides: [], mayOverrideBlocks: false, now },
    // The server fills in what a practice has not chosen.
    preferences: { ...preferences, holidayDates } as Parameters<typeof resultsAtSigning>[1]['preferences'],
  })
}

/** What each check says, by its rule, item and member. */
function verdictOf(results: readonly RuleResult[]): Readonly<Record<string, string>> {
  const said = results.map(({ ruleId, itemId, member, outcome, severity, sentence }) => [
    `${ruleId}/${itemId}/${member?.id ?? ''}`,
    JSON.stringify([outcome, severity, sentence ?? null]),
  ])
  return Object.fromEntries(said.toSorted(([one = ''], [other = '']) => one.localeCompare(other)))
}

/** So many rows of a type are made; a note is put together from some of them. */
const poolSize = 300
const made = new Map<string, object>()

/** A stored row of a type, as random as its schema allows, with some of it as told. */
function row<Type extends ResourceType>(type: Type, chance: Chance, fixed: object = {}): ResourceTypes[Type] {
  const seed = chance.whole(2, type === 'NoteRule' ? 10 * poolSize : poolSize)
  const key = `${type} ${seed}`
  const body = made.get(key) ?? completed(build(type, seed), seed)
  made.set(key, body)
  const meta = { versionId: '1', created: now, lastModified: now, isDeleted: false }
  const id = `${type} ${chance.whole(1, 3)}`
  const whole: unknown = { display: type, ...body, id, resourceType: type, meta, ...fixed }
  // It is what the schema describes: the builders are made from it.
  return whole as ResourceTypes[Type]
}

const times = ['14:00', '14:10', '15:00', '15:50', '18:00'] as const

function randomScene(chance: Chance, index: number): Scene {
  const start = `${day}T${chance.pick(times)}:00.000Z`
  const minutes = chance.pick([10, 16, 30, 50, 53, 90, 120, 600]) ?? 50
  const end = new Date(Date.parse(start) + minutes * 60_000).toISOString()
  const bare = (resourceType: ResourceType, id = `${resourceType} 1`) => ({ id, resourceType })
  const encounter = row('Encounter', chance, {
    ...{ id: 'session', serviceDate: day, patient: bare('Patient'), service: bare('HealthcareService') },
    ...(chance.is(0.85) && { period: { start, end }, minutes }),
    ...{ visitStatus: chance.pick(['Show', 'Show', 'Show', 'NoShow', 'Cancelled']) },
    timezone: chance.pick(['America/Chicago', 'America/Phoenix', 'America/New_York']),
  })
  const session: SessionParts = {
    encounter,
    patient: row('Patient', chance, { id: 'Patient 1' }),
    ...(chance.is(0.9) && { service: row('HealthcareService', chance) }),
    ...(chance.is(0.8) && { program: row('Program', chance) }),
    ...(chance.is(0.8) && { episode: row('EpisodeOfCare', chance, { period: { start: '2026-01-05' } }) }),
    conditions: chance.is(0.7) ? [row('Condition', chance), row('Condition', chance)] : [],
  }
  const note = row('Note', chance, {
    ...{ id: `note ${index}`, serviceDate: day, composition: 'Individual', partOf: undefined },
    signingState: 'Draft',
  })
  const services = chance.is(0.15) ? [{ ...session, encounter: { ...encounter, id: 'part' } }] : []
  return {
    parts: { note, session, members: [], services, author: row('Practitioner', chance) },
    rules: [randomRule(chance, 1), randomRule(chance, 2)],
    preferences: row('PracticePreferences', chance, { timezone: 'America/Chicago', id: 'default' }),
    reader: readerOf(chance),
  }
}

/** A rule of any kinds whose items are asked both while the note is written and when it is signed. */
function randomRule(chance: Chance, number: number): NoteRule {
  const rule = row('NoteRule', chance, { id: `rule ${number}`, key: `rule-${number}`, status: 'Active' })
  const { appliesTo: _all, period: _always, ...always } = { period: undefined, ...rule }
  return {
    ...always,
    items: rule.items?.map((item) => ({ ...item, evaluate: 'Both' as const })),
    ...(rule.groups && { groups: asked(rule.groups) }),
  }
}

type Groups = NonNullable<NoteRule['groups']>

/** Groups within groups: their items too are asked both times. */
function asked(groups: Groups): Groups {
  return JSON.parse(
    JSON.stringify(groups, (name, value) =>
      name === 'items' && Array.isArray(value) ? value.map((item) => ({ ...item, evaluate: 'Both' })) : value,
    ),
  )
}

/** The same question has the same answer, whoever asks and however often. */
function readerOf(chance: Chance): RecordReader {
  const known = new Map<string, unknown>()
  const seed = chance.whole(1, 1_000_000)
  const remembered = <Value>(key: string, make: (own: Chance) => Value): Value => {
    const sum = [...key].reduce((all, sign) => (all * 31 + sign.charCodeAt(0)) >>> 0, seed)
    if (!known.has(key)) known.set(key, make(chanceFrom(sum)))
    // It was kept under this key by this function.
    return known.get(key) as Value
  }
  return {
    read: async (type, reference) => {
      if (!reference) return succeeded(undefined)
      const key = `${type} ${reference.id}`
      return succeeded(remembered(key, (own) => row(type, own, { id: reference.id })))
    },
    find: async (type, filters) =>
      succeeded(
        remembered(JSON.stringify([type, filters]), (own) =>
          Array.from({ length: own.whole(0, 2) }, (_, at) => row(type, own, { id: `${type} of ${at}` })),
        ),
      ),
  }
}

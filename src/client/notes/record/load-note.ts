import { send, sendPlain } from '#client/api/send.ts'
import { sendTogether } from '#client/sync/send-reader.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { NoteRule } from '#generated/types/note-rule.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { type Definition, definitionOf } from '#shared/forms/definition.ts'
import { alwaysNeeds } from '#shared/notes/asked-always/asked-always.ts'
import { sectionConditions, shownWhen } from '#shared/notes/editing/shown-when.ts'
import { withNarrative } from '#shared/notes/editing/with-narrative.ts'
import { isServicePart } from '#shared/notes/group/is-member-part.ts'
import { allNames } from '#shared/notes/group/other-members-named.ts'
import { type ServicePart, servicesInOrder } from '#shared/notes/group/services-in-order.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import type { NoteParts, SessionParts, SharedParts } from '#shared/notes/note-parts.ts'
import { practiceRules, rulesOfKind } from '#shared/notes/practice-rules.ts'
import { sessionAsSigned } from '#shared/notes/printing/session-as-signed.ts'
import type { RecordNeed } from '#shared/notes/related-records.ts'
import { sectionDefinition } from '#shared/notes/section-definition.ts'
import type { SigningOrder } from '#shared/notes/steps-for.ts'
import { needsOf, withWhatIsSeen } from '#shared/notes/with-related.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { judgingStatuses } from '#shared/rules/judging/select-rules.ts'
import { allOf, wholeOf } from './all-of.ts'
import { apart, type CameAlong, nothingAlong, sessionReader } from './session-reader.ts'

/** A note with all that is needed to write, check and sign it. What may not be seen is absent. */
export type LoadedNote = {
  readonly parts: NoteParts
  /** The session as a reader of the note is told of it: of a signed one in the words that were signed. */
  readonly told: SessionParts | undefined
  /** The definition of each section's form, in the note's order of sections. */
  readonly definitions: readonly Definition[]
  readonly definition: NoteDefinition | undefined
  readonly rules: readonly NoteRule[]
  readonly signing: SigningOrder
  readonly preferences: PracticePreferences | undefined
}

/** Reads a note and what belongs to it; what could not be had, and was not refused, is not taken for absent. */
export async function loadNote(id: string): Promise<Outcome<LoadedNote>> {
  const note = await send('note.read', { id })
  return note.ok ? loadRecord(note.value) : note
}

/** Reads what belongs to a note; of several that are read beside each other, what they ask for is asked together. Of a part of a shared note the whole is asked for where it is not known. */
export async function loadRecord(note: Note, whole?: Note): Promise<Outcome<LoadedNote>> {
  const shared = loadShared(note, whole)
  const [definitions, session, patient, services, author, amender, configuration, preferences, own] =
    await Promise.all([
      loadDefinitions(note),
      loadSession(note),
      note.encounter ? succeeded(undefined) : optional('Patient', note.patient),
      loadServices(note),
      optional('Practitioner', note.author),
      optional('Practitioner', amendmentInRound(note)?.author),
      optionalPinned('SignatureConfiguration', note.signatureConfiguration),
      optional('PracticePreferences', { id: 'default', resourceType: 'PracticePreferences' }),
      loadOwnDefinition(note, shared),
    ])
  const read = wholeOf({
    definitions,
    session,
    patient,
    services,
    author,
    amender,
    shared: await shared,
    configuration,
    preferences,
    definition: own,
  })
  if (!read.ok) return read
  const { definition } = read.value
  const rules = await loadRules(note.kind, read.value)
  if (!rules.ok) return rules
  const told = await sessionAsSigned(note, read.value.session, (problem) =>
    optionalPinned('Condition', problem),
  )
  if (!told.ok) return told

  const judging = [...rules.value, ...practiceRules(read.value.preferences ?? {}, definition)]
  const parts = partsOf(note, read.value)
  return succeeded({
    parts: isHidden(note) ? parts : await withWhatIsSeen(sendTogether, parts, needsIn(judging)),
    told: told.value,
    definitions: shownDefinitions(note, read.value),
    definition,
    rules: judging,
    signing: read.value.configuration ?? { steps: [] },
    preferences: read.value.preferences,
  })
}

type Read = {
  readonly session: SessionParts | undefined
  readonly patient: NoteParts['patient']
  readonly services: readonly ServicePart[]
  readonly author: NoteParts['author']
  readonly amender: NoteParts['amender']
  readonly shared: SharedParts | undefined
  readonly preferences: PracticePreferences | undefined
}

/** What each section asks, under the condition that the note's definition shows it by. */
function shownDefinitions(
  note: Note,
  {
    definitions,
    definition,
  }: { readonly definitions: readonly Definition[]; readonly definition: NoteDefinition | undefined },
): readonly Definition[] {
  const conditions = sectionConditions(definition ?? {})
  return definitions.map((each, index) => shownWhen(each, conditions.get(note.sections[index]?.key ?? '')))
}

function partsOf(note: Note, { session, patient, services, author, amender, shared }: Read): NoteParts {
  const inOrder = servicesInOrder(isServicePart(note) ? shared?.parent : note, services)
  return {
    ...{ note, session, patient, members: [], author, amender, shared },
    ...(isServicePart(note) ? { services: [], siblings: inOrder } : { services: inOrder }),
  }
}

/** Is this a draft of which the reader gets everything but its words? */
export function isHidden({ sections }: Partial<Pick<Note, 'sections'>>): boolean {
  return sections === undefined
}

/** What the rules ask for beside the session; where it cannot be reached, the server will say what they say. */
function needsIn(rules: readonly NoteRule[]): readonly RecordNeed[] {
  return [...new Set([...needsOf(rules), ...alwaysNeeds()])]
}

async function loadDefinitions(note: Note): Promise<Outcome<readonly Definition[]>> {
  if (isHidden(note)) return succeeded([])
  return allOf(await Promise.all(note.sections.map(({ form }) => loadDefinition(form))))
}

const remembered = new Map<string, Definition>()

/** A pinned version never changes, so it is fetched once. */
export async function loadDefinition(reference: Reference): Promise<Outcome<Definition>> {
  const key = `${reference.id}/${reference.versionId ?? ''}`
  const known = reference.versionId ? remembered.get(key) : undefined
  if (known) return succeeded(known)

  const loaded = await fetchDefinition(reference)
  if (loaded.ok) remembered.set(key, loaded.value)
  return loaded
}

async function fetchDefinition(reference: Reference): Promise<Outcome<Definition>> {
  if (reference.resourceType === 'Form') {
    const form = await pinned('Form', reference)
    return form.ok ? succeeded(definitionOf(form.value)) : form
  }
  const sectionForm = await pinned('NoteSectionForm', reference)
  if (!sectionForm.ok) return sectionForm
  const form = await pinned('Form', sectionForm.value.form)
  if (!form.ok) return form
  const definition = sectionDefinition(sectionForm.value, form.value)
  return succeeded(sectionForm.value.narrativeAllowed ? withNarrative(definition) : definition)
}

async function loadSession(note: Note): Promise<Outcome<SessionParts | undefined>> {
  const read = orAbsent(await sessionReader.read('Encounter', note.encounter))
  if (!read.ok) return read
  const versionId = note.void?.sessionVersion
  if (!read.value || versionId === undefined) return read.value ? loadRead(read.value) : succeeded(undefined)
  // A voided note tells its session as it was then.
  const then = await optionalPinned('Encounter', { id: read.value.id, resourceType: 'Encounter', versionId })
  if (!then.ok) return then
  return then.value ? loadSessionOf(then.value) : succeeded(undefined)
}

/** A session that was read with what it names. */
function loadRead(read: Encounter): Promise<Outcome<SessionParts>> {
  const { encounter, came } = apart(read)
  return loadSessionOf(encounter, came)
}

/** The definition of the sections that stand in this note. */
async function loadOwnDefinition(
  { definition }: Note,
  shared: Promise<Outcome<SharedParts | undefined>>,
): Promise<Outcome<NoteDefinition | undefined>> {
  if (definition.resourceType !== 'GroupNoteDefinition') return optionalPinned('NoteDefinition', definition)
  const known = await shared
  return known.ok ? optionalPinned('NoteDefinition', known.value?.definition?.common) : succeeded(undefined)
}

/** What a part of a shared note has to know of the rest, as far as the reader sees it. */
async function loadShared(note: Note, whole: Note | undefined): Promise<Outcome<SharedParts | undefined>> {
  if (note.composition === 'Individual') return succeeded(undefined)
  const parent = whole ? succeeded(whole) : await optional('Note', note.partOf)
  if (!parent.ok) return parent
  const pin = parent.value?.definition ?? note.definition
  const definition =
    pin.resourceType === 'GroupNoteDefinition'
      ? await optionalPinned('GroupNoteDefinition', pin)
      : succeeded(undefined)
  if (!definition.ok) return definition
  const assigned = parent.value?.definitionAssignments ?? []
  const others = await allOf(
    await Promise.all(
      assigned
        .filter(({ patient }) => patient && patient.id !== note.patient?.id)
        .map(({ patient }) => optional('Patient', patient)),
    ),
  )
  if (!others.ok) return others
  const names = others.value.flatMap((each) => (each ? allNames(each) : []))
  return succeeded({ parent: parent.value, definition: definition.value, others: names })
}

/** The services of the note of which this is the whole or a part, as far as the reader sees them. */
async function loadServices({ id, composition, partOf }: Note): Promise<Outcome<readonly ServicePart[]>> {
  if (composition !== 'MultiService') return succeeded([])
  const found = await sendTogether.find('Note', [{ field: 'partOf', op: 'eq', value: partOf?.id ?? id }])
  if (!found.ok) return isRefused(found) ? succeeded([]) : found
  const parts = await allOf(await Promise.all(found.value.map(loadServicePart)))
  return parts.ok ? succeeded(parts.value.flatMap((each) => (each ? [each] : []))) : parts
}

async function loadServicePart(note: Note): Promise<Outcome<ServicePart | undefined>> {
  const session = await loadSession(note)
  if (!session.ok) return session
  return succeeded(session.value && { note, session: session.value })
}

/** The records that a session speaks of; those that came along with it are not asked for again. */
export async function loadSessionOf(
  encounter: Encounter,
  came: CameAlong = nothingAlong,
): Promise<Outcome<SessionParts>> {
  const named = async <Type extends ResourceType>(type: Type, reference: Reference | undefined) => {
    const along = came.of(type, reference)
    return along ? succeeded(along.row) : optional(type, reference)
  }
  const [patient, service, program, episode, conditions] = await Promise.all([
    named('Patient', encounter.patient),
    named('HealthcareService', encounter.serviceType),
    named('Program', encounter.program),
    named('EpisodeOfCare', encounter.episodeOfCare),
    loadConditions(encounter),
  ])
  const read = wholeOf({ patient, service, program, episode, conditions })
  return read.ok ? succeeded({ encounter, ...read.value }) : read
}

/** The patient's diagnoses, so that one can be added to the session. */
async function loadConditions({ patient, diagnoses }: Encounter): Promise<Outcome<readonly Condition[]>> {
  if (patient) {
    const found = await sendTogether.find('Condition', [{ field: 'subject', op: 'eq', value: patient.id }])
    if (found.ok || !isRefused(found)) return found
  }
  const own = await allOf(
    await Promise.all((diagnoses ?? []).map(({ condition }) => optional('Condition', condition))),
  )
  return own.ok ? succeeded(own.value.flatMap((condition) => (condition ? [condition] : []))) : own
}

type Sources = Pick<Read, 'preferences' | 'session' | 'shared'> & {
  readonly definition: NoteDefinition | undefined
}

/** The practice's rules, the program's and the definition's own. */
async function loadRules(
  kind: Note['kind'],
  { preferences, session, shared, definition }: Sources,
): Promise<Outcome<readonly NoteRule[]>> {
  const [own, wide] = await Promise.all([
    keysOf([...(definition?.noteRules ?? []), ...(shared?.definition?.noteRules ?? [])]),
    keysOf([...(preferences?.defaultNoteRules ?? []), ...(session?.program?.noteRules ?? [])]),
  ])
  if (!own.ok) return own
  if (!wide.ok) return wide
  const keys = [...new Set([...own.value, ...wide.value])]
  if (keys.length === 0) return succeeded([])

  const filters: readonly Filter[] = [
    { field: 'key', op: 'in', value: keys },
    { field: 'status', op: 'in', value: judgingStatuses },
  ]
  const found = await sendTogether.find('NoteRule', filters)
  if (isRefused(found)) return succeeded([])
  return found.ok ? succeeded(rulesOfKind(kind, found.value, own.value)) : found
}

async function keysOf(references: readonly Reference[]): Promise<Outcome<ReadonlySet<string>>> {
  const named = await allOf(await Promise.all(references.map((reference) => optional('NoteRule', reference))))
  return named.ok ? succeeded(new Set(named.value.flatMap((rule) => (rule ? [rule.key] : [])))) : named
}

/** What may not be seen, or is there no more, is absent. */
function isRefused(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && ['forbidden', 'missing', 'gone'].includes(outcome.failure.kind)
}

async function optional<Type extends ResourceType>(
  type: Type,
  reference: Reference | undefined,
): Promise<Outcome<ResourceTypes[Type] | undefined>> {
  return orAbsent(await sendTogether.read(type, reference))
}

async function optionalPinned<Type extends ResourceType>(
  type: Type,
  reference: Reference | undefined,
): Promise<Outcome<ResourceTypes[Type] | undefined>> {
  return reference ? orAbsent(await pinned(type, reference)) : succeeded(undefined)
}

function orAbsent<Value>(outcome: Outcome<Value>): Outcome<Value | undefined> {
  return isRefused(outcome) ? succeeded(undefined) : outcome
}

async function pinned<Type extends ResourceType>(
  type: Type,
  { id, versionId }: Reference,
): Promise<Outcome<ResourceTypes[Type]>> {
  return onceAtATime(`${type}/${id}/${versionId ?? ''}`, () =>
    versionId ? sendPlain(type, 'readVersion', { id, versionId }) : sendPlain(type, 'read', { id }),
  )
}

const underWay = new Map<string, Promise<unknown>>()

/** The parts of a group's note are read beside each other and pin the same versions: what is asked already is not asked again. */
function onceAtATime<Value>(key: string, ask: () => Promise<Value>): Promise<Value> {
  const known = underWay.get(key)
  // Whoever asks by this key asks for the same record.
  if (known) return known as Promise<Value>
  const asked = ask().finally(() => underWay.delete(key))
  underWay.set(key, asked)
  return asked
}

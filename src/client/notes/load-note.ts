import { send } from '#client/api/send.ts'
import type { FormSetting } from '#client/form/form-setting.ts'
import type { OperationId } from '#generated/operations/operations.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { NoteRule } from '#generated/types/note-rule.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { type Definition, definitionOf } from '#shared/forms/definition.ts'
import type { NoteParts, SessionParts } from '#shared/notes/note-parts.ts'
import { practiceRules } from '#shared/notes/practice-rules.ts'
import { sectionDefinition } from '#shared/notes/section-definition.ts'
import type { SigningOrder } from '#shared/notes/sign-steps.ts'
import { needsOf, withRelated } from '#shared/notes/with-related.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { formerAnswers } from './former-answers.ts'
import { withNarrative } from './narrative.ts'
import { sendReader } from './send-reader.ts'

/** A note with all that is needed to write, check and sign it. What may not be seen is absent. */
export type LoadedNote = {
  readonly parts: NoteParts
  /** The definition of each section's form, in the note's order of sections. */
  readonly definitions: readonly Definition[]
  readonly definition: NoteDefinition | undefined
  readonly rules: readonly NoteRule[]
  readonly signing: SigningOrder
  readonly preferences: PracticePreferences | undefined
  /** What was answered and measured before, as far as the forms look back. */
  readonly formerly: NonNullable<FormSetting['formerly']>
}

/** Reads a note and what belongs to it. */
export async function loadNote(id: string): Promise<Outcome<LoadedNote>> {
  const note = await send('note.read', { id })
  if (!note.ok) return note

  const [definitions, session, author, definition, configuration, preferences] = await Promise.all([
    loadDefinitions(note.value),
    loadSession(note.value),
    optional('Practitioner', note.value.author),
    optional('NoteDefinition', note.value.definition),
    optional('SignatureConfiguration', note.value.signatureConfiguration),
    optional('PracticePreferences', { id: 'default', resourceType: 'PracticePreferences' } as Reference),
  ])
  if (!definitions.ok) return definitions
  const shares = await loadShares(note.value)
  const isGroup = note.value.composition === 'Group'
  const parts: NoteParts = {
    note: note.value,
    session,
    members: isGroup ? shares : [],
    services: isGroup ? [] : shares,
    author,
  }
  const rules = [
    ...(await loadRules([
      ...(preferences?.defaultNoteRules ?? []),
      ...(session?.program?.noteRules ?? []),
      ...(definition?.noteRules ?? []),
    ])),
    ...practiceRules(preferences ?? {}),
  ]
  return succeeded({
    parts: isHidden(note.value) ? parts : await known(parts, rules),
    definitions: definitions.value,
    definition,
    rules,
    signing: configuration ?? { steps: [] },
    preferences,
    formerly: isHidden(note.value) ? [] : await formerAnswers(note.value, definitions.value),
  })
}

/** Is this a draft of which the reader gets everything but its words? */
export function isHidden({ sections }: Partial<Pick<Note, 'sections'>>): boolean {
  return sections === undefined
}

/** What the rules ask for beside the session; what cannot be reached leaves its checks unsaid, the server will say them. */
async function known(parts: NoteParts, rules: readonly NoteRule[]): Promise<NoteParts> {
  let enriched = parts
  for (const need of needsOf(rules)) {
    const found = await withRelated(sendReader, enriched, [need])
    if (found.ok) enriched = found.value
  }
  return enriched
}

async function loadDefinitions(note: Note): Promise<Outcome<readonly Definition[]>> {
  if (isHidden(note)) return succeeded([])
  const loaded = await Promise.all(note.sections.map(({ form }) => loadDefinition(form)))
  const refused = loaded.find((outcome) => !outcome.ok)
  if (refused && !refused.ok) return failed(refused.failure)
  return succeeded(loaded.flatMap((outcome) => (outcome.ok ? [outcome.value] : [])))
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

async function loadSession(note: Note): Promise<SessionParts | undefined> {
  const encounter = await optional('Encounter', note.encounter)
  return encounter && loadSessionOf(encounter)
}

/** The sessions of the members or services of a shared note; what cannot be reached leaves its checks unsaid. */
async function loadShares({ composition, encounter }: Note): Promise<readonly SessionParts[]> {
  if (composition === 'Individual' || !encounter) return []
  const found = await sendReader.find('Encounter', [{ field: 'partOf', op: 'eq', value: encounter.id }])
  return found.ok ? Promise.all(found.value.map(loadSessionOf)) : []
}

/** The records that a session speaks of. */
export async function loadSessionOf(encounter: Encounter): Promise<SessionParts> {
  const [patient, service, program, episode, conditions] = await Promise.all([
    optional('Patient', encounter.patient),
    optional('HealthcareService', encounter.serviceType),
    optional('Program', encounter.program),
    optional('EpisodeOfCare', encounter.episodeOfCare),
    loadConditions(encounter),
  ])
  return { encounter, patient, service, program, episode, conditions }
}

/** The patient's diagnoses, so that one can be added to the session. */
async function loadConditions({ patient, diagnoses }: Encounter): Promise<readonly Condition[]> {
  if (patient) {
    const found = await send('condition.query', { filters: [], pageSize: 200, partition: patient.id })
    if (found.ok) return found.value.items
  }
  const own = await Promise.all((diagnoses ?? []).map(({ condition }) => optional('Condition', condition)))
  return own.flatMap((condition) => (condition ? [condition] : []))
}

async function loadRules(references: readonly Reference[]): Promise<readonly NoteRule[]> {
  const named = await Promise.all(references.map((reference) => optional('NoteRule', reference)))
  const keys = [...new Set(named.flatMap((rule) => (rule ? [rule.key] : [])))]
  if (keys.length === 0) return []

  const filters = [
    { field: 'key', op: 'in', value: keys },
    { field: 'status', op: 'eq', value: 'Active' },
  ]
  const found = await send('noteRule.query', { filters, pageSize: 500 })
  return found.ok ? found.value.items : []
}

async function optional<Type extends ResourceType>(
  type: Type,
  reference: Reference | undefined,
): Promise<ResourceTypes[Type] | undefined> {
  if (!reference) return undefined
  const found = await read(type, reference.id)
  return found.ok ? found.value : undefined
}

async function pinned<Type extends ResourceType>(
  type: Type,
  { id, versionId }: Reference,
): Promise<Outcome<ResourceTypes[Type]>> {
  if (!versionId) return read(type, id)
  const operation = `${camelCase(type)}.readVersion` as Extract<OperationId, `${string}.readVersion`>
  return send(operation, { id, versionId }) as unknown as Promise<Outcome<ResourceTypes[Type]>>
}

/** Operation ids follow from the type by the generator's rule, which the compiler cannot follow back. */
function read<Type extends ResourceType>(type: Type, id: string): Promise<Outcome<ResourceTypes[Type]>> {
  const operation = `${camelCase(type)}.read` as Extract<OperationId, `${string}.read`>
  return send(operation, { id }) as unknown as Promise<Outcome<ResourceTypes[Type]>>
}

function camelCase(type: ResourceType): string {
  return type.charAt(0).toLowerCase() + type.slice(1)
}

import { registry } from '#generated/tables/registry.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { optional } from '#server/note-parts/optional.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { valuesAt } from '#server/stores/document.ts'
import { masked } from '#server/stores/references/masked.ts'
import { storedDocument, untypedRow } from '#server/stores/typed-row.ts'
import { type Answer, isBlank } from '#shared/answers/answer.ts'
import { asAnswer } from '#shared/forms/definition.ts'
import { type PrefillPath, type PrefillRecord, prefillPath } from '#shared/forms/prefill-path.ts'
import { dayOfService } from '#shared/notes/asked-always/day-of-service.ts'
import { plansOn, type ServiceDay } from '#shared/notes/asked-always/plans-on.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { permits } from '#shared/permissions/permits.ts'

/** About whom and what a form begins. */
export type PrefillAbout = Pick<Note, 'patient' | 'author' | 'encounter' | 'episodeOfCare' | 'serviceDate'>

type OneRow = { readonly type: ResourceType; readonly row: { readonly id: string } }

/**
 * What the prefills of a form ask for, of records as the acting person may read them: without a right to the type, and of what is kept
 * from him, nothing is filled in.
 */
export async function prefillValues(
  context: Context,
  paths: readonly string[],
  about: PrefillAbout,
): Promise<Outcome<Readonly<Record<string, Answer>>>> {
  const values: { [path: string]: Answer } = {}
  for (const text of new Set(paths)) {
    const path = prefillPath(text)
    const found = path ? await valueFor(context, path, about) : succeeded(undefined)
    if (!found.ok) return found
    if (!isBlank(found.value)) values[text] = found.value
  }
  return succeeded(values)
}

function valueFor(
  context: Context,
  path: PrefillPath,
  about: PrefillAbout,
): Promise<Outcome<Answer | undefined>> {
  if (path.from === 'lastNote') return lastNote(context, path, about)
  if ('path' in path) return ofRecord(context, path, about)
  return path.from === 'lastScore'
    ? lastScore(context, path.key, about)
    : lastObservation(context, path.key, about)
}

type OfRecord = { readonly from: PrefillRecord; readonly path: string }

async function ofRecord(
  context: Context,
  { from, path }: OfRecord,
  about: PrefillAbout,
): Promise<Outcome<Answer | undefined>> {
  const { patient, author, encounter, episodeOfCare } = about
  switch (from) {
    case 'patient':
      return memberOf(context, { type: 'Patient', reference: patient }, path)
    case 'practitioner':
      return memberOf(context, { type: 'Practitioner', reference: author }, path)
    case 'encounter':
      return memberOf(context, { type: 'Encounter', reference: encounter }, path)
    case 'episode':
      return memberOf(context, { type: 'EpisodeOfCare', reference: episodeOfCare }, path)
    case 'appointment': {
      const session = await optional(context, 'Encounter', encounter)
      return session.ok
        ? memberOf(context, { type: 'Appointment', reference: session.value?.appointment }, path)
        : session
    }
    default: {
      const plans = await ofPatient(context, about, { type: 'CarePlan', more: [] })
      if (!plans.ok) return plans
      const day = await dayOf(context, about)
      if (!day.ok) return day
      const plan = (plansOn(plans.value, day.value) ?? []).find(({ status }) => status === 'Active')
      return succeeded(plan && valueIn(context, { type: 'CarePlan', row: plan }, path))
    }
  }
}

/** The day that the form is of, as days are counted in the practice. */
async function dayOf(context: Context, { serviceDate }: PrefillAbout): Promise<Outcome<ServiceDay>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const { timezone } = preferences.value
  return succeeded(dayOfService({ serviceDate, timezone }))
}

async function memberOf(
  context: Context,
  { type, reference }: { readonly type: ResourceType; readonly reference: Reference | undefined },
  path: string,
): Promise<Outcome<Answer | undefined>> {
  if (!reference || !permits(context.actor.granted, `${type}:Read`)) return succeeded(undefined)
  const row = await optional(context, type, reference)
  return row.ok ? succeeded(row.value && valueIn(context, { type, row: row.value }, path)) : row
}

/** The first value at the path, if the acting person reads it whole: of a coded value its code, of a reference what it is called. */
function valueIn({ actor }: Context, { type, row }: OneRow, path: string): Answer | undefined {
  const stored = storedDocument(untypedRow(row))
  const [value] = valuesAt(masked(actor, registry[type], stored), path)
  if (JSON.stringify(value) !== JSON.stringify(valuesAt(stored, path)[0])) return undefined
  const { code, display } = membersOf(value)
  return asAnswer(code ?? display ?? value)
}

type OfPatient = 'CarePlan' | 'Note' | 'QuestionnaireResponse' | 'Observation'

type Wanted<Type> = {
  readonly type: Type
  readonly more: readonly Filter[]
  readonly orderBy?: string
}

/** Rows about the patient, as far as they may be read. */
async function ofPatient<Type extends OfPatient>(
  context: Context,
  { patient }: PrefillAbout,
  { type, more, orderBy }: Wanted<Type>,
) {
  if (!patient || !permits(context.actor.granted, `${type}:Read`)) return succeeded([])
  const field = type === 'CarePlan' ? 'subject' : 'patient'
  const found = await context.stores.of(type).find({
    filters: [{ field, op: 'eq', value: patient.id }, ...more],
    ...(orderBy !== undefined && { orderBy, order: 'desc' }),
    pageSize: 50,
  })
  return found.ok ? succeeded(found.value.rows) : found
}

const finished: Filter = { field: 'status', op: 'in', value: ['Final', 'Amended'] }

async function lastNote(
  context: Context,
  { key, path }: { readonly key: string; readonly path: string },
  about: PrefillAbout,
): Promise<Outcome<Answer | undefined>> {
  const versions = await context.stores
    .of('NoteDefinition')
    .find({ filters: [{ field: 'key', op: 'eq', value: key }], pageSize: 100 })
  if (!versions.ok) return versions
  const ids = versions.value.rows.map(({ id }) => id)
  if (ids.length === 0) return succeeded(undefined)
  const filters: readonly Filter[] = [
    finished,
    { field: 'definition', op: 'in', value: ids },
    { field: 'serviceDate', op: 'le', value: about.serviceDate },
  ]
  const notes = await ofPatient(context, about, { type: 'Note', more: filters, orderBy: 'serviceDate' })
  if (!notes.ok) return notes
  const data = notes.value[0]?.sections.map((section) => membersOf(section.data)[path]) ?? []
  return succeeded(asAnswer(data.find((each) => each !== undefined)))
}

async function lastScore(
  context: Context,
  shortName: string,
  about: PrefillAbout,
): Promise<Outcome<Answer | undefined>> {
  const found = await ofPatient(context, about, {
    type: 'QuestionnaireResponse',
    more: [finished],
    orderBy: 'authored',
  })
  if (!found.ok) return found
  const day = await dayOf(context, about)
  if (!day.ok) return day
  const scores = found.value
    .filter(({ authored }) => day.value.dayOf(authored) <= about.serviceDate)
    .flatMap(({ scores: own = [] }) => own)
  return succeeded(scores.find((score) => score.shortName === shortName)?.value)
}

async function lastObservation(
  context: Context,
  code: string,
  about: PrefillAbout,
): Promise<Outcome<Answer | undefined>> {
  const coded: readonly Filter[] = [{ field: 'code', op: 'eq', value: code }]
  const found = await ofPatient(context, about, { type: 'Observation', more: coded, orderBy: 'effective' })
  if (!found.ok) return found
  const day = await dayOf(context, about)
  if (!day.ok) return day
  const row = found.value.find(
    ({ status, effective }) => status !== 'EnteredInError' && day.value.dayOf(effective) <= about.serviceDate,
  )
  const { quantity, coded: chosen, ...plain } = membersOf(row?.value)
  const value = membersOf(quantity).value ?? membersOf(chosen).code ?? Object.values(plain)[0]
  return succeeded(asAnswer(value))
}

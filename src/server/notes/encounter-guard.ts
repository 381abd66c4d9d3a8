import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { derivedFrom } from '#server/note-parts/derived-from.ts'
import { notesOfSession } from '#server/note-parts/frozen/notes-of-session-query.ts'
import { tellMeeting } from '#server/note-parts/group/tell-meeting.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { fixedContent } from '#shared/notes/note-content.ts'
import { bindsSession, isFrozen } from '#shared/notes/note-lifecycle.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking, refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { isZone, localDate } from '#shared/time/local-moment.ts'
import { milliseconds } from '#shared/time/span.ts'
import { withCodeWords } from './with-code-words.ts'
import { withRecords } from './with-records.ts'

/**
 * S5 What a signature covers of the session is frozen with the note: once a note of it is signed, whoever sees that note, times,
 * people, place, service and diagnoses are `locked`, and the session is neither reopened nor removed.
 */
export const encounterGuard: Guard<'Encounter'> = {
  beforeWrite: async (context, { before, after: asked, operation }) => {
    const named = await recordsOf(context, { before, after: asked, operation })
    if (!named.ok) return named
    const after = named.value
    if (!before) return derived(after, undefined)
    if (operation === 'restore') return succeeded(after)

    const notes = await notesOf(context, before)
    if (!notes.ok) return notes
    const all = await notesOfSession(context, before.id)
    const isSigned = all.some(({ state }) => bindsSession(state))
    const touches = operation === 'delete' || touchesSigned(before, after)
    const refused = touches
      ? refusalOf(context, before, { notes: notes.value, isSigned, hasNotes: all.length > 0 })
      : undefined
    if (refused) return refused
    if (operation === 'delete') return succeeded(after)

    const shared = await serviceDoubt(context, before, after)
    if (!shared.ok) return shared
    const doubt = statusDoubt(before, after, isSigned)
    return doubt
      ? failed({ kind: 'invalid', subStatus: subStatuses.statusChange, findings: [doubt] })
      : derived(after, before)
  },
  afterWrite: async (context, { before, after, operation }) => {
    if (!before || operation !== 'update') return succeeded(undefined)
    const told = await tellMeeting(context, before, after)
    return told.ok ? follow(context, before, after) : told
  },
}

/** What was handed to billing stays as it was handed over, unless billing holds it. */
function lockedBecause({ billing }: Encounter, isSigned: boolean) {
  if (isSigned) return 'notes.session-locked'
  const isBilled = billing?.exportedAt !== undefined && billing.hold !== true
  return isBilled ? 'notes.session-billed' : undefined
}

type Writing = {
  readonly before: Encounter | undefined
  readonly after: Encounter
  readonly operation: string
}

/** What is written, in the words of the practice's lists and with what the records decide that it names. */
async function recordsOf(
  context: Context,
  { before, after, operation }: Writing,
): Promise<Outcome<Encounter>> {
  if (operation === 'delete') return succeeded(after)
  const worded = await withCodeWords(context, { type: 'Encounter', before, after })
  return operation === 'restore' ? succeeded(worded) : withRecords(context, before, worded)
}

type Standing = {
  /** As far as the acting person sees them. */
  readonly notes: readonly Note[]
  readonly hasNotes: boolean
  readonly isSigned: boolean
}

function refusalOf(context: Context, before: Encounter, { notes, hasNotes, isSigned }: Standing) {
  if (hasNotes && isOthersGroup(context, before, notes))
    return failed({ kind: 'forbidden', permission: 'Encounter:Update' })
  const locked = lockedBecause(before, isSigned)
  return locked ? failed({ kind: 'locked', because: locked }) : undefined
}

/** What a group's note says of a meeting only those write who work on it; administrators have an act of their own for it (`note.correct`). */
function isOthersGroup(
  { actor }: Context,
  { documentationType, participants }: Encounter,
  notes: readonly Note[],
): boolean {
  if (documentationType !== 'GroupNote') return false
  const own = actor.profile?.id
  return (
    participants.every(({ individual }) => individual.id !== own) &&
    notes.every((note) => !isWriter(note, own))
  )
}

async function notesOf(context: Context, encounter: Encounter): Promise<Outcome<readonly Note[]>> {
  const filters = [{ field: 'encounter', op: 'eq', value: encounter.id }] as const
  const found = await context.stores.of('Note').find({ filters, pageSize: 100 })
  return found.ok ? succeeded(found.value.rows) : found
}

/** The service of one part decides its form and stays; the session of several services as a whole has none. */
async function serviceDoubt(context: Context, before: Encounter, after: Encounter): Promise<Outcome<void>> {
  const isSame = before.serviceType?.id === after.serviceType?.id
  if (isSame || before.documentationType !== 'MultiServiceNote') return succeeded(undefined)
  if (before.partOf) return refuse('/serviceType', 'notes.service-fixed')
  const filters = [{ field: 'partOf', op: 'eq', value: before.id }] as const
  const parts = await context.stores.of('Encounter').find({ filters, pageSize: 1 })
  if (!parts.ok) return parts
  return parts.value.rows.length > 0 ? refuse('/serviceType', 'notes.service-of-parts') : succeeded(undefined)
}

/** Compared through the very fields that are signed, so that the two cannot drift apart. */
function touchesSigned(before: Encounter, after: Encounter): boolean {
  const text = (encounter: Encounter) => canonicalJson(fixedContent(encounter))
  return text(before) !== text(after) || (before.status === 'Finished' && after.status !== 'Finished')
}

function statusDoubt(before: Encounter, after: Encounter, isSigned: boolean): Finding | undefined {
  const becomes = (status: Encounter['status']) => before.status !== status && after.status === status
  if (becomes('Finished') && !isSigned && before.documentationType !== 'DocumentationNote')
    return blocking('/status', 'notes.finish-needs-signature')
  if (becomes('NoShow') && after.visitStatus !== 'NoShow')
    return blocking('/visitStatus', 'notes.visit-status-differs')
  return undefined
}

/** Date and minutes follow the clock times; a date that says something else than the times is refused. */
function derived(after: Encounter, before: Encounter | undefined): Outcome<Encounter> {
  const findings = [...timeFindings(after), ...performerFindings(after)]
  if (findings.length > 0) return failed({ kind: 'invalid', findings })

  const { start, end } = after.period ?? {}
  if (!start) return succeeded(after)

  const serviceDate = localDate(start, after.timezone)
  const isOwnDate = !before || before.serviceDate !== after.serviceDate
  if (isOwnDate && after.serviceDate !== serviceDate) {
    const parameters = { date: serviceDate }
    return refuse('/serviceDate', 'notes.service-date-differs', { parameters })
  }
  return succeeded({
    ...after,
    serviceDate,
    ...(end ? { minutes: elapsedMinutes({ start, end }, after.breaks ?? []) } : {}),
  })
}

function timeFindings({ timezone, period, breaks = [] }: Encounter): readonly Finding[] {
  if (!isZone(timezone)) return [blocking('/timezone', 'notes.unknown-zone')]

  const { start, end } = period ?? {}
  if (start && end && milliseconds(end) <= milliseconds(start))
    return [blocking('/period/end', 'rules.session-duration.reversed')]
  return breaks.flatMap((pause, index): readonly Finding[] =>
    milliseconds(pause.end) < milliseconds(pause.start)
      ? [blocking(`/breaks/${index}/end`, 'rules.session-duration.reversed')]
      : [],
  )
}

function performerFindings({ participants }: Encounter): readonly Finding[] {
  const performers = participants.filter((each) => each.type === 'PrimaryPerformer')
  return performers.length === 1 ? [] : [blocking('/participants', 'notes.one-primary-performer')]
}

/** The drafts of a session that was moved follow it: date, program, service and the time to sign. */
async function follow(context: Context, before: Encounter, after: Encounter): Promise<Outcome<void>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const wanted = derivedFrom(after, preferences.value)
  if (outline(wanted) === outline(derivedFrom(before, preferences.value))) return succeeded(undefined)

  const notes = await notesOf(context, after)
  if (!notes.ok) return notes
  for (const note of notes.value.filter((each) => !isFrozen(each.signingState))) {
    const written = await context.stores
      .of('Note')
      .update({ id: note.id, versionId: note.meta.versionId }, { ...withoutDerived(note), ...wanted })
    if (!written.ok) return written
  }
  return succeeded(undefined)
}

/** What the session no longer says is said by its drafts no longer. */
function withoutDerived(note: Note) {
  const { program: _program, serviceType: _service, episodeOfCare: _episode, ...rest } = note
  return rest
}

/** Displays of references are left out: they come and go with what the reader may see. */
function outline(derived: ReturnType<typeof derivedFrom>): string {
  const { serviceDate, dueToSign, patient, program, serviceType, episodeOfCare } = derived
  const ids = [patient, program, serviceType, episodeOfCare].map((each) => each?.id)
  return JSON.stringify([serviceDate, dueToSign, ...ids])
}

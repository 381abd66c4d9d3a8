import type { Note } from '#generated/types/note.ts'
import { coded } from '#server/demo/facts/coded.ts'
import type { DemoClock } from '#server/demo/facts/demo-clock.ts'
import { minutesAfter } from '#server/demo/facts/demo-clock.ts'
import { diagnosisNames } from '#server/demo/facts/demo-patients.ts'
import { idOf, referTo } from '#server/demo/facts/id-of.ts'
import { randomFrom } from '#server/demo/facts/random.ts'
import { services } from '#server/demo/facts/services.ts'
import { appointmentBody, appointmentKey } from '#server/demo/rows/appointment-body.ts'
import { conditionKey } from '#server/demo/rows/patient-rows.ts'
import { readStarter } from '#server/demo/rows/starter-rows.ts'
import type { DemoMeeting } from '#server/demo/rows/weekly-meetings.ts'
import type { DemoClient, DemoMoment } from './demo-client.ts'
import { filledAnswers } from './filled-answers.ts'

/** What holding a session needs: the client, the clock and who is who among the staff. */
export type DemoContext = {
  readonly client: DemoClient
  readonly clock: DemoClock
  readonly actor: (staffKey: string) => DemoMoment['as']
}

type OpenNote = { readonly encounter: { readonly id: string }; readonly note: { readonly id: string } }

/**
 * Makes the demo's past: books a meeting and lets it take the course that the plan says: waiting, missed, in session, or held, written and signed.
 * Of one that an interrupted start has begun, only what is missing is done, and what a person has decided meanwhile stays.
 */
export async function holdSession(context: DemoContext, meeting: DemoMeeting): Promise<void> {
  const body = appointmentBody(meeting, context.clock)
  const start = body.start ?? ''
  const booked = { as: context.actor(meeting.owner), at: bookedAt(context, start) }
  await context.client.create({ key: appointmentKey(meeting), type: 'Appointment', body }, booked)
  const { status } = await context.client.read('Appointment', idOf(appointmentKey(meeting)), booked)
  if (!mayGoOn.includes(status)) return

  const during = { as: booked.as, at: minutesAfter(start, 1) }
  switch (meeting.course) {
    case 'noshow':
      return moveAppointment(context, meeting, { ...during, at: minutesAfter(start, 16) })
    case 'cancelled':
      return moveAppointment(context, meeting, { ...booked, at: minutesAfter(start, -60 * 5) })
    case 'checked-in':
      return moveAppointment(context, meeting, { ...booked, at: minutesAfter(start, -5) })
    case 'running':
      return writeNote(context, meeting, { moment: during, isWhole: false })
    case 'fulfilled':
      return holdAndSign(context, meeting, { start, moment: during })
    default:
      return
  }
}

/** A week before it begins, and never in the future. */
function bookedAt({ clock }: DemoContext, start: string): string {
  const [earlier = start] = [minutesAfter(start, -60 * 24 * 7), clock.time(-1, '15:00')].toSorted()
  return earlier
}

/** Where a meeting stands that has not taken its course yet; one with a note is checked in until the last signature. */
const mayGoOn: readonly string[] = ['pending', 'booked', 'arrived', 'checked-in']

async function moveAppointment(
  { client }: DemoContext,
  meeting: DemoMeeting,
  moment: DemoMoment,
): Promise<void> {
  const stored = await client.read('Appointment', idOf(appointmentKey(meeting)), moment)
  if (stored.status !== 'booked') return
  const cancellation = { reason: coded('cancellation-reason', 'ill', 'Ill'), initiator: 'Patient' }
  const operations = [
    { op: 'replace', path: '/status', value: meeting.course },
    ...(meeting.course === 'cancelled' ? [{ op: 'add', path: '/cancellation', value: cancellation }] : []),
  ]
  await client.act(
    'appointment.patch',
    { id: stored.id, versionId: stored.meta.versionId, body: operations },
    moment,
  )
}

async function writeNote(
  context: DemoContext,
  meeting: DemoMeeting,
  { moment, isWhole }: { moment: DemoMoment; isWhole: boolean },
): Promise<void> {
  const opened = await startNote(context, meeting, moment)
  await addDiagnoses(context, meeting, { opened, moment })
  await fillNote(context, meeting, { opened, moment, isWhole })
}

async function holdAndSign(
  context: DemoContext,
  meeting: DemoMeeting,
  { start, moment }: { start: string; moment: DemoMoment },
): Promise<void> {
  const written = { ...moment, at: minutesAfter(start, meeting.minutes + 5) }
  const opened = await startNote(context, meeting, moment)
  await addDiagnoses(context, meeting, { opened, moment })
  await fillNote(context, meeting, { opened, moment: written, isWhole: true })
  if (meeting.signedAfterHours === undefined) return
  await signNote(context, opened, {
    ...moment,
    at: minutesAfter(start, meeting.minutes + Math.ceil(meeting.signedAfterHours * 60)),
  })
}

async function startNote(
  { client }: DemoContext,
  meeting: DemoMeeting,
  moment: DemoMoment,
): Promise<OpenNote> {
  const definition = services.find(({ key }) => key === meeting.service)?.definition ?? 'brief-soap'
  const body = { noteDefinition: referTo('NoteDefinition', `demo-def-${definition}`) }
  return client.perform('appointment.startNote', { id: idOf(appointmentKey(meeting)), body }, moment)
}

type InNote = { readonly opened: OpenNote; readonly moment: DemoMoment; readonly isWhole?: boolean }

async function addDiagnoses(
  { client }: DemoContext,
  { patient }: DemoMeeting,
  { opened, moment }: InNote,
): Promise<void> {
  if (!patient || patient.diagnoses.length === 0) return
  const encounter = await client.read('Encounter', opened.encounter.id, moment)
  if ((encounter.diagnoses ?? []).length > 0) return
  const value = patient.diagnoses.map((code, index) => ({
    condition: referTo('Condition', conditionKey(patient, code)),
    rank: index + 1,
    code: { code, display: diagnosisNames[code] ?? code },
  }))
  const operations = [{ op: 'add', path: '/diagnoses', value }]
  await client.act(
    'encounter.patch',
    { id: opened.encounter.id, versionId: encounter.meta.versionId, body: operations },
    moment,
  )
}

async function fillNote(
  { client }: DemoContext,
  meeting: DemoMeeting,
  { opened, moment, isWhole }: InNote,
): Promise<void> {
  const note = await client.read('Note', opened.note.id, moment)
  if (note.signingState !== 'Draft' || isBegun(note)) return
  const definition = services.find(({ key }) => key === meeting.service)?.definition ?? 'brief-soap'
  const random = randomFrom(20_260_301 + meeting.key.length * 97 + meeting.day)
  const starter = readStarter(definition)
  const operations = note.sections.flatMap((section, index) => {
    const elements = starter.sections.find(({ key }) => key === section.key)?.elements
    if (!elements || (!isWhole && index > 1)) return []
    return [{ op: 'add', path: `/sections/${index}/data`, value: filledAnswers(random, elements) }]
  })
  await client.act('note.patch', { id: note.id, versionId: note.meta.versionId, body: operations }, moment)
}

function isBegun({ sections }: Note): boolean {
  return sections.some(({ data }) => Object.keys(data).length > 0)
}

const unsigned: readonly string[] = ['Draft', 'ReadyToSign']

async function signNote(
  { client }: DemoContext,
  { note: { id } }: OpenNote,
  moment: DemoMoment,
): Promise<void> {
  const note = await client.read('Note', id, moment)
  if (!unsigned.includes(note.signingState)) return
  const ready = await client.perform('note.ready', { id, body: { versionId: note.meta.versionId } }, moment)
  const [step] = ready.openSteps
  if (!step) return
  const body = {
    ...step,
    method: 'Password',
    credential: 'believed',
    contentHash: ready.contentHash,
  }
  await client.act('note.sign', { id, body: { ...withoutExtras(body) } }, moment)
}

/** The inputs of `note.sign`, nothing beside. */
function withoutExtras({
  stepId,
  meaning,
  method,
  credential,
  contentHash,
}: Readonly<Record<'stepId' | 'meaning' | 'method' | 'credential' | 'contentHash', string>>) {
  return { stepId, meaning, method, credential, contentHash }
}

import { createHash } from 'node:crypto'
import type { Packet } from '#generated/types/packet.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import { practiceOf } from '#server/definitions/links/practice-query.ts'
import { waitingStates } from '#server/definitions/packets/open-packet.ts'
import { sentPacket } from '#server/definitions/packets/sent-packet.ts'
import type { Job, JobWork } from '#server/operations/jobs/job.ts'
import type { Messenger } from '#server/operations/jobs/messengers.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { quietUntil, type ReminderChannel, reminderAddress } from '#shared/patients/reminder-address.ts'
import { type Assignee, dueDay } from './due-day.ts'
import { knownReminder, type SentReminder } from './known-reminder.ts'
import { packetReminderText } from './packet-reminder-text.ts'

/** A way by which so many messages found nobody rests until the next hour: other work is not kept waiting. */
const mostMissed = 3

type Reminding = {
  readonly work: JobWork
  readonly preferences: PracticePreferences
  readonly practiceName: string
  /** Messages of this run that found nobody, by their way. */
  readonly missed: { Email: number; Sms: number }
}

/** One reminder: of whom, of which day, of which packet as it stands. */
type Due = { readonly response: PacketResponse; readonly assignee: Assignee; readonly day: number }

/**
 * Reminds patients of packets that wait for them, on the days that the packet names: by one way that they have chosen, once for each
 * day. That it is on its way is written before anything leaves; whoever dies in between is followed by the same message id.
 */
export const remindOfPackets: Job = async (work) => {
  const reminding = await openReminding(work)
  if (!reminding) return 0
  let sent = 0
  const filters = [
    { field: 'status', op: 'in', value: waitingStates },
    { field: 'expiresAt', op: 'gt', value: work.now.iso },
  ] as const
  for await (const response of work.each('PacketResponse', { filters })) {
    await endForgotten(reminding, response)
    for (const due of await dueOf(reminding, response)) sent += await remind(reminding, due)
  }
  return sent
}

async function openReminding(work: JobWork): Promise<Reminding | undefined> {
  const { messengers, database, practiceId } = work
  if (!messengers.Email && !messengers.Sms) return undefined
  for await (const preferences of work.each('PracticePreferences', {})) {
    const practice = await database.asOwner((transaction) => practiceOf(transaction, practiceId), 'look')
    return { work, preferences, practiceName: practice?.name ?? '', missed: { Email: 0, Sms: 0 } }
  }
  return undefined
}

async function dueOf({ work, preferences }: Reminding, response: PacketResponse): Promise<readonly Due[]> {
  const packet = await work.open<Packet>('automation', (opened) =>
    sentPacket({ stores: openStores(opened), now: opened.now }, response),
  )
  if (!packet.ok) return []
  const moment = { now: work.now.iso, zone: preferences.timezone }
  return response.assignees.flatMap((assignee) => {
    const day = dueDay(packet.value, assignee, moment)
    return day === undefined ? [] : [{ response, assignee, day }]
  })
}

async function remind(reminding: Reminding, due: Due): Promise<number> {
  const { work } = reminding
  work.goOn()
  const { response, assignee, day } = due
  const known = knownReminder(response, assignee, day)
  if (known && known.result !== 'Pending') return 0
  const patient = await work.open('automation', (opened) => patientOf(openStores(opened), assignee))
  if (!patient.ok || !patient.value) return 0
  const way = wayFor(reminding, due, patient.value)
  if (!way || reminding.missed[way.channel] >= mostMissed) return 0
  if (quietUntil(patient.value, reminding.preferences.timezone, work.now.iso) !== undefined) return 0
  if (!known && !(await told(work, due, { channel: way.channel, result: 'Pending' }))) return 0
  const { preferences, practiceName } = reminding
  const text = packetReminderText({ response, patient: patient.value, preferences, practiceName })
  return handOver(reminding, due, { ...way, ...text })
}

/** Guardians and relatives are in no job's sight: only a patient has said how reminders may come. */
async function patientOf(
  stores: ReturnType<typeof openStores>,
  { person }: Assignee,
): Promise<Outcome<Patient | undefined>> {
  return person.resourceType === 'Patient' ? stores.of('Patient').get(person.id) : succeeded(undefined)
}

type Way = { readonly channel: ReminderChannel; readonly to: string; readonly messenger: Messenger }

/** The way that the packet was to go for this person, else the first that the patient has chosen; one message is enough. */
function wayFor({ work: { messengers } }: Reminding, { assignee }: Due, patient: Patient): Way | undefined {
  const wanted = (['Email', 'Sms'] as const).filter(
    (channel) => assignee.channel === undefined || assignee.channel === channel,
  )
  for (const channel of wanted) {
    const to = reminderAddress(patient, channel)
    const messenger = messengers[channel]
    if (to !== undefined && messenger) return { channel, to, messenger }
  }
  return undefined
}

async function handOver(
  { work, missed }: Reminding,
  due: Due,
  { channel, to, messenger, ...words }: Way & { readonly subject: string; readonly text: string },
): Promise<number> {
  const id = idOf(work.practiceId, due)
  try {
    const received = await messenger.send({ id, to, ...words })
    if (received.kind === 'taken') {
      await told(work, due, { channel, result: 'Success' })
      return 1
    }
    work.warn('reminders.some-packets-failed')
    await told(work, due, { channel, result: 'Failed', trouble: 'Refused' })
  } catch (error) {
    work.report(error, 'a reminder of a packet could not be sent')
    missed[channel] += 1
  }
  return 0
}

/** Reminders of days that are over and that nobody has taken will not be sent any more. */
async function endForgotten({ work, preferences }: Reminding, response: PacketResponse): Promise<void> {
  const { remindersSent = [], assignees } = response
  for (const { person, day, result, channel } of remindersSent) {
    if (result !== 'Pending' || !person || day === undefined) continue
    const assignee = assignees.find((each) => each.person.id === person.id)
    const isOfToday =
      assignee &&
      dueDay({ reminders: [day] }, assignee, { now: work.now.iso, zone: preferences.timezone }) === day
    if (isOfToday) continue
    work.warn('reminders.some-packets-failed')
    const ended = { channel, result: 'Failed', trouble: 'NotReached' } as const
    await told(work, { response, assignee: assignee ?? { person, audience: 'Patient' }, day }, ended)
  }
}

/** Writes to the packet what becomes of the reminder; false: another hand was quicker, or the packet does not wait any more. */
async function told(
  { hear, clock }: JobWork,
  { response, assignee: { person }, day }: Due,
  how: Pick<SentReminder, 'channel' | 'result' | 'trouble'>,
): Promise<boolean> {
  const { id, resourceType } = person
  const body = { person: { id, resourceType }, day, at: clock().iso, ...how }
  return (await hear('packetResponse.takeReminder', response.id, body)) !== undefined
}

/** The same for each try of a message, and nothing can be read from it. */
function idOf(practiceId: string, { response, assignee, day }: Due): string {
  return createHash('sha256')
    .update(JSON.stringify([practiceId, response.id, assignee.person.id, assignee.sentAt, day]))
    .digest('hex')
    .slice(0, 40)
}

import { createHash } from 'node:crypto'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { Job, JobWork } from '#server/operations/jobs/job.ts'
import type { Messenger, Messengers, OutgoingMessage } from '#server/operations/jobs/messengers.ts'
import { instantAt } from '#server/stores/instant.ts'
import { judgeReminder } from './judge-reminder.ts'
import { plannedReminders, type RemindingRule } from './planned-reminders.ts'
import { practiceName } from './practice-name-query.ts'
import {
  type ClaimedReminder,
  claimReminder,
  type EndedReminder,
  forgetReminders,
  noteReminder,
  type PlannedReminder,
  planReminders,
  type ReminderChannel,
  type ReminderKey,
  type ReminderStep,
  stepReminder,
  unnotedReminders,
  voidReminders,
} from './reminder-query.ts'

const minute = 60_000
const day = 86_400_000
/** Reminders are planned so long before the first of them is due. */
const ahead = 2 * day
/** Whoever has a reminder in hand for so long is dead. */
const handLives = 10 * minute
/** What nobody takes is tried again after so many minutes. */
const waits = [15, 30, 60] as const
/** Reminders of starts are kept for so long. */
const keptFor = 30 * day
const atOnce = 500

/** What reminding needs beside the work. */
type Reminding = {
  readonly work: JobWork
  readonly messengers: Messengers
  readonly preferences: PracticePreferences
  readonly practiceName: string
}

/**
 * Reminds patients of booked appointments: plans what is to come, takes back what is not true any more, sends what is due, each by
 * one hand, and tells the appointment. Where nothing is set up that sends, nothing is planned.
 */
export const sendReminders: Job = async (work) => {
  const channels = channelsOf(work.messengers)
  const preferences = await preferencesOf(work)
  if (channels.length === 0 || !preferences) return 0
  const { practiceId, database } = work
  const called = await database.asOwner((transaction) => practiceName(transaction, practiceId), 'look')
  const reminding = { work, messengers: work.messengers, preferences, practiceName: called }

  await noteEnded(work)
  await plan(work, { hours: preferences.reminderOffsetsHours, channels })
  const sent = await sendAll(reminding)
  await noteEnded(work)
  await database.asOwner(
    (transaction) => forgetReminders(transaction, practiceId, instantAt(work.now.milliseconds - keptFor).iso),
    'job',
  )
  return sent
}

function channelsOf({ Email, Sms }: Messengers): readonly ReminderChannel[] {
  return [...(Email ? (['Email'] as const) : []), ...(Sms ? (['Sms'] as const) : [])]
}

async function preferencesOf({ each }: JobWork): Promise<PracticePreferences | undefined> {
  for await (const row of each('PracticePreferences', {})) return row
  return undefined
}

async function plan(work: JobWork, rule: RemindingRule): Promise<void> {
  const { practiceId, database, now } = work
  const longest = Math.max(0, ...rule.hours) * 60 * minute
  const filters = [
    { field: 'status', op: 'eq', value: 'booked' },
    { field: 'start', op: 'gt', value: now.iso },
    { field: 'start', op: 'lt', value: instantAt(now.milliseconds + longest + ahead).iso },
  ] as const
  await database.asOwner((transaction) => voidReminders(transaction, practiceId, now.iso), 'job')
  let planned: PlannedReminder[] = []
  const keep = async () => {
    const rows = planned
    planned = []
    if (rows.length > 0)
      await database.asOwner((transaction) => planReminders(transaction, practiceId, rows), 'job')
  }
  for await (const appointment of work.each('Appointment', { filters })) {
    planned.push(...plannedReminders(appointment, rule, now.milliseconds))
    if (planned.length >= atOnce) await keep()
  }
  await keep()
}

/** A way by which so many messages found nobody rests until the next time: other work is not kept waiting. */
const mostMissed = 3

async function sendAll(reminding: Reminding): Promise<number> {
  const { practiceId, database, clock, goOn, warn } = reminding.work
  const missed = { Email: 0, Sms: 0 }
  let sent = 0
  for (;;) {
    goOn()
    const channels = channelsOf(reminding.messengers).filter((each) => missed[each] < mostMissed)
    const now = clock()
    const until = instantAt(now.milliseconds + handLives).iso
    const claimed = await database.asOwner(
      (transaction) => claimReminder(transaction, practiceId, { now: now.iso, until, channels }),
      'job',
    )
    if (!claimed) return sent
    const step = await sendOne(reminding, claimed)
    await database.asOwner(
      (transaction) => stepReminder(transaction, practiceId, { reminder: claimed, step }),
      'job',
    )
    if (step.state === 'Sent') sent += 1
    if (step.state === 'Failed') warn('reminders.some-failed')
    if ('isMissed' in step) missed[claimed.channel] += 1
  }
}

/** What became of a reminder, and whether nobody was there to take it. */
type Step = ReminderStep & { readonly isMissed?: true }

async function sendOne(reminding: Reminding, reminder: ClaimedReminder): Promise<Step> {
  const { work, messengers } = reminding
  const judged = await judgeReminder(reminding, reminder)
  const messenger = messengers[reminder.channel]
  if (judged.kind === 'void' || !messenger) return { state: 'Void' }
  if (judged.kind === 'missed') return { state: 'Failed', endedAt: work.now.iso, trouble: 'NotReached' }
  if (judged.kind === 'later') return { state: 'Waiting', nextAt: judged.at }
  const message = { ...judged.message, id: idOf(work.practiceId, reminder) }
  return handOver(work, { messenger, message, reminder })
}

type HandingOver = {
  readonly messenger: Messenger
  readonly message: OutgoingMessage
  readonly reminder: ClaimedReminder
}

async function handOver(work: JobWork, { messenger, message, reminder }: HandingOver): Promise<Step> {
  const endedAt = work.now.iso
  try {
    const received = await messenger.send(message)
    return received.kind === 'taken'
      ? { state: 'Sent', endedAt }
      : { state: 'Failed', endedAt, trouble: 'Refused' }
  } catch (error) {
    work.report(error, 'a reminder could not be sent')
    const wait = waits[reminder.tries - 1]
    const next = wait === undefined ? Number.POSITIVE_INFINITY : work.now.milliseconds + wait * minute
    if (next >= Date.parse(reminder.startAt))
      return { state: 'Failed', endedAt, trouble: 'NotReached', isMissed: true }
    return { state: 'Waiting', nextAt: instantAt(next).iso, isMissed: true }
  }
}

/** The same for each try of a reminder, and nothing can be read from it. */
function idOf(practiceId: string, { appointmentId, attendee, startAt, hours, channel }: ReminderKey): string {
  return createHash('sha256')
    .update(JSON.stringify([practiceId, appointmentId, attendee, startAt, hours, channel]))
    .digest('hex')
    .slice(0, 40)
}

/** Tells appointments how their reminders ended; what another hand is just writing is told the next time. */
async function noteEnded(work: JobWork): Promise<void> {
  const { practiceId, database } = work
  const ended = await database.asOwner((transaction) => unnotedReminders(transaction, practiceId), 'look')
  for (const reminder of ended) {
    const told = await work.hear('appointment.takeReminder', reminder.appointmentId, bodyOf(reminder))
    const isOver = Date.parse(reminder.startAt) < work.now.milliseconds
    if (told !== undefined || isOver)
      await database.asOwner((transaction) => noteReminder(transaction, practiceId, reminder), 'job')
  }
}

function bodyOf({ attendee, startAt, channel, state, endedAt, trouble }: EndedReminder): object {
  return {
    attendee,
    start: startAt,
    at: endedAt,
    channel,
    result: state === 'Sent' ? 'Success' : 'Failed',
    ...(trouble !== null && { trouble }),
  }
}

import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import type { ReminderChannel } from '#shared/patients/reminder-address.ts'

/** Which reminder: of whom, for which start, so many hours before it, by which way; or which word of a time that is offered. */
export type ReminderKey = {
  readonly appointmentId: string
  readonly attendee: string
  /** As ISO text. */
  readonly startAt: string
  readonly hours: number
  /** When the time was offered, as ISO text; empty where it is a reminder. */
  readonly offer: string
  readonly channel: ReminderChannel
}

/** A reminder that is to be sent, and when. */
export type PlannedReminder = ReminderKey & { readonly dueAt: string }

/** A reminder in somebody's hands, and the how manyeth try this is. */
export type ClaimedReminder = ReminderKey & { readonly tries: number }

/** How a reminder ended. */
export type EndedReminder = ReminderKey & {
  readonly state: 'Sent' | 'Failed'
  readonly endedAt: string
  readonly trouble: string | null
}

const key = sql`appointment_id as "appointmentId", attendee, start_at as "startAt", hours, offer, channel`

function at(practiceId: string, { appointmentId, attendee, startAt, hours, offer, channel }: ReminderKey) {
  return sql`practice_id = ${practiceId}::uuid and appointment_id = ${appointmentId}::uuid and attendee = ${attendee}
    and start_at = ${startAt}::timestamptz and hours = ${hours} and offer = ${offer} and channel = ${channel}`
}

/** Plans reminders that are not known yet, and those again that a move had made void and another has brought back. */
export async function planReminders(
  transaction: Transaction,
  practiceId: string,
  planned: readonly PlannedReminder[],
): Promise<void> {
  const packed = planned.map(({ appointmentId, attendee, startAt, hours, offer, channel, dueAt }) => ({
    appointment_id: appointmentId,
    attendee,
    start_at: startAt,
    hours,
    offer,
    channel,
    due_at: dueAt,
  }))
  await sql`
    insert into reminder (practice_id, appointment_id, attendee, start_at, hours, offer, channel, state, tries, next_at, is_noted)
    select ${practiceId}::uuid, appointment_id, attendee, start_at, hours, offer, channel, 'Waiting', 0, due_at, false
    from json_to_recordset(${JSON.stringify(packed)}::json) as planned (appointment_id uuid, attendee text,
      start_at timestamptz, hours integer, offer text, channel text, due_at timestamptz)
    on conflict (practice_id, appointment_id, attendee, start_at, hours, offer, channel) do update set state = 'Waiting', tries = 0,
      next_at = excluded.next_at, ended_at = null, trouble = null, is_noted = false
    where reminder.state = 'Void'`.execute(transaction)
}

/** Makes void what is planned, or was said, for a start that the appointment has not any more, or for one that is not booked any more. */
export async function voidReminders(
  transaction: Transaction,
  practiceId: string,
  now: string,
): Promise<void> {
  await sql`
    update reminder set state = 'Void'
    where practice_id = ${practiceId}::uuid and start_at > ${now}::timestamptz and offer = '' and state in ('Waiting', 'Sent', 'Failed')
      and (state = 'Waiting' or is_noted)
      and not exists (select from resource r where r.practice_id = reminder.practice_id and r.id = reminder.appointment_id
        and not r.is_deleted and r.status = 'booked' and r.start_at = reminder.start_at)`.execute(transaction)
}

/** Takes the next reminder whose time has come, for this hand alone; whoever does not end it until `until` is held for dead. */
export async function claimReminder(
  transaction: Transaction,
  practiceId: string,
  {
    now,
    until,
    channels,
    ofOffers,
  }: {
    readonly now: string
    readonly until: string
    readonly channels: readonly ReminderChannel[]
    /** Word of offered times, or reminders. */
    readonly ofOffers: boolean
  },
): Promise<ClaimedReminder | undefined> {
  const { rows } = await sql<ClaimedReminder>`
    update reminder set state = 'Sending', tries = tries + 1, next_at = ${until}::timestamptz
    where (practice_id, appointment_id, attendee, start_at, hours, offer, channel) = (
      select practice_id, appointment_id, attendee, start_at, hours, offer, channel from reminder
      where practice_id = ${practiceId}::uuid and state in ('Waiting', 'Sending') and next_at <= ${now}::timestamptz
        and channel = any(${channels}::text[]) and (offer <> '') = ${ofOffers}
      order by next_at, appointment_id, attendee, channel limit 1 for update skip locked)
    returning ${key}, tries`.execute(transaction)
  return rows[0]
}

/** What becomes of a reminder that was taken: it waits for its next try, is void, or has ended. */
export type ReminderStep =
  | { readonly state: 'Waiting'; readonly nextAt: string }
  | { readonly state: 'Void' }
  | { readonly state: 'Sent' | 'Failed'; readonly endedAt: string; readonly trouble?: string }

/** Writes what became of a reminder that this hand has. */
export async function stepReminder(
  transaction: Transaction,
  practiceId: string,
  { reminder, step }: { readonly reminder: ReminderKey; readonly step: ReminderStep },
): Promise<void> {
  const nextAt = step.state === 'Waiting' ? step.nextAt : null
  const ended = step.state === 'Sent' || step.state === 'Failed' ? step : undefined
  await sql`
    update reminder set state = ${step.state}, next_at = coalesce(${nextAt}::timestamptz, next_at),
      ended_at = ${ended?.endedAt ?? null}::timestamptz, trouble = ${ended?.trouble ?? null}
    where ${at(practiceId, reminder)} and state = 'Sending'`.execute(transaction)
}

/** Reminders that have ended and of which their appointment does not know yet. */
export async function unnotedReminders(
  transaction: Transaction,
  practiceId: string,
): Promise<readonly EndedReminder[]> {
  const { rows } = await sql<EndedReminder>`
    select ${key}, state, ended_at as "endedAt", trouble from reminder
    where practice_id = ${practiceId}::uuid and not is_noted and ended_at is not null and state in ('Sent', 'Failed')
    order by ended_at, appointment_id`.execute(transaction)
  return rows
}

/** The appointment knows how a reminder has ended. */
export async function noteReminder(
  transaction: Transaction,
  practiceId: string,
  reminder: ReminderKey,
): Promise<void> {
  await sql`update reminder set is_noted = true where ${at(practiceId, reminder)}`.execute(transaction)
}

/** Forgets reminders of starts that are long past. */
export async function forgetReminders(
  transaction: Transaction,
  practiceId: string,
  before: string,
): Promise<void> {
  await sql`delete from reminder where practice_id = ${practiceId}::uuid and start_at < ${before}::timestamptz`.execute(
    transaction,
  )
}

import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'
import type { Span } from '#shared/time/span.ts'

/**
 * Waits until nobody else is booking the same people or rooms, and holds them until this transaction ends: so what is
 * looked at is what is booked. Always in one order, so that two who book never wait for each other.
 */
export async function holdWhileBooking(context: Context, keys: readonly string[]): Promise<void> {
  for (const key of [...new Set(keys)].sort()) {
    const name = `${context.actor.practiceId} ${key}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(context.transaction)
  }
}

/** One taken lane of somebody's or something's time. */
export type TakenSlot = { readonly appointmentId: string; readonly lane: number }

/** What stands for an appointment where somebody is busy elsewhere. */
const elsewhere = '00000000-0000-0000-0000-000000000000'
/** All that somebody is busy with elsewhere counts as one lane, behind those of appointments. */
const laneElsewhere = 24

/** The lanes of a person or room that are taken at some time of the span, by other appointments than this one, or by a calendar elsewhere. */
export async function takenSlots(
  context: Context,
  key: string,
  { span, except }: { readonly span: Span; readonly except: string | undefined },
): Promise<readonly TakenSlot[]> {
  const keys = Array.from({ length: 24 }, (_, lane) => `${key}:${lane}`)
  const found = await sql<{ readonly appointment_id: string; readonly resource_key: string }>`
    select appointment_id, resource_key from appointment_slot
    where practice_id = ${context.actor.practiceId} and resource_key = any(${keys})
      and during && tstzrange(${span.start}::timestamptz, ${span.end}::timestamptz, '[)')
    union all
    select ${elsewhere}::uuid, ${`${key}:${laneElsewhere}`} from external_time
    where practice_id = ${context.actor.practiceId} and owner_id = ${personOf(key)}::uuid
      and starts_at < ${span.end}::timestamptz and ends_at > ${span.start}::timestamptz
  `.execute(context.transaction)

  return found.rows
    .filter((row) => row.appointment_id !== except)
    .map((row) => ({ appointmentId: row.appointment_id, lane: Number(row.resource_key.split(':').at(-1)) }))
}

/** Whose lanes these are, where they are those of a person. */
function personOf(key: string): string {
  return key.startsWith('practitioner:') ? key.slice('practitioner:'.length) : elsewhere
}

/** Takes one lane; false when somebody else was quicker. */
export async function takeSlot(
  context: Context,
  appointmentId: string,
  { key, lane, span }: { readonly key: string; readonly lane: number; readonly span: Span },
): Promise<boolean> {
  const taken = await sql<{ readonly resource_key: string }>`
    insert into appointment_slot (practice_id, appointment_id, resource_key, during)
    values (${context.actor.practiceId}, ${appointmentId}, ${`${key}:${lane}`},
            tstzrange(${span.start}::timestamptz, ${span.end}::timestamptz, '[)'))
    on conflict do nothing
    returning resource_key
  `.execute(context.transaction)
  return taken.rows.length > 0
}

/** Gives back all time that the appointment holds. */
export async function giveBackSlots(context: Context, appointmentId: string): Promise<void> {
  await sql`
    delete from appointment_slot
    where practice_id = ${context.actor.practiceId} and appointment_id = ${appointmentId}
  `.execute(context.transaction)
}

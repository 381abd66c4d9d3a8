import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'

/** Waits until nobody else enrolls or discharges the same patient, and holds the patient for that until this transaction ends. */
export async function holdPatient({ actor, transaction }: Context, patientId: string): Promise<void> {
  const name = `${actor.practiceId} enrolling:${patientId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}

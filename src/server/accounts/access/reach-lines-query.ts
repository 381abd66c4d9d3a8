import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'

/** One line of reach that holds now, of one of some profiles. */
export type HeldLine = { readonly reason: string; readonly profileId: string; readonly until: string | null }

/** What stands between some profiles and a patient: the lines that hold now, and whether the patient is confidential. */
export type HeldReach = { readonly lines: readonly HeldLine[]; readonly isConfidential: boolean }

/** Reads, for effective access, the lines of reach of these profiles to a patient, by the clock of the row policies. */
export async function reachLines(
  { transaction, actor }: Context,
  patientId: string,
  profiles: readonly string[],
): Promise<HeldReach> {
  const { rows } = await sql<HeldLine>`
    select reason, profile_id as "profileId", valid_until as until from patient_team
    where practice_id = ${actor.practiceId}::uuid and patient_id = ${patientId}::uuid
      and profile_id = any (${profiles}::uuid[]) and (valid_from is null or valid_from <= now())
      and (valid_until is null or valid_until > now())
    order by reason`.execute(transaction)
  const { rows: confidential } = await sql`
    select from confidential_patient
    where practice_id = ${actor.practiceId}::uuid and patient_id = ${patientId}::uuid`.execute(transaction)
  return { lines: rows, isConfidential: confidential.length > 0 }
}

/** Of a row that the asker sees: which patient it follows, and whether a signature has locked it. */
export async function placeOfRow(
  { transaction, actor }: Context,
  id: string,
): Promise<{ readonly patientId: string | null; readonly isLocked: boolean } | undefined> {
  const { rows } = await sql<{ readonly patientId: string | null; readonly isLocked: boolean }>`
    select patient_id as "patientId", is_locked as "isLocked" from resource
    where practice_id = ${actor.practiceId}::uuid and id = ${id}::uuid`.execute(transaction)
  return rows[0]
}

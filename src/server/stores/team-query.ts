import { sql } from 'kysely'
import type { Opened } from './opened.ts'
import type { TeamLine } from './team.ts'

/** Writes the difference between the lines that a row had caused and those that it causes now. */
export async function replaceTeam(
  { actor, transaction }: Opened,
  before: readonly TeamLine[],
  after: readonly TeamLine[],
): Promise<void> {
  const usable = after.filter(({ patientId, profileId }) => patientId !== '' && profileId !== '')
  const wanted = new Map(usable.map((each) => [keyOf(each), each]))
  const removed = before.filter(
    (each) => each.patientId !== '' && each.profileId !== '' && !wanted.has(keyOf(each)),
  )
  const known = new Set(before.map((each) => JSON.stringify(each)))
  const added = [...wanted.values()].filter((each) => !known.has(JSON.stringify(each)))

  if (removed.length > 0)
    await sql`
      delete from patient_team using json_to_recordset(${packed(removed)}::json) as gone (patient_id uuid, profile_id uuid, reason text)
      where patient_team.practice_id = ${actor.practiceId}::uuid and patient_team.patient_id = gone.patient_id
        and patient_team.profile_id = gone.profile_id and patient_team.reason = gone.reason`.execute(
      transaction,
    )
  if (added.length > 0)
    await sql`
      insert into patient_team (practice_id, patient_id, profile_id, reason, valid_from, valid_until)
      select ${actor.practiceId}::uuid, patient_id, profile_id, reason, valid_from, valid_until
      from json_to_recordset(${packed(added)}::json)
        as line (patient_id uuid, profile_id uuid, reason text, valid_from timestamptz, valid_until timestamptz)
      on conflict (practice_id, patient_id, profile_id, reason)
      do update set valid_from = excluded.valid_from, valid_until = excluded.valid_until`.execute(transaction)
}

/** Makes a patient confidential or no longer so. */
export async function replaceConfidential(
  { actor, transaction }: Opened,
  patientId: string,
  change: { readonly before: boolean; readonly after: boolean },
): Promise<void> {
  if (change.before === change.after) return
  if (change.after)
    await sql`insert into confidential_patient (practice_id, patient_id) values (${actor.practiceId}::uuid, ${patientId}::uuid)`.execute(
      transaction,
    )
  else
    await sql`delete from confidential_patient
      where practice_id = ${actor.practiceId}::uuid and patient_id = ${patientId}::uuid`.execute(transaction)
}

function keyOf({ patientId, profileId, reason }: TeamLine): string {
  return `${patientId} ${profileId} ${reason}`
}

function packed(lines: readonly TeamLine[]): string {
  return JSON.stringify(
    lines.map(({ patientId, profileId, reason, from, until }) => ({
      patient_id: patientId,
      profile_id: profileId,
      reason,
      valid_from: from,
      valid_until: until,
    })),
  )
}

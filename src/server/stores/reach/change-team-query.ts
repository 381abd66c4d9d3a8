import { sql } from 'kysely'
import type { Gain } from '#server/stores/gain.ts'
import type { Opened } from '#server/stores/opened.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { TeamLine } from './team-of.ts'

/**
 * The only way in which it changes who reaches a patient: writes the difference between the lines that a row had caused and
 * those that it causes now. Whoever gains reach must be given it by somebody who has it, else `forbidden`
 * and nothing is written; every gain is told to the trail as a grant of access. The maker of a new patient has it.
 */
export async function changeTeam(
  opened: Opened,
  before: readonly TeamLine[],
  after: readonly TeamLine[],
): Promise<Outcome<void>> {
  const usable = after.filter(({ patientId, profileId }) => patientId !== '' && profileId !== '')
  const wanted = new Map(usable.map((each) => [keyOf(each), each]))
  const known = new Set(before.map((each) => JSON.stringify(each)))
  const added = [...wanted.values()].filter((each) => !known.has(JSON.stringify(each)))
  const given = added.length > 0 ? await addLines(opened, added) : succeeded(undefined)
  if (!given.ok) return given

  const removed = before.filter(
    (each) => each.patientId !== '' && each.profileId !== '' && !wanted.has(keyOf(each)),
  )
  if (removed.length > 0) await removeLines(opened, removed)
  return succeeded(undefined)
}

type Gained = {
  readonly patient_id: string
  readonly profile_id: string
  readonly is_grant: boolean
  readonly is_refused: boolean
}

/** What holds now, by the clock that the row policies go by. */
const holdsNow = (table: string) =>
  sql`(${sql.table(table)}.valid_from is null or ${sql.table(table)}.valid_from <= now())
    and (${sql.table(table)}.valid_until is null or ${sql.table(table)}.valid_until > now())`

async function addLines(opened: Opened, lines: readonly TeamLine[]): Promise<Outcome<void>> {
  const { actor, transaction } = opened
  const { practiceId, reach, profiles, allowed } = actor
  const { rows } = await sql<Gained>`
    with line as (select * from json_to_recordset(${packed(lines)}::json) as line
        (patient_id uuid, profile_id uuid, reason text, valid_from timestamptz, valid_until timestamptz, giving text)),
      made as (select patient_id from line where reason = 'created'),
      gained as (select distinct line.patient_id, line.profile_id, line.giving,
          line.giving <> 'presence' and line.patient_id not in (select patient_id from made) as is_grant from line
        where line.reason not in ('self', 'created') and (line.valid_until is null or line.valid_until > now())
          and not exists (select from patient_team had where had.practice_id = ${practiceId}::uuid
            and had.patient_id = line.patient_id and had.profile_id = line.profile_id
            and (line.reason <> 'confidential' or had.reason = 'confidential') and ${holdsNow('had')})),
      refused as (select from gained where gained.giving <> 'nothing' and ${reach}::text <> 'All'
          and not (gained.giving = 'presence' and gained.patient_id = any (${allowed}::uuid[]))
          and gained.patient_id not in (select patient_id from made)
          and not exists (select from patient_team mine where mine.practice_id = ${practiceId}::uuid
            and mine.patient_id = gained.patient_id and mine.profile_id = any (${profiles}::uuid[])
            and ${holdsNow('mine')})),
      written as (insert into patient_team (practice_id, patient_id, profile_id, reason, valid_from, valid_until)
        select ${practiceId}::uuid, patient_id, profile_id, reason, valid_from, valid_until from line
        where not exists (select from refused)
        on conflict (practice_id, patient_id, profile_id, reason)
        do update set valid_from = excluded.valid_from, valid_until = excluded.valid_until)
    select patient_id, profile_id, is_grant, exists (select from refused) as is_refused from gained`.execute(
    transaction,
  )
  if (rows.some(({ is_refused }) => is_refused))
    return failed({ kind: 'forbidden', permission: 'patient_team', because: 'stores.reach-not-yours' })
  if (rows.length > 0) opened.granted(rows.map(gainOf))
  return succeeded(undefined)
}

function gainOf({ patient_id, profile_id, is_grant }: Gained): Gain {
  return { patientId: patient_id, profileId: profile_id, isGrant: is_grant }
}

async function removeLines({ actor, transaction }: Opened, lines: readonly TeamLine[]): Promise<void> {
  await sql`
    delete from patient_team using json_to_recordset(${packed(lines)}::json) as gone (patient_id uuid, profile_id uuid, reason text)
    where patient_team.practice_id = ${actor.practiceId}::uuid and patient_team.patient_id = gone.patient_id
      and patient_team.profile_id = gone.profile_id and patient_team.reason = gone.reason`.execute(
    transaction,
  )
}

/** Makes patients confidential or no longer so. */
export async function replaceConfidential(
  { actor, transaction }: Opened,
  patientIds: readonly string[],
  confidential: boolean,
): Promise<void> {
  const { practiceId } = actor
  await (confidential
    ? sql`insert into confidential_patient (practice_id, patient_id)
        select ${practiceId}::uuid, id from unnest(${patientIds}::uuid[]) as patient (id) on conflict do nothing`
    : sql`delete from confidential_patient
        where practice_id = ${practiceId}::uuid and patient_id = any (${patientIds}::uuid[])`
  ).execute(transaction)
}

function keyOf({ patientId, profileId, reason }: TeamLine): string {
  return `${patientId} ${profileId} ${reason}`
}

function packed(lines: readonly TeamLine[]): string {
  return JSON.stringify(
    lines.map((line) => ({
      patient_id: line.patientId,
      profile_id: line.profileId,
      reason: line.reason,
      valid_from: line.from,
      valid_until: line.until,
      giving: line.giving,
    })),
  )
}

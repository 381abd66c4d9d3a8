import { sql } from 'kysely'
import type { Patient } from '#generated/types/patient.ts'
import type { Context } from '#server/operations/handler.ts'
import { typedRow } from '#server/stores/typed-row.ts'

/** A patient for whom the glass is broken, as far as that concerns others. */
export type Unseen = {
  readonly id: string
  /** The asker reaches the patient anyway. */
  readonly isReached: boolean
  readonly isConfidential: boolean
  /** Who treats the patient first of all, today. */
  readonly clinicians: readonly string[]
}

/**
 * For an access token by breaking the glass, the patient whom the call names, reached or not. From here on the row policies let this transaction see the record; where the call
 * is refused after all, it is rolled back with it.
 */
export async function unseenPatient(
  { transaction, actor, now }: Context,
  id: string,
): Promise<Unseen | undefined> {
  const read = () =>
    sql<{ content: Record<string, unknown>; confidential: boolean }>`
      select r.content, exists (select from confidential_patient c
        where c.practice_id = r.practice_id and c.patient_id = r.id) as confidential
      from resource r where r.practice_id = ${actor.practiceId}::uuid and r.id = ${id}::uuid and r.type = 'Patient'
        and not r.is_deleted`.execute(transaction)
  const isReached = (await read()).rows.length > 0
  const allowed = `{${[...actor.allowed, id].join(',')}}`
  await sql`select set_config('goldthread.allowed', ${allowed}, true)`.execute(transaction)
  const [row] = (await read()).rows
  if (!row) return undefined
  const clinicians = cliniciansOf(typedRow<'Patient'>(row.content), now.iso.slice(0, 10))
  return { id, isReached, isConfidential: row.confidential, clinicians }
}

function cliniciansOf({ careTeam = [], generalPractitioner }: Patient, today: string): readonly string[] {
  const present = careTeam.filter(
    ({ period }) => (period?.start ?? today) <= today && (period?.end ?? today) >= today,
  )
  const first = present.filter(
    ({ primary, participation }) => primary || participation === 'PrimaryPerformer',
  )
  const people = [...first.map(({ member }) => member), ...(generalPractitioner ? [generalPractitioner] : [])]
  return [...new Set(people.flatMap(({ id, resourceType }) => (resourceType === 'Practitioner' ? [id] : [])))]
}

/** The practitioners who hold the office of privacy by one of their roles. */
export async function privacyOfficers({ transaction, actor }: Context): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from resource p
    where p.practice_id = ${actor.practiceId}::uuid and p.type = 'Practitioner' and not p.is_deleted
      and p.content ->> 'active' = 'true'
      and p.id in (select t.resource_id from token t
        where t.practice_id = ${actor.practiceId}::uuid and t.type = 'Practitioner' and t.token in (
          select 'roles=' || r.id from resource r, json_array_elements(r.content -> 'grantSets') as held
            join resource s on s.practice_id = ${actor.practiceId}::uuid and s.id = (held ->> 'id')::uuid
          where r.practice_id = ${actor.practiceId}::uuid and r.type = 'SecurityRole' and not r.is_deleted
            and not s.is_deleted and strpos(s.content ->> 'flags', 'flags:PrivacyOfficer:Allow') > 0))`.execute(
    transaction,
  )
  return rows.map(({ id }) => id)
}

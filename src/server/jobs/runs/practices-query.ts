import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { isZone } from '#shared/time/local-moment.ts'

/** A practice as its jobs know it. */
export type JobPractice = {
  readonly id: string
  readonly key: string
  readonly zone: string
  /** As ISO text; what was due before is not made up for. */
  readonly since: string
}

const usualZone = 'America/Chicago'

type Found = {
  readonly id: string
  readonly key: string
  readonly zone: string | null
  readonly since: string | null
}

/** Every practice that is there, with its time zone. */
export async function practicesWithJobs(transaction: Transaction): Promise<readonly JobPractice[]> {
  const { rows } = await sql<Found>`
    select p.id, p.key, r.content ->> 'timezone' as zone, p.content ->> 'created' as since
    from global_resource p left join resource r
      on r.practice_id = p.id and r.type = 'PracticePreferences' and not r.is_deleted
    where p.type = 'Practice' and not p.is_deleted order by p.id`.execute(transaction)
  return rows.map(({ id, key, zone, since }) => ({
    id,
    key,
    zone: zone !== null && isZone(zone) ? zone : usualZone,
    since: since ?? '',
  }))
}

/** The patients of a practice whom only their confidential team reaches: a job reaches them too, and shows them to nobody. */
export async function confidentialPatients(
  transaction: Transaction,
  practiceId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ patient_id: string }>`
    select patient_id from confidential_patient where practice_id = ${practiceId}::uuid`.execute(transaction)
  return rows.map(({ patient_id }) => patient_id)
}

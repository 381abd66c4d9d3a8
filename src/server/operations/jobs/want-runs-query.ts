import { sql } from 'kysely'
import type { BackgroundJob } from '#generated/enumerations/background-job.ts'
import type { Transaction } from '#server/database/database.ts'

/** A run of a job that is wanted, by the clock or by somebody. */
export type WantedRun = {
  readonly practiceId: string
  readonly id: string
  readonly job: BackgroundJob
  readonly dueAt: string
  readonly askedBy?: string
}

/** Writes runs of jobs that wait to be done; those that are known already stay as they are. */
export async function wantRuns(transaction: Transaction, runs: readonly WantedRun[]): Promise<void> {
  const packed = runs.map(({ practiceId, id, job, dueAt, askedBy = null }) => ({
    practice_id: practiceId,
    id,
    job,
    due_at: dueAt,
    asked_by: askedBy,
  }))
  await sql`
    insert into job_run (practice_id, id, job, due_at, asked_by, state)
    select practice_id, id, job, due_at, asked_by, 'Waiting'
    from json_to_recordset(${JSON.stringify(packed)}::json) as run (practice_id uuid, id uuid, job text, due_at timestamptz,
      asked_by uuid)
    on conflict do nothing`.execute(transaction)
}

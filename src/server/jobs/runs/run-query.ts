import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { BackgroundJob } from '#generated/enumerations/background-job.ts'
import type { JobState } from '#generated/enumerations/job-state.ts'
import type { Transaction } from '#server/database/database.ts'

/** One time that a job was due or asked for, as its row says. */
export type JobRun = {
  readonly practiceId: string
  readonly id: string
  readonly job: BackgroundJob
  readonly dueAt: string
  readonly state: JobState
  readonly tries: number
  readonly startedAt: string | null
  readonly endedAt: string | null
  readonly changed: number | null
  readonly trouble: string | null
}

const columns = sql.raw(
  'practice_id as "practiceId", id, job, due_at as "dueAt", state, tries, started_at as "startedAt", ended_at as "endedAt", changed, trouble',
)

/** The id of a run that the clock asks for: the same in every process, so that it is there once. */
export function idOfRun({ practiceId, job, dueAt }: Pick<JobRun, 'practiceId' | 'job' | 'dueAt'>): string {
  const hex = createHash('sha256').update(`${practiceId} ${job} ${dueAt}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Every run that has not ended, of every practice, the oldest first. */
export async function openRuns(transaction: Transaction): Promise<readonly JobRun[]> {
  const { rows } = await sql<JobRun>`
    select ${columns} from job_run where ended_at is null order by due_at limit 1000`.execute(transaction)
  return rows
}

/** One run, of whichever practice. */
export async function runOf(
  transaction: Transaction,
  { practiceId, id }: Pick<JobRun, 'practiceId' | 'id'>,
): Promise<JobRun | undefined> {
  const { rows } = await sql<JobRun>`
    select ${columns} from job_run where practice_id = ${practiceId}::uuid and id = ${id}::uuid`.execute(
    transaction,
  )
  return rows[0]
}

/** What becomes of a run. */
export type RunStep =
  | { readonly state: 'Running'; readonly tries: number; readonly at: string }
  | { readonly state: 'Waiting'; readonly trouble: string }
  | { readonly state: 'Done'; readonly changed: number; readonly warning: string | null; readonly at: string }
  | { readonly state: 'Failed'; readonly trouble: string; readonly at: string }

/** Writes how far a run is; one that has ended stays as it is. */
export async function noteStep(
  transaction: Transaction,
  { practiceId, id }: Pick<JobRun, 'practiceId' | 'id'>,
  step: RunStep,
): Promise<void> {
  await sql`update job_run set state = ${step.state}, ${changesOf(step)}
    where practice_id = ${practiceId}::uuid and id = ${id}::uuid and ended_at is null`.execute(transaction)
}

function changesOf(step: RunStep) {
  switch (step.state) {
    case 'Running':
      return sql`tries = ${step.tries}, started_at = ${step.at}::timestamptz`
    case 'Waiting':
      return sql`trouble = ${step.trouble}`
    case 'Done':
      return sql`trouble = ${step.warning}, changed = ${step.changed}, ended_at = ${step.at}::timestamptz`
    case 'Failed':
      return sql`trouble = ${step.trouble}, ended_at = ${step.at}::timestamptz`
  }
}

/** The last run of each job, as far as the transaction's row policy shows them: those of one practice. */
export async function lastRuns(transaction: Transaction, practiceId: string): Promise<readonly JobRun[]> {
  const { rows } = await sql<JobRun>`
    select distinct on (job) ${columns} from job_run where practice_id = ${practiceId}::uuid
    order by job, due_at desc, id desc`.execute(transaction)
  return rows
}

/** Forgets runs that ended so long ago, of every practice; the last of each job stays. */
export async function forgetRuns(transaction: Transaction, before: string): Promise<void> {
  await sql`
    delete from job_run old where old.ended_at < ${before}::timestamptz and exists (
      select 1 from job_run newer where newer.practice_id = old.practice_id and newer.job = old.job
        and newer.due_at > old.due_at)`.execute(transaction)
}

import { troubleOf } from '#server/database/trouble.ts'
import type { JobQueue, QueuedJob } from '#server/jobs/queue/job-queue.ts'
import { confidentialPatients, type JobPractice } from '#server/jobs/runs/practices-query.ts'
import { type JobRun, noteStep, type RunStep, runOf } from '#server/jobs/runs/run-query.ts'
import type { InsideWork } from '#server/operations/handler.ts'
import { JobMissed, JobRefused, type Jobs } from '#server/operations/jobs/job.ts'
import type { World } from '#server/operations/world.ts'
import { installationId } from '#shared/permissions/installation-id.ts'
import { automationActor } from './automation-actor.ts'
import { JobStopped, workOf } from './work-of.ts'

/** What performing needs. */
export type Performing = {
  readonly world: World
  readonly jobs: Jobs<InsideWork>
  readonly queue: JobQueue
  readonly practices: ReadonlyMap<string, JobPractice>
  readonly isStopped: () => boolean
  readonly report: (error: unknown, sentence: string) => void
  /** Seconds in which the queue must hear that the worker lives. */
  readonly heartbeat: number
}

/** Performs one piece of work that the queue has handed out, and writes how it went; it never throws for what the job does. */
export async function perform(performing: Performing, queued: QueuedJob): Promise<void> {
  const { world, queue, report } = performing
  const run = await world.database.asOwner((transaction) => runOf(transaction, queued), 'look')
  // What has ended already was done by one that died before it could say so to the queue.
  if (!run || run.endedAt !== null) return queue.done(queued)

  const note = (step: RunStep) =>
    world.database.asOwner((transaction) => noteStep(transaction, run, step), 'job')
  await note({ state: 'Running', tries: queued.retryCount + 1, at: world.now().iso })
  const beat = setInterval(
    () => void queue.keep(queued).catch(() => undefined),
    (performing.heartbeat * 1000) / 3,
  )
  const isLast = queued.retryCount >= queued.retryLimit
  try {
    const { changed, warning } = await done(performing, run, isLast)
    await note({ state: 'Done', changed, warning, at: world.now().iso })
    await queue.done(queued)
  } catch (error) {
    const trouble = troubleFor(error)
    if (!(error instanceof JobStopped)) report(error, `the job ${run.job} was not done`)
    await note(isLast ? { state: 'Failed', trouble, at: world.now().iso } : { state: 'Waiting', trouble })
    await queue.failed(queued)
  } finally {
    clearInterval(beat)
  }
}

/** What a job has changed, and the id of the sentence that says what a person must see to. */
type Done = { readonly changed: number; readonly warning: string | null }

async function done(
  { world, jobs, practices, isStopped, report }: Performing,
  run: JobRun,
  isLastTry: boolean,
): Promise<Done> {
  const { practiceId, job } = run
  const known = practices.get(practiceId)
  const practice = practiceId === installationId ? { id: practiceId, key: '' } : known
  // A practice that was taken away has nothing to be done in.
  if (!practice) return { changed: 0, warning: null }
  const confidential = await world.database.asOwner(
    (transaction) => confidentialPatients(transaction, practiceId),
    'look',
  )
  const actor = automationActor({ practice, job, confidential })
  let warning: string | null = null
  const warn = (sentence: string) => {
    warning = sentence
  }
  const changed = await jobs[job](workOf(world, actor, { isStopped, isLastTry, report, warn }))
  return { changed, warning }
}

/** The sentence for people; what the error says in its own words stays in the server's log. */
function troubleFor(error: unknown): string {
  if (error instanceof JobStopped) return 'jobs.stopped'
  if (error instanceof JobMissed) return error.sentence
  if (error instanceof JobRefused) return 'jobs.refused'
  const trouble = troubleOf(error)
  return trouble ? `jobs.database-${trouble}` : 'jobs.broken'
}

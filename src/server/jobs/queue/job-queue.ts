import { PgBoss } from 'pg-boss'
import type { Database } from '#server/database/database.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** One piece of work as the queue hands it out: the run's id, and how often it was tried before. */
export type QueuedJob = {
  readonly id: string
  readonly practiceId: string
  readonly retryCount: number
  readonly retryLimit: number
}

/** What became of a run that the queue was told of. */
export type QueueState = 'open' | 'ended' | 'unknown'

/**
 * The queue of the house: who takes what and until when, and what is tried again after which pause. Requests never speak to it:
 * they write a run of their own (`runs`), which the worker hands in under the run's id, so that it is there once however often.
 */
export type JobQueue = {
  /** Nothing happens when the id is known. */
  add(job: { readonly id: string; readonly practiceId: string }): Promise<void>
  /** The next that is due and that nobody has; undefined when there is none. */
  take(): Promise<QueuedJob | undefined>
  /** Says that its worker lives. */
  keep(job: QueuedJob): Promise<void>
  done(job: QueuedJob): Promise<void>
  /** It will be tried again after a pause that doubles, or never when it was the last time. */
  failed(job: QueuedJob): Promise<void>
  /** Gives back what workers had taken that are dead. */
  release(): Promise<void>
  stateOf(id: string): Promise<QueueState>
  stop(): Promise<void>
}

/** How patient the queue is, in seconds. */
export type QueuePatience = {
  readonly heartbeat: number
  readonly retryDelay: number
  readonly retries: number
}

/** A worker that says nothing for a minute is dead; a job is tried six times within about eight minutes. */
export const usualPatience: QueuePatience = { heartbeat: 60, retryDelay: 15, retries: 5 }

const name = 'work'
const day = 86_400

type Report = (error: unknown) => void

/**
 * Opens the queue over the house's own connections, and installs or upgrades its tables as the owner. It arms no timer that
 * asks the database: the worker says when to look.
 */
export async function openJobQueue(
  database: Database,
  { patience, report }: { readonly patience: QueuePatience; readonly report: Report },
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => ({ rows: [...(await database.statement(text, values))] }),
    },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'goldthread_jobs',
    schedule: false,
    supervise: false,
    reindex: false,
    monitorVacuum: false,
    queueCacheIntervalSeconds: day,
    bamIntervalSeconds: day,
    monitorIntervalSeconds: Math.ceil(patience.heartbeat / 2),
  })
  boss.on('error', report)
  await boss.start()
  await boss.createQueue(name)
  // One process has the embedded database, so whatever is taken there was taken by one that is dead.
  if (database.kind === 'embedded') await releaseAll(boss)
  return queueOver(boss, patience)
}

function queueOver(boss: PgBoss, { heartbeat, retryDelay, retries }: QueuePatience): JobQueue {
  const options = {
    heartbeatSeconds: heartbeat,
    expireInSeconds: day / 4,
    retryDelay,
    retryLimit: retries,
    retryBackoff: true,
    retryDelayMax: day / 24,
    retentionSeconds: 14 * day,
    deleteAfterSeconds: 14 * day,
  }
  return {
    add: async ({ id, practiceId }) => {
      await boss.send(name, { practiceId }, { ...options, id })
    },
    take: async () => {
      const [job] = await boss.fetch(name, { includeMetadata: true })
      if (!job) return undefined
      const { id, retryCount, retryLimit } = job
      return { id, retryCount, retryLimit, practiceId: String(membersOf(job.data).practiceId) }
    },
    keep: async (job) => {
      await boss.touch(name, [job])
    },
    done: async (job) => {
      await boss.complete(name, [job])
    },
    failed: async (job) => {
      await boss.fail(name, [job])
    },
    release: () => boss.supervise(name),
    stateOf: async (id) => {
      const [job] = await boss.findJobs(name, { id })
      if (!job) return 'unknown'
      return ['created', 'retry', 'active'].includes(job.state) ? 'open' : 'ended'
    },
    stop: () => boss.stop({ graceful: false, close: false }),
  }
}

async function releaseAll(boss: PgBoss): Promise<void> {
  const taken = (await boss.findJobs(name)).filter(({ state }) => state === 'active')
  if (taken.length > 0)
    await boss.fail(
      name,
      taken.map(({ id }) => id),
    )
}

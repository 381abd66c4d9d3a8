import type { InsideWork } from '#server/operations/handler.ts'
import type { Jobs } from '#server/operations/jobs/job.ts'
import type { World } from '#server/operations/world.ts'
import { openJobQueue, type QueuePatience, usualPatience } from './queue/job-queue.ts'
import { JobWorker } from './work/job-worker.ts'

/** Background work of a server that runs. */
export type RunningJobs = {
  /** One round now; when it resolves, everything that was due is done or waits for its next try. */
  turn(): Promise<void>
  /** What is under way stops at its next step, and is taken up again later. */
  stop(): Promise<void>
}

/** What background work is given. */
export type JobSettings = {
  readonly world: World
  readonly jobs: Jobs<InsideWork>
  /** Told what went wrong in which piece of work. */
  readonly report: (error: unknown, sentence: string) => void
  readonly patience?: QueuePatience
}

/** So many milliseconds from one round to the next. */
const pause = 5_000

/**
 * Starts background work: the queue is opened, and from then on what is due is done. Nothing of it is waited for by whoever asks
 * something, and when the database is away, the next round tries again.
 */
export function startJobs({ world, jobs, report, patience = usualPatience }: JobSettings): RunningJobs {
  let isStopped = false
  let hasMissed = false
  let waiting: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const opening = () =>
    openJobQueue(world.database, {
      patience,
      report: (error) => report(error, 'the job queue has a complaint'),
    })
  let opened: ReturnType<typeof opening> | undefined
  let worker: JobWorker | undefined

  const round = async () => {
    if (isStopped) return
    opened ??= opening()
    const queue = await opened.catch((error: unknown) => {
      opened = undefined
      throw error
    })
    const needs = { world, jobs, report, isStopped: () => isStopped, heartbeat: patience.heartbeat }
    worker ??= new JobWorker(needs, queue)
    await worker.round()
  }
  const next = () => {
    running = running.catch(() => undefined).then(round)
    return running
  }
  const look = () =>
    void next()
      .then(
        () => {
          hasMissed = false
        },
        (error: unknown) => {
          if (!hasMissed && !isStopped) report(error, 'background work missed a round')
          hasMissed = true
        },
      )
      .then(() => {
        if (!isStopped) waiting = setTimeout(look, pause).unref()
      })
  waiting = setTimeout(look, pause).unref()

  return {
    turn: next,
    stop: async () => {
      isStopped = true
      clearTimeout(waiting)
      await running.catch(() => undefined)
      const queue = await opened?.catch(() => undefined)
      await queue?.stop()
    },
  }
}

import { backgroundJobs } from '#generated/enumerations/background-job.ts'
import type { JobQueue } from '#server/jobs/queue/job-queue.ts'
import { type JobPractice, practicesWithJobs } from '#server/jobs/runs/practices-query.ts'
import { forgetRuns, idOfRun, type JobRun, noteStep, openRuns } from '#server/jobs/runs/run-query.ts'
import { dueTimes } from '#server/jobs/schedule/due-times.ts'
import { jobSchedules } from '#server/jobs/schedule/job-schedules.ts'
import { type WantedRun, wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { instantAt } from '#server/stores/instant.ts'
import { installationId } from '#shared/permissions/installation-id.ts'
import { type Performing, perform } from './perform.ts'

/** Runs are kept for so long. */
const keptFor = 60 * 86_400_000
/** Practices and their time zones are looked up again after so long, in milliseconds. */
const lookAgain = 600_000

type Needs = Omit<Performing, 'practices' | 'queue'>

/**
 * One worker of a server: it writes the runs that are due, hands them to the queue, and performs what the queue gives, one at a
 * time. On the embedded database it asks nothing while nothing was committed and nothing is due.
 */
export class JobWorker {
  readonly #needs: Needs
  readonly #queue: JobQueue
  #practices: ReadonlyMap<string, JobPractice> = new Map()
  #plannedUntil = ''
  #lookedAt = Number.NEGATIVE_INFINITY
  #caredAt = Number.NEGATIVE_INFINITY
  #seenCommits = -1
  #hasOpen = true
  readonly #added = new Set<string>()

  constructor(needs: Needs, queue: JobQueue) {
    this.#needs = needs
    this.#queue = queue
  }

  /** One round: everything that is due when it begins is done, or waits for its next try, when it resolves. */
  async round(): Promise<void> {
    const { isStopped } = this.#needs
    await this.#plan()
    if (!this.#mayHaveWork()) return
    for (;;) {
      const open = await this.#handIn()
      this.#hasOpen = open.length > 0
      if (!this.#hasOpen || isStopped()) return
      const queued = await this.#queue.take()
      if (!queued) return this.#lookAfter(open)
      await perform({ ...this.#needs, queue: this.#queue, practices: this.#practices }, queued)
    }
  }

  /** A server may have others beside it that ask; in the embedded database only this process commits. */
  #mayHaveWork(): boolean {
    const { database } = this.#needs.world
    const commits = database.commits()
    const isNews = database.kind === 'postgres' || commits !== this.#seenCommits
    this.#seenCommits = commits
    return isNews || this.#hasOpen
  }

  /** Writes the runs of which the time has come since the last look, once for all processes. */
  async #plan(): Promise<void> {
    const { world } = this.#needs
    const now = world.now()
    const isDue = now.iso >= this.#plannedUntil
    if (!isDue && now.milliseconds - this.#lookedAt < lookAgain) return
    this.#lookedAt = now.milliseconds
    const practices = await world.database.asOwner(practicesWithJobs, 'look')
    this.#practices = new Map(practices.map((practice) => [practice.id, practice]))
    const wanted = wantedAt(now.iso, practices)
    this.#plannedUntil = wanted.next
    if (!isDue || wanted.runs.length === 0) return
    await world.database.asOwner(async (transaction) => {
      await wantRuns(transaction, wanted.runs)
      await forgetRuns(transaction, instantAt(now.milliseconds - keptFor).iso)
    }, 'job')
    this.#hasOpen = true
  }

  /** Hands the open runs whose time has come to the queue, each once for this process; whoever else has, the queue knows it by its id. */
  async #handIn(): Promise<readonly JobRun[]> {
    const { world } = this.#needs
    const { milliseconds } = world.now()
    const open = await world.database.asOwner(openRuns, 'look')
    for (const run of open) {
      if (this.#added.has(run.id) || Date.parse(run.dueAt) > milliseconds) continue
      await this.#queue.add(run)
      this.#added.add(run.id)
    }
    return open
  }

  /** Takes back what dead workers had, and ends the runs that the queue has given up. */
  async #lookAfter(open: readonly JobRun[]): Promise<void> {
    const { world } = this.#needs
    const { milliseconds, iso: at } = world.now()
    if (milliseconds - this.#caredAt < (this.#needs.heartbeat * 1_000) / 2) return
    this.#caredAt = milliseconds
    await this.#queue.release()
    for (const run of open) {
      if ((await this.#queue.stateOf(run.id)) !== 'ended') continue
      const step = { state: 'Failed', trouble: 'jobs.died', at } as const
      await world.database.asOwner((transaction) => noteStep(transaction, run, step), 'job')
    }
    for (const id of this.#added) if (!open.some((run) => run.id === id)) this.#added.delete(id)
  }
}

type Wanted = { readonly runs: readonly WantedRun[]; readonly next: string }

/** The last due time of every job in every practice, and when the next one comes. */
function wantedAt(now: string, practices: readonly JobPractice[]): Wanted {
  const installation = { id: installationId, key: '', zone: 'UTC', since: sinceOf(practices) }
  const due = backgroundJobs.flatMap((job) => {
    const { whose, ...time } = jobSchedules[job]
    return (whose === 'practice' ? practices : [installation]).map(({ id: practiceId, zone, since }) => {
      const { last, next } = dueTimes(now, { ...time, zone })
      const run = { practiceId, job, dueAt: last }
      return { run: { ...run, id: idOfRun(run) }, isOwed: last >= since, next }
    })
  })
  const [soonest = now] = due.map(({ next }) => next).sort()
  return { runs: due.filter(({ isOwed }) => isOwed).map(({ run }) => run), next: soonest }
}

/** The installation is as old as its oldest practice; before there is one, nothing is due. */
function sinceOf(practices: readonly JobPractice[]): string {
  const [oldest = '9999'] = practices.map(({ since }) => since).sort()
  return oldest
}

import { join } from 'node:path'
import { sql } from 'kysely'
import { buildWorld } from '#server/app/build-world.ts'
import { jobs } from '#server/app/features.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import type { InsideWork } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'

/** A process of a test, a server's background work alone: it says each step that it takes, slowly, and each round that it has done, until it is killed. */
const { DATA_DIR: dataDirectory = '', DATABASE_URL: url = '' } = process.env
const database = await openDatabase({ dataDirectory, ...(url !== '' && { url }) })
const world = buildWorld({ database, keys: openKeys(join(dataDirectory, 'keys.json')) })

const slowly: Job<InsideWork> = (work) =>
  jobs.ExpirePackets({
    ...work,
    ask: async (operation, id) => {
      console.log('step')
      await new Promise((resolve) => setTimeout(resolve, 10))
      return work.ask(operation, id)
    },
  })
const stepByStep: Job<InsideWork> = (work) =>
  jobs.MoveMergedRows({
    ...work,
    goOn: () => {
      console.log('step')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
      work.goOn()
    },
  })
const running = startJobs({
  world,
  jobs: { ...jobs, ExpirePackets: slowly, MoveMergedRows: stepByStep },
  report: () => undefined,
  // On a server it takes ten seconds until somebody is held for dead.
  patience: { heartbeat: 10, retryDelay: 0, retries: url === '' ? 3 : 1 },
})
console.log('ready')
for (;;) {
  await running.turn()
  console.log('round')
  for (const state of await states()) console.log(state)
  await new Promise((resolve) => setTimeout(resolve, 200))
}

/** How the jobs stand, a line each: the practice, the job and its state. */
function states(): Promise<readonly string[]> {
  return world.database.asOwner(async (transaction) => {
    const { rows } = await sql<{ practice: string | null; job: string; state: string }>`
      select distinct on (practice_id, job) practice_id as practice, job, state from job_run order by practice_id, job, due_at desc`.execute(
      transaction,
    )
    return rows.map(({ practice, job, state }) => `${practice} ${job} ${state}`)
  })
}

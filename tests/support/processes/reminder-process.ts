import { join } from 'node:path'
import { buildWorld } from '#server/app/build-world.ts'
import { jobs } from '#server/app/features.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'

/** A process of a test, a server's background work at a time that the test says, with a mail server: one round, then it says so and ends, unless it was killed before. */
const { DATA_DIR: dataDirectory = '', DATABASE_URL: url = '', MAIL_URL: mail = '', CLOCK = '' } = process.env
const database = await openDatabase({ dataDirectory, ...(url !== '' && { url }) })
const world = buildWorld({
  database,
  keys: openKeys(join(dataDirectory, 'keys.json')),
  now: () => instantAt(Number(CLOCK)),
  messengers: { smtp: { url: mail, from: 'reminders@clinic.example' } },
})
const running = startJobs({
  world,
  jobs,
  report: () => undefined,
  patience: { heartbeat: 10, retryDelay: 0, retries: 3 },
})
await running.turn()
await running.stop()
await database.close()
console.log('done')
process.exit(0)

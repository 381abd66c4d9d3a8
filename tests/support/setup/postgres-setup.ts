import { findPostgres, notRun, startPrivatePostgres } from '#tests/support/database/postgres.ts'

/** Once for each test run: a PostgreSQL server, unless TEST_DATABASE_URL names one or this machine has none. */
export async function setup(): Promise<(() => void) | undefined> {
  if (findPostgres()) return undefined
  const server = await startPrivatePostgres()
  if (!server) {
    console.log(notRun)
    return undefined
  }
  process.env.TEST_DATABASE_URL = server.url
  return () => {
    delete process.env.TEST_DATABASE_URL
    server.remove()
  }
}

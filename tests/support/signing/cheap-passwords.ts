import { argon2Sync, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type TestServer, testPassword } from '#tests/support/server/server.ts'

/** For tests that sign thousands of times: gives everybody the same password with the least work that a hash can be, so that thousands of signatures are made in a minute. */
export async function cheapPasswords({ world }: TestServer): Promise<void> {
  const cost = { memory: 8, passes: 1, parallelism: 1 }
  const salt = randomBytes(16)
  const hash = argon2Sync('argon2id', {
    ...cost,
    message: Buffer.from(testPassword),
    nonce: salt,
    tagLength: 32,
  })
  const secret = Buffer.from(
    JSON.stringify({ ...cost, salt: salt.toString('base64'), hash: hash.toString('base64') }),
  )
  await world.database.asOwner((transaction) =>
    sql`update credential set secret = ${secret} where kind = 'password'`.execute(transaction),
  )
}

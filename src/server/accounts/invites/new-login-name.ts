import { randomInt } from 'node:crypto'
import type { HumanName } from '#generated/types/human-name.ts'
import { personByLogin } from '#server/accounts/people/person-by-login-query.ts'
import type { Database } from '#server/database/database.ts'
import { fold } from '#shared/words/fold.ts'

const longestWord = 40
const numbers = { least: 100_000, most: 1_000_000 } as const

/** A sign-in name that nobody has: the family name in plain letters and six digits. */
export async function newLoginName(database: Database, name: HumanName): Promise<string> {
  const word = fold(name.family ?? '')
    .replaceAll(/[^a-z0-9]+/g, '')
    .slice(0, longestWord)
  for (;;) {
    const loginName = `${word || 'guest'}-${randomInt(numbers.least, numbers.most)}`
    const taken = await database.asOwner((transaction) => personByLogin(transaction, loginName), 'look')
    if (!taken) return loginName
  }
}

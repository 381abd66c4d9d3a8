import type { Transaction } from '#server/database/database.ts'
import { isOfDemo, signInRow } from './person-by-login-query.ts'

/** The account of a name with the hash of its password: nobody's where the demo is closed to the demo's people, and the house's own account opens with none. */
export async function accountNamed(
  transaction: Transaction,
  username: string,
  demo: 'demo' | 'practices',
): ReturnType<typeof signInRow> {
  const named = await signInRow(transaction, username)
  const isStranger =
    demo !== 'demo' && named.person !== undefined && (await isOfDemo(transaction, named.person))
  const { person, hash } = isStranger ? { person: undefined, hash: undefined } : named
  return { person, hash: person?.content.isSystem === true ? undefined : hash, setAt: named.setAt }
}

import { profilesOf } from '#server/accounts/people/actors.ts'
import { type GlobalRow, globalRows } from '#server/accounts/people/people-query.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { passwordDoubt } from '#shared/passwords/password-doubt.ts'

/** What stands against a new password of this person: its own names, its login and its practices are no secrets. */
export async function doubtsAbout(
  transaction: Transaction,
  person: GlobalRow,
  password: string,
): Promise<readonly Finding[]> {
  const practices = await globalRows(
    transaction,
    'Practice',
    profilesOf(person).map(({ practiceId }) => practiceId),
  )
  const { display, loginName } = person.content
  const known = [display, loginName, ...practices.flatMap(({ content }) => [content.name, content.networkId])]
  const doubt = passwordDoubt(
    password,
    known.flatMap((word) => (typeof word === 'string' ? [word] : [])),
  )
  return doubt ? [{ pointer: '/password', weight: 'blocks', ...doubt }] : []
}

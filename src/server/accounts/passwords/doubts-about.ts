import { type GlobalRow, globalRows } from '#server/accounts/people/person-by-login-query.ts'
import { profilesOf } from '#server/accounts/people/rights-of.ts'
import { type AccountsNeeds, preferencesOf } from '#server/accounts/people/standing.ts'
import { typedRow } from '#server/stores/typed-row.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { passwordCharacters } from '#shared/passwords/password-characters.ts'
import { passwordDoubt } from '#shared/passwords/password-doubt.ts'

/**
 * What stands against a new password of this person: its own names, its login and its practices are no secrets, and it is as long
 * as the strictest of its practices wants (`passwordPolicy`).
 */
export async function doubtsAbout(
  { database }: Pick<AccountsNeeds, 'database'>,
  person: GlobalRow,
  password: string,
): Promise<readonly Finding[]> {
  const ids = [...new Set(profilesOf(person).map(({ practiceId }) => practiceId))]
  const practices = await database.asOwner((transaction) => globalRows(transaction, 'Practice', ids))
  const lengths: number[] = []
  for (const id of ids) lengths.push(wantedLength(await preferencesOf(database, id, person.id)))
  const { display, loginName } = person.content
  const known = [display, loginName, ...practices.flatMap(({ content }) => [content.name, content.networkId])]
  const doubt = passwordDoubt(
    password,
    known.flatMap((word) => (typeof word === 'string' ? [word] : [])),
    Math.max(...lengths, passwordCharacters.shortest),
  )
  return doubt ? [{ pointer: '/password', weight: 'blocks', ...doubt }] : []
}

function wantedLength(preferences: Readonly<Record<string, unknown>> | undefined): number {
  const { passwordPolicy } = typedRow<'PracticePreferences'>(preferences ?? {})
  return passwordPolicy?.minLength ?? passwordCharacters.shortest
}

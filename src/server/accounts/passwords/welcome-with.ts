import { type GlobalRow, globalRows } from '#server/accounts/people/person-by-login-query.ts'
import type { AccountsNeeds } from '#server/accounts/people/standing.ts'
import { endSessionsOf } from '#server/accounts/sessions/sessions-query.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { doubtsAbout } from './doubts-about.ts'
import { forgetGuesses } from './guess.ts'
import { hashPassword } from './hash-password.ts'
import { inLine } from './in-line.ts'
import { personOfLink, setPassword, useLinkUp } from './links-query.ts'

type Welcomed = { readonly loginName: string; readonly personId: string }

/**
 * Uses a one-time link up: sets the password, ends every session of before and the link, in one transaction.
 * The link is looked up before anything is hashed; `invalid` when it is used, too old or unknown, or the password too weak.
 */
export function welcomeWith(
  needs: AccountsNeeds,
): (token: string, password: string) => Promise<Outcome<Welcomed>> {
  return async (token, password) => {
    const invited = await invitedPerson(needs, token, password)
    if (!invited.ok) return invited
    const person = invited.value

    const hashed = await inLine(async () => succeeded(await hashPassword(password)))
    if (!hashed.ok) return hashed
    return needs.database.asOwner(async (transaction) => {
      const now = needs.now()
      if (!(await useLinkUp(transaction, token, now))) return linkUsed()
      const loginName = String(person.content.loginName ?? '')
      await setPassword(transaction, { id: person.id, at: now.iso, newId: needs.newId }, hashed.value)
      await endSessionsOf(transaction, { personId: person.id, at: now.iso })
      await forgetGuesses(transaction, loginName, now)
      return succeeded({ loginName, personId: person.id })
    })
  }
}

async function invitedPerson(
  { database, now }: AccountsNeeds,
  token: string,
  password: string,
): Promise<Outcome<GlobalRow>> {
  const person = await database.asOwner(async (transaction) => {
    const personId = await personOfLink(transaction, token, now())
    return personId === undefined ? undefined : (await globalRows(transaction, 'Person', [personId]))[0]
  })
  if (!person) return linkUsed()
  const findings = await doubtsAbout({ database }, person, password)
  return findings.length > 0 ? failed({ kind: 'invalid', findings }) : succeeded(person)
}

function linkUsed(): Outcome<never> {
  return refuse('/token', 'http.link-used')
}

import { globalRows, passwordOf } from '#server/accounts/people/person-by-login-query.ts'
import type { AccountsNeeds } from '#server/accounts/people/standing.ts'
import { endSessionsOf } from '#server/accounts/sessions/sessions-query.ts'
import type { PasswordChange, Session } from '#server/operations/accounts.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { doubtsAbout } from './doubts-about.ts'
import { hashPassword } from './hash-password.ts'
import { inLine } from './in-line.ts'
import { judgePassword } from './judge-password.ts'
import { setPassword } from './links-query.ts'

/** Changes one's own password and ends all other sessions. `forbidden` 2103 when the present one is wrong, `invalid` when the new one is weak or the same. */
export function changePasswordWith(
  needs: AccountsNeeds,
): (session: Session, change: PasswordChange) => Promise<Outcome<void>> {
  return async ({ id, personId }, { current, password, address }) => {
    const findings = await findingsOf(needs, personId, { current, password })
    if (!findings.ok) return findings

    const judged = await judgePassword(needs, current, async (transaction) => ({
      guess: { account: findings.value, address, signer: personId },
      hash: await passwordOf(transaction, personId),
    }))
    if (!judged.ok) return judged
    if (!judged.value.isRight)
      return failed({ kind: 'forbidden', permission: 'credential', subStatus: subStatuses.credentialWrong })

    const hashed = await inLine(async () => succeeded(await hashPassword(password)))
    if (!hashed.ok) return hashed
    await needs.database.asOwner(async (transaction) => {
      const at = needs.now().iso
      await setPassword(transaction, { id: personId, at, newId: needs.newId }, hashed.value)
      await endSessionsOf(transaction, { personId, at, except: id })
    })
    return succeeded(undefined)
  }
}

/** The login name of the person, once nothing stands against the new password. */
async function findingsOf(
  { database }: AccountsNeeds,
  personId: string,
  { current, password }: Pick<PasswordChange, 'current' | 'password'>,
): Promise<Outcome<string>> {
  const [person] = await database.asOwner((transaction) => globalRows(transaction, 'Person', [personId]))
  if (!person) return failed({ kind: 'signedOut' })
  const same: readonly Finding[] = password === current ? [blocking('/password', 'passwords.same')] : []
  const findings = [...same, ...(await doubtsAbout({ database }, person, password))]
  if (findings.length > 0) return failed({ kind: 'invalid', findings })
  return succeeded(String(person.content.loginName ?? ''))
}

import { globalRows, passwordOf } from '#server/accounts/people/person-by-login-query.ts'
import type { AccountsNeeds } from '#server/accounts/people/standing.ts'
import type { CredentialCheck } from '#server/operations/world.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { judgePassword } from './judge-password.ts'

const refused = {
  kind: 'forbidden',
  permission: 'credential',
  subStatus: subStatuses.credentialWrong,
} as const

/**
 * The credential that an act demands anew (21 CFR 11.200), judged before the act's transaction opens and counted with the tries
 * to sign in. A wrong one is `forbidden` with 2103; after five the person waits.
 */
export function passwordCheck(needs: AccountsNeeds): CredentialCheck {
  return async ({ personId }, password, address): Promise<Outcome<void>> => {
    if (personId === null) return failed(refused)
    const judged = await judgePassword(needs, password, async (transaction) => {
      const [person] = await globalRows(transaction, 'Person', [personId])
      const account = String(person?.content.loginName ?? personId)
      return {
        guess: { account, address, signer: personId },
        hash: person && (await passwordOf(transaction, personId)),
      }
    })
    if (!judged.ok) return judged
    return judged.value.isRight ? succeeded(undefined) : failed(refused)
  }
}

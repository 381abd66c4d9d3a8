import { judgePassword } from '#server/accounts/passwords/judge-password.ts'
import { globalRows, passwordOf } from '#server/accounts/people/person-by-login-query.ts'
import type { CredentialAsked, CredentialCheck } from '#server/operations/world.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { methodOf } from '#shared/passwords/method-of.ts'
import { takeAppCode } from './app-codes.ts'
import { keepBatchProof, spendBatchProof } from './batch-proof.ts'
import type { FactorNeeds } from './factor-needs.ts'
import { judgeCode } from './judge-code.ts'
import { takePasskey } from './passkeys.ts'

const refused = {
  kind: 'forbidden',
  permission: 'credential',
  subStatus: subStatuses.credentialWrong,
} as const

/**
 * The only place where a credential is judged that is asked for again (21 CFR 11.200): the password, a code of the authenticator
 * app, or the answer of a passkey to a question about this very call. Judged before the act's transaction opens; passwords and codes
 * are counted with the tries to sign in. A wrong one is `forbidden` with 2103; after five the person waits. Of several notes that are
 * signed by one word, the word is judged with the first, and stands for each of the others in the list once.
 */
export function stepUp(needs: FactorNeeds): CredentialCheck {
  return async ({ personId }, asked): Promise<Outcome<void>> => {
    if (personId === null) return failed(refused)
    const judged = await judge(needs, personId, asked)
    if (!judged.ok) return judged
    return judged.value ? succeeded(undefined) : failed(refused)
  }
}

async function judge(
  needs: FactorNeeds,
  personId: string,
  asked: CredentialAsked,
): Promise<Outcome<boolean>> {
  const { credential, about, batch } = asked
  if (!batch || methodOf(credential) === 'Password') return judgeAlone(needs, personId, asked)
  const word = { personId, credential, about }
  if (await spendBatchProof(needs, word, batch.own)) return succeeded(true)
  const judged = await judgeAlone(needs, personId, asked)
  if (judged.ok && judged.value) await keepBatchProof(needs, word, batch.others)
  return judged
}

async function judgeAlone(
  needs: FactorNeeds,
  personId: string,
  { credential, address, site, about }: CredentialAsked,
): Promise<Outcome<boolean>> {
  const method = methodOf(credential)
  if (method === 'Password') return isOwnPassword(needs, personId, { credential, address })
  if (method === 'Passkey')
    return succeeded(
      site !== undefined && (await takePasskey(needs, { personId, credential }, { about, site })),
    )
  const account = await accountOf(needs, personId)
  return judgeCode(needs, { account, address, signer: personId }, () =>
    takeAppCode(needs, personId, credential),
  )
}

async function isOwnPassword(
  needs: FactorNeeds,
  personId: string,
  { credential, address }: Pick<CredentialAsked, 'credential' | 'address'>,
): Promise<Outcome<boolean>> {
  const judged = await judgePassword(needs, credential, async (transaction) => {
    const [person] = await globalRows(transaction, 'Person', [personId])
    const account = String(person?.content.loginName ?? personId)
    return {
      guess: { account, address, signer: personId },
      hash: person && (await passwordOf(transaction, personId)),
    }
  })
  return judged.ok ? succeeded(judged.value.isRight) : judged
}

async function accountOf({ database }: FactorNeeds, personId: string): Promise<string> {
  const [person] = await database.asOwner((transaction) => globalRows(transaction, 'Person', [personId]))
  return String(person?.content.loginName ?? personId)
}

import { credentialRows } from '#server/accounts/people/credential-rows-query.ts'
import type { SignIn } from '#server/operations/accounts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { methodOf } from '#shared/passwords/method-of.ts'
import { takeAppCode } from './app-codes.ts'
import type { FactorNeeds } from './factor-needs.ts'
import { judgeCode } from './judge-code.ts'
import { askPasskeys, takePasskey } from './passkeys.ts'
import { spendRecoveryCode } from './recovery-codes.ts'

/** What a passkey answers at the door. No call can ask for it: those name what they are about by a hash. */
const about = 'sign-in'

/**
 * At the door, behind the right password: whoever has set up a second factor gives one, or there is no session. Before the password
 * was right nobody asks, so nobody learns who has one. The refusal says which there are, and asks the passkeys at once.
 */
export async function provenByFactor(
  needs: FactorNeeds,
  personId: string,
  asked: SignIn,
): Promise<Outcome<void>> {
  const kinds = await kindsOf(needs, personId)
  if (!kinds.includes('totp') && !kinds.includes('passkey')) return succeeded(undefined)
  if (asked.secondFactor === undefined)
    return wanted(needs, personId, { asked, kinds, message: 'accounts.factor-needed' })
  const judged = await judge(needs, personId, { ...asked, secondFactor: asked.secondFactor })
  if (!judged.ok) return judged
  return judged.value
    ? succeeded(undefined)
    : wanted(needs, personId, { asked, kinds, message: 'accounts.factor-wrong' })
}

async function judge(
  needs: FactorNeeds,
  personId: string,
  { username, address, site, secondFactor }: SignIn & { readonly secondFactor: string },
): Promise<Outcome<boolean>> {
  const method = methodOf(secondFactor)
  if (method === 'Passkey') {
    const given = { personId, credential: secondFactor }
    return succeeded(site !== undefined && (await takePasskey(needs, given, { about, site })))
  }
  return judgeCode(needs, { account: username, address, signer: personId }, () =>
    method === 'Totp'
      ? takeAppCode(needs, personId, secondFactor)
      : needs.database.asOwner((transaction) => spendRecoveryCode(transaction, personId, secondFactor)),
  )
}

type Wanted = { readonly asked: SignIn; readonly kinds: readonly string[]; readonly message: string }

async function wanted(
  needs: FactorNeeds,
  personId: string,
  { asked: { site }, kinds, message }: Wanted,
): Promise<Outcome<never>> {
  const question =
    site && kinds.includes('passkey') ? await askPasskeys(needs, personId, { about, site }) : undefined
  return refuse('/secondFactor', message, {
    parameters: {
      app: kinds.includes('totp') ? 1 : 0,
      recovery: kinds.includes('recovery') ? 1 : 0,
      passkey: question ? JSON.stringify(question) : '',
    },
  })
}

async function kindsOf({ database }: FactorNeeds, personId: string): Promise<readonly string[]> {
  const rows = await database.asOwner((transaction) =>
    credentialRows(transaction, personId, { kinds: ['totp', 'passkey', 'recovery'] }),
  )
  return rows.map(({ kind }) => kind)
}

import {
  beginApp,
  beginPasskey,
  confirmApp,
  confirmPasskey,
  type NewRecoveryCodes,
  removeFactor,
  renewRecoveryCodes,
} from '#client/api/ask-factors.ts'
import { makePasskey } from '#client/person/proving/passkey.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** What somebody does with the own second factors. */
export type FactorTask =
  | { readonly kind: 'app' | 'passkey' | 'codes' }
  | { readonly kind: 'remove'; readonly id: string; readonly name: string }

/** How far it has come. */
export type FactorState =
  | { readonly kind: 'password' | 'done' }
  | { readonly kind: 'app'; readonly key: string; readonly uri: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

type Entered = { readonly password: string; readonly device: string }

/** The step behind the password. `unsupported`: the device made no passkey. */
export async function taken(task: FactorTask, { password, device }: Entered): Promise<Outcome<FactorState>> {
  switch (task.kind) {
    case 'app': {
      const begun = await beginApp(password)
      return begun.ok ? succeeded({ kind: 'app', ...begun.value }) : begun
    }
    case 'codes':
      return afterCodes(await renewRecoveryCodes(password))
    case 'remove': {
      const removed = await removeFactor(task.id, password)
      return removed.ok ? succeeded({ kind: 'done' }) : removed
    }
    case 'passkey':
      return withPasskey(password, device)
  }
}

/** The step behind the first code of an app. */
export async function confirmed(code: string): Promise<Outcome<FactorState>> {
  return afterCodes(await confirmApp(code))
}

async function withPasskey(password: string, device: string): Promise<Outcome<FactorState>> {
  const wish = await beginPasskey(password)
  if (!wish.ok) return wish
  const response = await makePasskey(wish.value)
  if (response === undefined) return failed({ kind: 'unsupported', expected: 'passkey' })
  return afterCodes(await confirmPasskey({ name: device.trim(), nonce: wish.value.nonce, response }))
}

function afterCodes(outcome: Outcome<NewRecoveryCodes>): Outcome<FactorState> {
  if (!outcome.ok) return outcome
  const { recoveryCodes } = outcome.value
  return succeeded(recoveryCodes.length === 0 ? { kind: 'done' } : { kind: 'codes', codes: recoveryCodes })
}

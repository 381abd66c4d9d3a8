import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { askInstallation } from './ask-session.ts'

/** What a browser asks a passkey, and the number by which the answer is known. */
export type PasskeyQuestion<Options = PublicKeyCredentialRequestOptionsJSON> = {
  readonly nonce: string
  readonly options: Options
}

/** What a browser is asked that makes a passkey. */
export type PasskeyWish = PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>

/** A second factor of one's own. */
export type OwnFactor = {
  readonly id: string
  readonly kind: 'Totp' | 'Passkey'
  readonly since: string
  readonly lastUsed: string | null
  readonly name?: string
  readonly host?: string
}

/** Codes for the day on which a factor is lost, where new ones were made: they are told this once. */
export type NewRecoveryCodes = { readonly recoveryCodes: readonly string[] }

/** One's own second factors, and how many recovery codes are left. */
export function askFactors(): Promise<
  Outcome<{ readonly factors: readonly OwnFactor[]; readonly recoveryCodes: number }>
> {
  return askInstallation('/api/v1/session/factors', { method: 'GET' })
}

/** The key of an authenticator app, told once. */
export function beginApp(
  credential: string,
): Promise<Outcome<{ readonly key: string; readonly uri: string }>> {
  return post('app', { credential })
}

/** The first code of the app makes it count. */
export function confirmApp(code: string): Promise<Outcome<NewRecoveryCodes>> {
  return post('app-confirm', { code })
}

/** Begins to make a passkey. */
export function beginPasskey(credential: string): Promise<Outcome<PasskeyWish>> {
  return post('passkey', { credential })
}

/** Keeps the passkey that the browser has made. */
export function confirmPasskey(made: {
  readonly name: string
  readonly nonce: string
  readonly response: unknown
}): Promise<Outcome<NewRecoveryCodes>> {
  return post('passkey-confirm', made)
}

/** New recovery codes in place of the old ones. */
export function renewRecoveryCodes(credential: string): Promise<Outcome<NewRecoveryCodes>> {
  return post('recovery-codes', { credential })
}

/** Takes a factor away. */
export function removeFactor(id: string, credential: string): Promise<Outcome<undefined>> {
  return post('remove', { id, credential })
}

/** What one's passkeys are asked before a call: the operation and all that will be said to it. */
export function askAbout(operation: string, said: object): Promise<Outcome<PasskeyQuestion>> {
  return post('question', { operation, said })
}

function post<Value>(word: string, body: object): Promise<Outcome<Value>> {
  return askInstallation(`/api/v1/session/factors/${word}`, { method: 'POST', body: JSON.stringify(body) })
}

/** By what somebody proves in a call who it is. */
export type ProofMethod = 'Password' | 'Totp' | 'Passkey'

/** A code of an authenticator app as people type it, with a gap in the middle or without. */
const codeForm = /^\s*\d{3}\s?\d{3}\s*$/

/** What a `credential` is: six digits are a code (no password is that short), an answer of a passkey begins as one, and everything else is a password. */
export function methodOf(credential: string): ProofMethod {
  if (codeForm.test(credential)) return 'Totp'
  return credential.startsWith('{"passkey":') ? 'Passkey' : 'Password'
}

/** Does a step that names these ways take this one? What is stronger stands wherever the password does. */
export function takesMethod(named: readonly string[], method: string): boolean {
  const isStronger = method === 'Totp' || method === 'Passkey'
  return named.includes(method) || (isStronger && named.includes('Password'))
}

import type { SignatureMethod } from '#generated/enumerations/signature-method.ts'

/** How strong a proof a signature is, as its manifest says: a passkey signs this very content with a key that its owner alone has. */
export function strengthOf(method: SignatureMethod): string {
  if (method === 'Passkey') return 'passkey'
  if (method === 'Totp') return 'code'
  return method === 'Password' ? 'password' : 'witnessed'
}

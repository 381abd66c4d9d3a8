import type { PasskeyQuestion, PasskeyWish } from '#client/api/ask-factors.ts'

/** Only those who use a passkey load what speaks with it. */
const library = () => import('@simplewebauthn/browser')

/** Can a browser speak with passkeys here? Only on a page of a name, and under TLS or on one's own machine. */
export function canUsePasskey(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname)
}

/** The answer of a passkey as a call sends it; undefined: the person let it be, or the device has none. */
export async function answerPasskey({ nonce, options }: PasskeyQuestion): Promise<string | undefined> {
  const { startAuthentication } = await library()
  try {
    const passkey = await startAuthentication({ optionsJSON: options })
    return JSON.stringify({ passkey, nonce })
  } catch {
    return undefined
  }
}

/** A new passkey as its browser tells of it; undefined: none was made. */
export async function makePasskey({ options }: PasskeyWish): Promise<unknown> {
  const { startRegistration } = await library()
  try {
    return await startRegistration({ optionsJSON: options })
  } catch {
    return undefined
  }
}

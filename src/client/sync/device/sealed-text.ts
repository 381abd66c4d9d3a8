import { sessionState } from '#client/api/session.ts'
import { keysOf, sealText, unsealText } from './seal.ts'

/** A value as a text on the device that only the person who is signed in can read again; undefined while nobody is. */
export async function sealedText(name: string, value: unknown): Promise<string | undefined> {
  const key = await ownKey()
  return key && sealText(key, name, value)
}

/** The value again; undefined for everybody else, and for what was altered. */
export async function readSealed<Value>(name: string, text: string): Promise<Value | undefined> {
  const key = await ownKey()
  return key && unsealText<Value>(key, name, text)
}

async function ownKey(): Promise<CryptoKey | undefined> {
  const state = sessionState()
  if (!('session' in state)) return undefined
  return (await keysOf(state.session.device.person, new Uint8Array())).values
}

import type { Session } from '#client/api/session.ts'
import { bytesOf, keysOf, sealText, textOf, unsealText } from './seal.ts'

/**
 * So that a browser restarted without a connection can go on, the session lies on the device, the person's secret in it, sealed
 * by the session's own secret. That one lies in a file of its own: unlike what the browser's stores hold, whose bytes stay in
 * their logs, a file that is removed is gone from the profile. It is removed when the session ends.
 */
const stored = 'goldthread.session'
const secretFile = 'goldthread-session'
const noSalt = new Uint8Array()

/** Keeps the session until its end; a device that keeps no files cannot be restarted offline, and nothing else is lost. */
export async function keepSession(session: Session): Promise<void> {
  await writeSecret(session.device.session)
  const { values } = await keysOf(session.device.session, noSalt)
  localStorage.setItem(stored, await sealText(values, stored, session))
}

/** The session that is kept here, if it has not ended; one that has is forgotten. */
export async function recallSession(now: number): Promise<Session | undefined> {
  const secret = await readSecret()
  const text = localStorage.getItem(stored)
  if (secret === undefined || text === null) return undefined

  const { values } = await keysOf(secret, noSalt)
  const session = await unsealText<Session>(values, stored, text)
  if (session && Date.parse(session.expiresAt) > now) return session
  await forgetSession()
  return undefined
}

/** Nothing on this device opens what it keeps until its owner signs in again. */
export async function forgetSession(): Promise<void> {
  localStorage.removeItem(stored)
  await removeSecret()
}

async function writeSecret(secret: string): Promise<void> {
  const directory = await navigator.storage.getDirectory()
  const file = await directory.getFileHandle(secretFile, { create: true })
  const stream = await file.createWritable()
  await stream.write(bytesOf(secret))
  await stream.close()
}

async function readSecret(): Promise<string | undefined> {
  try {
    const directory = await navigator.storage.getDirectory()
    const handle = await directory.getFileHandle(secretFile)
    return textOf(await (await handle.getFile()).arrayBuffer())
  } catch {
    return undefined
  }
}

async function removeSecret(): Promise<void> {
  try {
    const directory = await navigator.storage.getDirectory()
    await directory.removeEntry(secretFile)
  } catch {
    return
  }
}

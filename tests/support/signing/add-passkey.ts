import { expect } from 'vitest'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'
import { type PasskeyQuestion, SoftPasskey } from './soft-passkey.ts'

/** For tests: adds a passkey under this address of the server. */
export async function addPasskey(client: TestClient, origin: string, name = 'Laptop'): Promise<SoftPasskey> {
  const begun = await client.ask('POST', '/session/factors/passkey', { body: { credential: testPassword } })
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  const question: PasskeyQuestion = begun.body
  const passkey = new SoftPasskey(origin)
  const body = { name, nonce: question.nonce, response: passkey.made(question) }
  const done = await client.ask('POST', '/session/factors/passkey-confirm', { body })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  return passkey
}

/** For tests: what the own passkeys are asked before a call. */
export async function askPasskeyAbout(
  client: TestClient,
  operation: string,
  said: Readonly<Record<string, unknown>>,
): Promise<PasskeyQuestion> {
  const asked = await client.ask('POST', '/session/factors/question', { body: { operation, said } })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  return asked.body
}

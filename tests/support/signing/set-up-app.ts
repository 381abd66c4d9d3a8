import { generate } from 'otplib'
import { expect } from 'vitest'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

/** For tests: the code of an app at a moment, so many half minutes later or earlier. */
export function codeOfApp(key: string, milliseconds: number, steps = 0): Promise<string> {
  return generate({ secret: key, epoch: Math.floor(milliseconds / 1_000) + steps * 30 })
}

/** For tests: sets an authenticator app up; answers its key and the recovery codes that came with it. */
export async function setUpApp(
  client: TestClient,
  milliseconds: number,
): Promise<{ readonly key: string; readonly recoveryCodes: readonly string[] }> {
  const begun = await client.ask('POST', '/session/factors/app', { body: { credential: testPassword } })
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  const { key } = begun.body
  const code = await codeOfApp(key, milliseconds)
  const done = await client.ask('POST', '/session/factors/app-confirm', { body: { code } })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  return { key, recoveryCodes: done.body.recoveryCodes }
}

import { expect, test } from 'vitest'
import { mixUploads } from '#tests/support/content/mixed-uploads.ts'
import { startTestServer } from '#tests/support/server/server.ts'

const count = 10_000

test('of 10,000 uploads whose parts go astray none makes a wrong file', async () => {
  const begun = performance.now()
  const seed = Number(process.env.SEED ?? Math.floor(begun * 1_000))
  const server = await startTestServer({ staff: { admin: ['administrative'] } })
  const mixed = await mixUploads(server, await server.signIn('admin'), { seed, count })
  await server.close()
  const seconds = Math.round((performance.now() - begun) / 1_000)
  console.log(
    JSON.stringify({ test: 'mixed-uploads', seed, ...mixed, corrupt: mixed.corrupt.length, seconds }),
  )
  expect(mixed.corrupt).toEqual([])
  expect(mixed.stored).toBeGreaterThan(count / 20)
}, 590_000)

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { saidOfRoutes, unsafeRoutes, untoldRoutes } from './unsafe-routes.ts'

const said = saidOfRoutes(
  readFileSync(new URL('../../../src/server/http/README.md', import.meta.url), 'utf8'),
)

test('of every call outside of the operations that may change something it is said that it carries a key, or why it is done once without one', async () => {
  const routes = await unsafeRoutes()
  expect(routes.length).toBeGreaterThan(15)
  expect(untoldRoutes(routes, said), 'write a line in src/server/http/README.md').toEqual([])
  for (const words of said.values()) expect(words.length).toBeGreaterThan(10)
})

test('a new call, and one that is no longer there, are found', () => {
  const known = new Map([['POST /api/v1/session', 'a session each']])
  expect(untoldRoutes(['POST /api/v1/session', 'POST /api/v1/letters'], known)).toEqual([
    'POST /api/v1/letters',
  ])
  expect(untoldRoutes([], known)).toEqual(['POST /api/v1/session'])
})

import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyServerState } from '#server/http/exchange/server-state.ts'
import { type RunningServer, startServer } from '#server/http/start-server.ts'
import { askRaw } from '#tests/support/server/ask-raw.ts'

const state = emptyServerState()
let server: RunningServer
beforeAll(async () => {
  const settings = { host: '127.0.0.1', port: 0, secure: false, logLevel: 'silent', newId: randomUUID }
  server = await startServer(state, settings, pino({ level: 'silent' }))
})
afterAll(() => server.stop(1_000))

test('while the server starts, the page says what is being made and how far it is, and asks again by itself', async () => {
  state.progress = [{ what: 'http.indexing', done: 3, total: 10 }]
  const { status, headers, body } = await askRaw(server.url, { path: '/today' })
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '1', 'no-store'])
  expect(body).toContain('<noscript><meta http-equiv="refresh" content="2"></noscript>')
  expect(body).toContain('Preparing records for search: 3 of 10')
  expect(body).toContain('<progress value="3" max="10">')
  const nonce = /<style nonce="([\w-]+)">/.exec(body)?.[1]
  expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`)

  const again = await askRaw(server.url, { path: '/today', headers: { accept: 'application/json' } })
  expect([again.status, JSON.parse(again.body)]).toEqual([
    503,
    [{ text: 'Preparing records for search: 3 of 10', done: 3, total: 10 }],
  ])
})

test('it does so in the language of whoever waits', async () => {
  state.progress = [{ what: 'http.starting-database', done: 0, total: 1 }]
  const { body } = await askRaw(server.url, { headers: { 'accept-language': 'es-MX,es;q=0.9' } })
  expect(body).toContain('<html lang="es">')
  expect(body).toContain('Goldthread está iniciando')
  expect(body).not.toContain('Goldthread is starting')
})

test('meanwhile nobody is told that the server is ready, and whoever asks for records is told to come again', async () => {
  const ready = await askRaw(server.url, { path: '/health/ready' })
  expect([ready.status, JSON.parse(ready.body)]).toEqual([503, { ready: false, state: 'starting' }])
  const read = await askRaw(server.url, { path: '/api/v1/practices/riverbend/Programs' })
  expect([read.status, read.headers['retry-after']]).toEqual([503, '1'])
})

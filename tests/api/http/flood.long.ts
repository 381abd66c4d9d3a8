import { Agent, request } from 'node:http'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

const seconds = 30
const eachSecond = 1_000

describe.each(databaseKinds)(
  '1,000 requests a second without a session, for 30 s, on the %s database',
  (database) => {
    test('grow the trail by less than 1 MB, and a signed-in reader waits less than 200 ms', async () => {
      const server = await startTestServer({ database })
      const reader = await server.signIn('clinician')
      const before = await bytesOfTrail(server)
      const flood = floodOf(server.url)
      const waits: number[] = []
      while (!flood.isOver()) {
        const started = performance.now()
        expect((await reader.ask('GET', '/practices/riverbend/Programs')).status).toBe(200)
        waits.push(performance.now() - started)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const statuses = await flood.ended
      await server.world.refusals.flush()
      const grown = (await bytesOfTrail(server)) - before
      const p95 = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0
      const asked = [...statuses.values()].reduce((all, count) => all + count, 0)
      console.log(
        JSON.stringify({ database, asked, statuses: [...statuses], grown, reads: waits.length, p95 }),
      )
      await server.close()
      expect(asked).toBeGreaterThan(seconds * eachSecond * 0.9)
      expect(grown).toBeLessThan(1_000_000)
      expect(p95).toBeLessThan(200)
    })
  },
)

/** Lists, sign-ins and sessions of nobody, in even steps of 10 ms over 50 connections. */
function floodOf(url: string): { isOver(): boolean; readonly ended: Promise<Map<number, number>> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const statuses = new Map<number, number>()
  const paths = ['/api/v1/practices/riverbend/Patients', '/api/v1/session', '/api/v1/practices/nowhere/Notes']
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const asked = request(`${url}${path}`, { agent }, (answer) => {
        statuses.set(answer.statusCode ?? 0, (statuses.get(answer.statusCode ?? 0) ?? 0) + 1)
        answer.resume().once('end', resolve)
      })
      asked.once('error', () => resolve()).end()
    })
  let isOver = false
  const send = async () => {
    const started = performance.now()
    const under: Promise<void>[] = []
    while (performance.now() - started < seconds * 1_000) {
      const due = Math.floor(((performance.now() - started) / 1_000) * eachSecond)
      while (under.length < due) under.push(ask(paths[under.length % paths.length] ?? '/'))
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await Promise.all(under)
    isOver = true
    agent.destroy()
    return statuses
  }
  return { isOver: () => isOver, ended: send() }
}

async function bytesOfTrail({ world }: TestServer): Promise<number> {
  return world.database.asOwner(async (transaction) => {
    const { rows } = await sql<{ bytes: string }>`
      select (select coalesce(sum(pg_column_size(e.*)), 0) from audit_event e)
        + (select coalesce(sum(pg_column_size(w.*)), 0) from audit_waiting w) as bytes`.execute(transaction)
    return Number(rows[0]?.bytes)
  })
}

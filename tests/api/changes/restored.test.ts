import { appendFileSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { checkpointFileIn } from '#server/database/audit/checkpoint-file.ts'
import type { Database } from '#server/database/database.ts'
import { noticeRestore, tellRestored } from '#server/database/opening/notice-restore.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { databasesFor, openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'

const practiceId = '0197c1f0-0000-7000-8000-0000000000a1'

describe.each(databasesFor(import.meta.url))('a database that was put back (%s)', (kind) => {
  let opened: TestDatabase | undefined
  afterEach(() => opened?.close())

  const at = ({ place }: TestDatabase) => ({
    dataDirectory: place.dataDirectory,
    checkpointFile: checkpointFileIn(place.dataDirectory),
  })
  const epochOf = (database: Database) =>
    database.asOwner(async (transaction) => {
      const { rows } = await sql<{ epoch: string }>`select epoch from installation`.execute(transaction)
      return rows[0]?.epoch
    })
  const told = (house: TestDatabase, number: number) =>
    appendFileSync(
      checkpointFileIn(house.place.dataDirectory),
      `${JSON.stringify({ told: `${practiceId} ${number}` })}\n`,
    )

  test('a server that only starts again keeps its epoch, and so does one that was never told anything', async () => {
    opened = await openTestDatabase(kind)
    const before = await epochOf(opened.database)
    for (let start = 1; start <= 3; start += 1)
      expect(await noticeRestore(opened.database, at(opened))).toBeUndefined()
    expect(await epochOf(opened.database)).toBe(before)
  })

  test('one that lacks a checkpoint which it was told of has another epoch, once', async () => {
    opened = await openTestDatabase(kind)
    await noticeRestore(opened.database, at(opened))
    const before = await epochOf(opened.database)
    told(opened, 1)
    expect(await noticeRestore(opened.database, at(opened))).toBe('lacks what it was told')
    const after = await epochOf(opened.database)
    expect(after).not.toBe(before)
    expect(await noticeRestore(opened.database, at(opened))).toBeUndefined()
    expect(await epochOf(opened.database)).toBe(after)
  })

  test('a practice that was taken away is not missed', async () => {
    opened = await openTestDatabase(kind)
    told(opened, 7)
    told(opened, 0)
    expect(await noticeRestore(opened.database, at(opened))).toBeUndefined()
  })

  test('somebody who put back a whole machine says it, and every answer has another epoch from then on', async () => {
    opened = await openTestDatabase(kind)
    const before = await epochOf(opened.database)
    const heard: string[] = []
    const stop = opened.database.signals.hear((signal) => heard.push(signal.kind))
    await tellRestored(opened.database)
    expect(await epochOf(opened.database)).not.toBe(before)
    await expect.poll(() => heard).toContain('epoch')
    stop()
  })

  test('a copy of before that is laid in its place is noticed at the next start', async () => {
    opened = await openTestDatabase(kind)
    await noticeRestore(opened.database, at(opened))
    const before = await epochOf(opened.database)
    const { place } = opened
    const isHere = await putBack(opened)
    const restored = await openDatabase(isHere)
    expect(await epochOf(restored)).toBe(before)
    expect(await noticeRestore(restored, { ...at(opened), dataDirectory: isHere.dataDirectory })).toBe(
      'another place',
    )
    expect(await epochOf(restored)).not.toBe(before)
    await restored.close()
    if (isHere.url !== undefined && isHere.url !== place.url) await dropped(place.url, isHere.url)
    opened = { ...opened, close: async () => rmSync(place.dataDirectory, { recursive: true, force: true }) }
  })
})

/** Ends a database and lays a copy of it where it was: files for the embedded one, a database of another number for a server. */
async function putBack({ database, place }: TestDatabase): Promise<{ dataDirectory: string; url?: string }> {
  await database.close()
  if (place.url === undefined) {
    const here = join(place.dataDirectory, 'database')
    const copy = join(place.dataDirectory, 'copy')
    cpSync(here, copy, { recursive: true })
    rmSync(here, { recursive: true })
    cpSync(copy, here, { recursive: true })
    return place
  }
  const name = new URL(place.url).pathname.slice(1)
  await onServer(place.url, async (client) => {
    await client.query(`create database ${name}_back template ${name}`)
  })
  const url = new URL(place.url)
  url.pathname = `/${name}_back`
  return { ...place, url: url.href }
}

async function dropped(former = '', ...urls: readonly string[]): Promise<void> {
  await onServer(former, async (client) => {
    for (const url of [former, ...urls])
      await client.query(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
  })
}

async function onServer(url: string, act: (client: Client) => Promise<void>): Promise<void> {
  const address = new URL(url)
  address.pathname = '/postgres'
  const client = new Client({ connectionString: address.href })
  await client.connect()
  await act(client).finally(() => client.end())
}

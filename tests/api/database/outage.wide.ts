import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { makePlace } from '#tests/support/database/database.ts'
import { notRun, postgresPrograms, startPrivatePostgres } from '#tests/support/database/postgres.ts'
import { makeSmallDisk, noSmallDisk } from '#tests/support/database/small-disk.ts'
import { type BusyHouse, openBusyHouse, type Statuses } from '#tests/support/server/busy-house.ts'
import { layPractice } from '#tests/support/server/start-server-writer.ts'

const longestPause = 5_000
/** What may be answered while the database is away or full: all of it may be sent again. */
const passing = ['0', '200', '201', '429', '449', '503', '507']

describe('sixteen people write while the database goes and comes back', () => {
  test('the embedded one, whose worker dies three times', async () => {
    const { place, remove } = await makePlace('embedded')
    await layPractice(place)
    const house = await openBusyHouse(place, 'end-worker.ts')
    onTestFinished(async () => {
      await house.close()
      await remove()
    })
    for (let death = 0; death < 3; death += 1) {
      await house.goesOn()
      const longest = Math.max(longestPause, 5 * (await openingTakes()))
      const dies = performance.now()
      writeFileSync(join(place.dataDirectory, 'end-the-worker'), '')
      await pause(1_000)
      await house.goesOn()
      expect(house.longestSilence(dies)).toBeLessThan(longest)
      expectPassing(house.answers())
    }
    expect(await house.missing()).toEqual([])
  })

  test.skipIf(!postgresPrograms())(`a PostgreSQL server, killed and stopped (else ${notRun})`, async () => {
    const server = await startPrivatePostgres()
    if (!server) throw new Error(notRun)
    const { place, remove } = await makePlace('embedded')
    const there = { ...place, url: server.url }
    await layPractice(there)
    const house = await openBusyHouse(there)
    onTestFinished(async () => {
      await house.close()
      server.remove()
      await remove()
    })
    for (const goes of [server.kill, server.stop]) {
      await house.goesOn()
      goes()
      await pause(1_500)
      expect(await house.ready()).toMatchObject({ status: 503, body: { ready: false, state: 'degraded' } })
      const { writing, reading } = house.answers()
      expectPassing({ writing, reading })
      expect([(writing[503] ?? 0) > 0, (reading[503] ?? 0) > 0]).toEqual([true, true])
      server.start()
      const back = performance.now()
      await house.goesOn()
      expect(house.longestSilence(back)).toBeLessThan(longestPause)
      expect(await house.ready()).toMatchObject({ status: 200, body: { ready: true, state: 'ready' } })
    }
    expectPassing(house.answers())
    expect(await house.missing()).toEqual([])
  })
})

const disk = makeSmallDisk(1)
disk?.remove()

describe.skipIf(!disk)(
  `sixteen people write while the disk is filled and freed (else ${noSmallDisk})`,
  () => {
    test('of the embedded database: reading goes on throughout', async () => {
      const small = makeSmallDisk(160)
      if (!small) throw new Error(noSmallDisk)
      onTestFinished(() => small.remove())
      const place = { dataDirectory: small.path }
      await layPractice(place)
      const house = await openBusyHouse(place)
      onTestFinished(() => house.close())
      for (let time = 0; time < 2; time += 1) {
        await house.goesOn()
        small.fill()
        const { reading } = await whileFull(house)
        expect(Object.keys(reading)).toEqual(['200'])
        small.free()
        const back = performance.now()
        await house.goesOn()
        expect(house.longestSilence(back)).toBeLessThan(longestPause)
        await expect
          .poll(async () => (await house.ready()).body.state, { timeout: longestPause })
          .toBe('ready')
      }
      expectPassing(house.answers())
      expect(await house.missing()).toEqual([])
    })

    test.skipIf(!postgresPrograms())(`of a PostgreSQL server (else ${notRun})`, async () => {
      const small = makeSmallDisk(250)
      if (!small) throw new Error(noSmallDisk)
      onTestFinished(() => small.remove())
      const server = await startPrivatePostgres(small.path)
      if (!server) throw new Error(notRun)
      const { place, remove } = await makePlace('embedded')
      const there = { ...place, url: server.url }
      await layPractice(there)
      const house = await openBusyHouse(there)
      onTestFinished(async () => {
        await house.close()
        server.remove()
        await remove()
      })
      await house.goesOn()
      small.fill()
      await whileFull(house)
      small.free()
      const back = performance.now()
      await house.goesOn()
      expect(house.longestSilence(back)).toBeLessThan(longestPause)
      expectPassing(house.answers())
      expect(await house.missing()).toEqual([])
    })
  },
)

/** How long an embedded database takes to open at this moment, in milliseconds: its coming back is that and the reading of its log, and a busy machine makes both long. */
async function openingTakes(): Promise<number> {
  const { place, remove } = await makePlace('embedded')
  const begun = performance.now()
  const database = await openDatabase(place)
  const taken = performance.now() - begun
  await database.close()
  await remove()
  return taken
}

/** Answers what was answered once the disk was seen to be full: writing is refused with 507, and readiness says so. */
async function whileFull(house: BusyHouse): Promise<ReturnType<BusyHouse['answers']>> {
  let before = house.answers()
  for (let tries = 0; tries < 100 && !before.writing[507]; tries += 1) {
    await pause(100)
    expectPassing(before)
    before = house.answers()
  }
  await pause(1_500)
  expect(await house.ready()).toMatchObject({ status: 200, body: { ready: true, state: 'read-only' } })
  const full = house.answers()
  expectPassing(full)
  expect(full.writing[507]).toBeGreaterThan(0)
  return full
}

function expectPassing({
  writing,
  reading,
}: {
  readonly writing: Statuses
  readonly reading: Statuses
}): void {
  const others = [...Object.keys(writing), ...Object.keys(reading)].filter((each) => !passing.includes(each))
  expect(others).toEqual([])
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

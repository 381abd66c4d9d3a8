import { expect } from 'vitest'
import type { DatabasePlace } from '#tests/support/database/database.ts'
import type { StartWriting, WritingProcess } from './writing-process.ts'

const writesEach = 100

/**
 * A test of killed processes: so many lives of one database, at least 100 acknowledged writes in each: after each death what that life was told
 * must be there, and in the end everything. Answers all that was acknowledged.
 */
export async function killAndLook(
  start: StartWriting,
  place: DatabasePlace,
  kill: (writer: WritingProcess) => Promise<void>,
  kills = 10,
): Promise<readonly string[]> {
  const acknowledged: string[] = []
  let lately: readonly string[] = []
  for (let life = 0; life < kills; life += 1) {
    const writer = await start(place)
    expect(await writer.missing(lately)).toEqual([])
    await writer.until(writesEach + Math.floor(Math.random() * 20))
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 15))
    await kill(writer)
    lately = [...writer.acknowledged]
    acknowledged.push(...lately)
  }
  const last = await start(place)
  expect(await last.missing(acknowledged)).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * writesEach)
  await last.kill()
  return acknowledged
}

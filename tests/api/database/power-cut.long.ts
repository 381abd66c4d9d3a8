import { expect, onTestFinished, test } from 'vitest'
import { type CutDisk, makeCutDisk } from '#tests/support/database/cut-disk.ts'
import { startDatabaseWriter } from '#tests/support/processes/writing-process.ts'

const cuts = Number(process.env.POWER_CUTS ?? 12)
const probe = makeCutDisk()
const needs = 'not run: needs root, loop devices and perl'
probe?.remove()

test.skipIf(!probe)(`no acknowledged write is lost when the power goes (else ${needs})`, async () => {
  const disk = makeCutDisk()
  if (!disk) throw new Error(needs)
  onTestFinished(() => disk.remove())
  const acknowledged: string[] = []
  for (let cut = 0; cut < cuts; cut += 1) {
    acknowledged.push(...(await writeAndCut(disk)))
    const again = await startDatabaseWriter({ dataDirectory: disk.path })
    const missing = await again.missing(acknowledged)
    await again.kill()
    expect(missing).toEqual([])
  }
  console.log(JSON.stringify({ measure: 'power cuts', cuts, acknowledged: acknowledged.length, lost: 0 }))
})

test.skipIf(!probe)(`the harness sees a loss when flushes are only pretended (else ${needs})`, async () => {
  const disk = makeCutDisk()
  if (!disk) throw new Error(needs)
  onTestFinished(() => disk.remove())
  const acknowledged = await writeAndCut(disk, 'skip-flush.ts')
  const lost = await startDatabaseWriter({ dataDirectory: disk.path }).then(
    async (writer) => {
      const missing = await writer.missing(acknowledged)
      await writer.kill()
      return missing.length > 0
    },
    () => true,
  )
  expect(lost).toBe(true)
})

/** Counts only what was acknowledged before the power went. */
async function writeAndCut(disk: CutDisk, preload?: string): Promise<readonly string[]> {
  const writer = await startDatabaseWriter({ dataDirectory: disk.path }, preload)
  try {
    await writer.until(1)
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 2000))
    const acknowledged = [...writer.acknowledged]
    disk.cut()
    return acknowledged
  } finally {
    await writer.kill()
    disk.restart()
  }
}

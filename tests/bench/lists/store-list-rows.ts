import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemActor } from '#server/accounts/new-practice.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { startRelay } from '#server/database/relay/relay.ts'
import { familyNames, givenNames } from '#server/demo/facts/names.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { inBatches, patientBody, practiceKey, storeBenchRows } from '#tests/bench/api/stored-rows.ts'

/** For the benchmark of lists, fills an embedded database under this directory with so many patients, and leaves it as a running server would: numbered, linked, vacuumed. */
export async function storeListRows(dataDirectory: string, rows: number): Promise<void> {
  const database = await openDatabase({ dataDirectory })
  const keys = openKeys(join(dataDirectory, 'keys.json'))
  const world = buildWorld({ database, keys })
  const { practiceId } = await storeBenchRows(world, { patients: 0, appointments: 0 })
  const actor = systemActor(practiceId, practiceKey)
  await inBatches(rows, (from, to) =>
    openAs(world, { actor, operation: 'bench.create' }, async (opened) => {
      const patients = openRows(opened, 'Patient')
      for (let index = from; index < to; index += 1) {
        const made = await patients.insert({ ...patientBody(index), name: nameOf(index) }, {})
        if (!made.ok) return made
      }
      return succeeded([])
    }),
  )
  const checkpointFile = join(dataDirectory, 'audit-checkpoints.ndjson')
  appendFileSync(checkpointFile, '')
  const report = (error: unknown) => {
    throw error
  }
  const relay = await startRelay({
    database,
    signing: keys.signing,
    now: () => new Date().toISOString(),
    checkpointFile,
    report,
  })
  await relay.stop()
  await database.vacuum()
  await database.close()
}

/** Some 3,000 different family names and the given names of the demo, so that a word finds as many as in life. */
function nameOf(index: number): object {
  const mixed = Math.imul(index + 1, 2_654_435_761) >>> 0
  const at = (names: readonly string[], by: number) => names[Math.floor(mixed / by) % names.length] ?? ''
  const front = at(familyNames, 1).slice(0, 4)
  const back = at(familyNames, familyNames.length).slice(-5)
  return { use: 'official', given: [at(givenNames, 7)], family: `${front}${back}` }
}

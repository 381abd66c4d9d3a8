import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ActId } from '#generated/operations/operations.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { plainOptions } from '#server/operations/call.ts'
import { openAs } from '#server/operations/open-as.ts'
import { runOperation } from '#server/operations/run-operation.ts'
import type { World } from '#server/operations/world.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { databasesFor, makePlace } from '#tests/support/database/database.ts'
import { startScript } from '#tests/support/processes/writing-process.ts'
import { moveRecords, namingRecords, storedRecords } from '#tests/support/scenes/merge-records.ts'
import { makeTestPractice, type TestPractice } from '#tests/support/server/server.ts'

const rows = 130
const atOnce = 100

describe.each(databasesFor(import.meta.url))(
  'a server that is killed while records are moved, on the %s database',
  (kind) => {
    let made: Awaited<ReturnType<typeof makePlace>>
    let practice: TestPractice
    let kept: string
    let goes: string

    /** What a world does with the database while no process has it. */
    async function between<Value>(act: (world: World) => Promise<Value>): Promise<Value> {
      const database = await openDatabase(made.place)
      try {
        return await act(
          buildWorld({ database, keys: openKeys(join(made.place.dataDirectory, 'keys.json')) }),
        )
      } finally {
        await database.close()
      }
    }

    const ask = async (world: World, operation: ActId, body: object) => {
      const actor = systemActor(practice.id, practice.key)
      const input = { id: kept, body }
      const done = await runOperation(world, {
        actor,
        operation,
        input,
        options: plainOptions(world.newId()),
      })
      expect(done, JSON.stringify(done)).toMatchObject({ ok: true })
    }

    beforeAll(async () => {
      made = await makePlace(kind)
      await between(async (world) => {
        practice = await makeTestPractice(world, 'riverbend', { admin: ['administrative'] })
        const actor = systemActor(practice.id, practice.key)
        const laid = await openAs(world, { actor, operation: 'example.create' }, layRecords)
        if (!laid.ok) throw new Error(JSON.stringify(laid.failure))
        ;({ kept, goes } = laid.value)
      })
    }, 120_000)
    afterAll(() => made?.remove())

    /** A server works until its second step begins, and is killed then. */
    async function dieInTheMiddle(): Promise<void> {
      const child = startScript('job-process.ts', made.place)
      const ended = once(child, 'exit')
      let steps = 0
      for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
        if (line === 'step') steps += 1
        if (steps === 2) break
      }
      child.kill('SIGKILL')
      await ended
      expect(steps).toBe(2)
    }

    /** How many problems are found under each of both, and how far the merge is. */
    const found = (world: World) =>
      world.database.asOwner(async (transaction) => {
        const { rows: counted } = await sql<{ patient: string; count: string }>`
        select patient_id as patient, count(*) as count from resource
        where practice_id = ${practice.id}::uuid and type = 'Condition' group by patient_id`.execute(
          transaction,
        )
        const { rows: merges } = await sql<{ state: string }>`
        select state from row_merge where practice_id = ${practice.id}::uuid`.execute(transaction)
        const of = (id: string) => Number(counted.find(({ patient }) => patient === id)?.count ?? 0)
        return { kept: of(kept), goes: of(goes), state: merges.at(0)?.state }
      })

    test('the next server goes on where it was, there and back, and nothing is lost', async () => {
      const before = await between(async (world) => {
        const all = await storedRecords({ world, practice })
        await ask(world, 'patient.merge', { other: goes, keptVersion: '1', otherVersion: '1' })
        return namingRecords(all, [kept, goes])
      })
      await dieInTheMiddle()
      await between(async (world) => {
        expect(await found(world)).toEqual({ kept: atOnce, goes: rows - atOnce, state: 'Moving' })
        await moveRecords({ world, practice })
        expect(await found(world)).toEqual({ kept: rows, goes: 0, state: 'Merged' })
        await ask(world, 'patient.unmerge', { other: goes })
      })
      await dieInTheMiddle()
      await between(async (world) => {
        expect(await found(world)).toEqual({ kept: rows - atOnce, goes: atOnce, state: 'Returning' })
        await moveRecords({ world, practice })
        expect(await found(world)).toEqual({ kept: 0, goes: rows, state: 'Separated' })
        expect(namingRecords(await storedRecords({ world, practice }), [kept, goes])).toEqual(before)
      })
    }, 180_000)
  },
)

const person = (given: string) => ({
  name: { use: 'official', given: [given], family: 'Pemberly' },
  birthDate: '1988-04-02',
  gender: 'female',
})

/** Two records of one person, and the problems of the one that goes. */
async function layRecords(
  opened: Parameters<typeof openRows>[0],
): Promise<Outcome<{ readonly kept: string; readonly goes: string }>> {
  const patients = openRows(opened, 'Patient')
  const one = await patients.insert(person('Helena'), {})
  const other = await patients.insert(person('Lena'), {})
  if (!one.ok || !other.ok) throw new Error('The records were not laid.')
  for (let count = 0; count < rows; count += 1) {
    const problem = await openRows(opened, 'Condition').insert(
      {
        subject: { id: other.value.id, resourceType: 'Patient' },
        category: 'Diagnosis',
        code: { code: 'F41.1', display: `Anxiety ${count}` },
        clinicalStatus: 'Active',
        verification: 'Confirmed',
      },
      {},
    )
    if (!problem.ok) throw new Error(JSON.stringify(problem.failure))
  }
  return succeeded({ kept: one.value.id, goes: other.value.id })
}

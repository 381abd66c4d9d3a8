import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { startRelay } from '#server/database/relay/relay.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import { isReference } from '#server/stores/document.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { inBatches, practiceKey, storeBenchRows } from '#tests/bench/api/stored-rows.ts'
import { examples, storeExamples } from '#tests/support/server/examples.ts'

/** How many rows the chart has. */
export type ChartSize = {
  readonly sessions: number
  readonly notes: number
  readonly documents: number
  readonly observations: number
}

const hour = 3_600_000
const years = 10
const newest = Date.parse('2026-11-20T15:00:00Z')
const words = ['sleep', 'walks', 'appetite', 'worry', 'breathing', 'school', 'family', 'work', 'plans']

/** The patient of the chart, and a name to find it by. */
export type ChartOwner = { readonly id: string; readonly name: string }

const familyName = 'Longchart'

/** For the benchmark of the chart, fills an embedded database with one chart of ten years beside 300 others; answers whose it is. */
export async function storeChartRows(dataDirectory: string, size: ChartSize): Promise<ChartOwner> {
  const database = await openDatabase({ dataDirectory })
  const keys = openKeys(join(dataDirectory, 'keys.json'))
  const world = buildWorld({ database, keys })
  const { practiceId, practitionerIds } = await storeBenchRows(world, { patients: 300, appointments: 0 })
  await storeExamples(world, { id: practiceId, key: practiceKey, roles: new Map(), profiles: new Map() })
  const patientId = patientOf('Observation')
  await openAs(
    world,
    { actor: systemActor(practiceId, practiceKey), operation: 'bench.update' },
    async (opened) => {
      const rows = openRows(opened, 'Patient')
      const loaded = await rows.load(patientId)
      if (!loaded.ok) return loaded
      const name = { use: 'official', given: ['Maya'], family: familyName }
      return rows.replace(loaded.value, { ...loaded.value.document, name }, {})
    },
  )
  const author = { id: practitionerIds[0] ?? '', resourceType: 'Practitioner' }

  const sessions = await fill(world, practiceId, {
    type: 'Encounter',
    count: size.sessions,
    body: (at) => ({
      status: 'Fulfilled',
      period: { start: at.toISOString(), end: new Date(at.getTime() + 50 * 60_000).toISOString() },
      serviceDate: dayOf(at),
    }),
  })
  await fill(world, practiceId, {
    type: 'Note',
    count: size.notes,
    body: (at, index) => ({
      status: 'Final',
      signingState: 'Signed',
      author,
      serviceDate: dayOf(at),
      encounter: { id: sessions[index % sessions.length] ?? '', resourceType: 'Encounter' },
    }),
  })
  await fill(world, practiceId, {
    type: 'DocumentReference',
    count: size.documents,
    body: (at, index) => ({ date: dayOf(at), title: `Letter about ${words[index % words.length]} ${index}` }),
  })
  await fill(world, practiceId, {
    type: 'Observation',
    count: size.observations,
    body: (at, index) => ({
      effective: at.toISOString(),
      value: { quantity: { value: 60 + (index % 50), unit: '/min' } },
    }),
  })

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
  return { id: patientId, name: familyName }
}

type Filling = {
  readonly type: ResourceType
  readonly count: number
  /** What is different in each row, by its time. */
  readonly body: (at: Date, index: number) => object
}

/** Rows of one type over the ten years, all of the same patient; answers their ids. */
function fill(world: World, practiceId: string, { type, count, body }: Filling): Promise<readonly string[]> {
  const actor = systemActor(practiceId, practiceKey)
  const step = (years * 365 * 24 * hour) / count
  return inBatches(
    count,
    (from, to) =>
      openAs(world, { actor, operation: 'bench.create' }, async (opened) => {
        const rows = openRows(opened, type)
        const ids: string[] = []
        for (let index = from; index < to; index += 1) {
          const at = new Date(newest - Math.floor((count - index) * step))
          const made = await rows.insert({ ...examples.get(type), ...body(at, index) }, {})
          if (!made.ok) return made
          ids.push(made.value.id)
        }
        return succeeded(ids)
      }),
    1,
  )
}

/** The patient of the example of a type. */
function patientOf(type: ResourceType): string {
  const patient = examples.get(type)?.patient
  if (!isReference(patient)) throw new Error(`The example of ${type} has no patient.`)
  return patient.id
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

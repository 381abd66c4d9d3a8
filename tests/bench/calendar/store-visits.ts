import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemActor } from '#server/accounts/new-practice.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { inBatches, practiceKey, storeBenchRows } from '#tests/bench/api/stored-rows.ts'
import { examples } from '#tests/support/server/examples.ts'

/** So many people stand side by side at most. */
export const people = 12
/** A week of 24 half hours a day for each of the people: 2,016 visits. */
export const fullWeek = { first: '2026-03-02', days: 7, eachDay: 24 } as const
/** Six weeks of ten a day for each: 5,040 visits, as many as the list shows at most. */
export const sixWeeks = { first: '2026-05-04', days: 42, eachDay: 10 } as const

const zone = 'America/Chicago'
type Span = { readonly first: string; readonly days: number; readonly eachDay: number }

/** For the benchmark of the calendar, fills an embedded database with both spans; answers the ids of the people. */
export async function storeVisits(dataDirectory: string): Promise<readonly string[]> {
  const database = await openDatabase({ dataDirectory })
  const world = buildWorld({ database, keys: openKeys(join(dataDirectory, 'keys.json')) })
  const { practiceId, practitionerIds, patientIds } = await storeBenchRows(world, {
    patients: 300,
    appointments: 0,
  })
  const owners = practitionerIds.slice(0, people)
  const actor = systemActor(practiceId, practiceKey)
  const bodies = [fullWeek, sixWeeks].flatMap((span) => visitsOf(span, owners, patientIds))
  await inBatches(
    bodies.length,
    (from, to) =>
      openAs(world, { actor, operation: 'bench.create' }, async (opened) => {
        const rows = openRows(opened, 'Appointment')
        const ids: string[] = []
        for (const body of bodies.slice(from, to)) {
          const made = await rows.insert(body, {})
          if (!made.ok) return made
          ids.push(made.value.id)
        }
        return succeeded(ids)
      }),
    1,
  )
  appendFileSync(join(dataDirectory, 'audit-checkpoints.ndjson'), '')
  await database.vacuum()
  await database.close()
  return owners
}

function visitsOf(
  span: Span,
  owners: readonly string[],
  patients: readonly string[],
): readonly Record<string, unknown>[] {
  const count = span.days * span.eachDay
  return owners.flatMap((owner, person) =>
    Array.from({ length: count }, (_, index) =>
      visitOf({
        owner,
        patient: patients[(person + index * owners.length) % patients.length] ?? '',
        date: plusDays(span.first, Math.floor(index / span.eachDay)),
        halfHour: index % span.eachDay,
      }),
    ),
  )
}

type Visit = {
  readonly owner: string
  readonly patient: string
  readonly date: string
  readonly halfHour: number
}

/** Half an hour, the first of a day at seven. */
function visitOf({ owner, patient, date, halfHour }: Visit): Record<string, unknown> {
  const {
    attendees: _attendees,
    serviceType: _service,
    program: _program,
    episodeOfCare: _episode,
    location: _location,
    schedule: _schedule,
    authorization: _authorization,
    ...example
  } = examples.get('Appointment') ?? {}
  const time = `${String(7 + Math.floor(halfHour / 2)).padStart(2, '0')}:${halfHour % 2 === 0 ? '00' : '30'}`
  const milliseconds = Date.parse(momentOf({ date, time }, zone).instant)
  return {
    ...example,
    created: new Date(milliseconds).toISOString(),
    start: new Date(milliseconds).toISOString(),
    end: new Date(milliseconds + 30 * 60_000).toISOString(),
    owner: { id: owner, resourceType: 'Practitioner' },
    attendees: [
      {
        id: '1',
        kind: 'Patient',
        subject: { id: patient, resourceType: 'Patient' },
        requirement: 'Required',
        status: 'booked',
      },
    ],
  }
}

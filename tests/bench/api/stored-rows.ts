import { newPractice, newStaffMember, systemActor } from '#server/accounts/new-practice.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { setPassword } from '#server/accounts/passwords/links-query.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import type { Opened } from '#server/stores/opened.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { examples } from '#tests/support/server/examples.ts'

export const practiceKey = 'bench'
export const benchPassword = 'measured, not guessed'

/** How many rows the practice has before anything is measured. */
export type Size = { readonly patients: number; readonly appointments: number }

/** What the benchmark's requests need to know of the rows. */
export type StoredRows = {
  readonly practiceId: string
  readonly patientIds: readonly string[]
  readonly practitionerIds: readonly string[]
}

const staffSize = 20
const batch = 250
/** Batches at a time. */
const atOnce = 4
const families = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Iron', 'Juniper']
const day = 86_400_000
const start = Date.parse('2026-01-05T14:00:00Z')

/** Makes the practice with its staff, patients and appointments through the store, without requests. */
export async function storeBenchRows(world: World, size: Size): Promise<StoredRows> {
  const practiceId = world.newId()
  const actor = systemActor(practiceId, practiceKey)
  const inside = <Value>(act: (opened: Opened) => Promise<Outcome<Value>>) =>
    openAs(world, { actor, operation: 'bench.create' }, act)

  const staff = await inside(async (opened) => {
    const practice = { id: practiceId, key: practiceKey, name: 'Bench', demo: false, environment: 'test' }
    const roles = await newPractice(opened, practice)
    const made = []
    for (let index = 0; index < staffSize; index += 1) {
      const name = { given: ['Staff'], family: String(index) }
      const roleKeys = ['supervisor', 'administrative']
      made.push(await newStaffMember(opened, roles, { loginName: `staff${index}`, name, roleKeys, practice }))
    }
    return succeeded(made)
  })
  if (!staff.ok) throw new Error(JSON.stringify(staff.failure))
  const hash = await hashPassword(benchPassword)
  await world.database.asOwner(async (transaction) => {
    for (const { person } of staff.value)
      await setPassword(transaction, { id: person.id, at: world.now().iso, newId: world.newId }, hash)
  })

  const practitionerIds = staff.value.map(({ practitioner }) => practitioner.id)
  const patientIds = await inBatches(size.patients, (from, to) =>
    inside(async (opened) => {
      const ids: string[] = []
      for (let index = from; index < to; index += 1)
        ids.push(await put(opened, 'Patient', patientBody(index)))
      return succeeded(ids)
    }),
  )
  // Batches with the same patients would wait for each other: an appointment moves its patients' next one.
  const patientsAreApart = patientIds.length >= atOnce * batch
  await inBatches(
    size.appointments,
    (from, to) =>
      inside(async (opened) => {
        const ids: string[] = []
        for (let index = from; index < to; index += 1)
          ids.push(await put(opened, 'Appointment', appointmentBody(index, patientIds, practitionerIds)))
        return succeeded(ids)
      }),
    patientsAreApart ? atOnce : 1,
  )
  await world.database.asOwner(async (transaction) => {
    const { sql } = await import('kysely')
    await sql`analyze`.execute(transaction)
  })
  return { practiceId, patientIds, practitionerIds }
}

/** A patient as a client would enter it. */
export function patientBody(index: number): Record<string, unknown> {
  const {
    careTeam: _team,
    addresses: _addresses,
    defaultLocation: _location,
    ...example
  } = examples.get('Patient') ?? {}
  const family = `${families[index % families.length]}${Math.floor(index / families.length)}`
  return { ...example, identifiers: [], name: { use: 'official', given: ['Maya'], family } }
}

function appointmentBody(
  index: number,
  patients: readonly string[],
  practitioners: readonly string[],
): Record<string, unknown> {
  const place = Math.floor(index / practitioners.length)
  const from = start + Math.floor(place / 8) * day + (place % 8) * 3_600_000
  const subject = { id: patients[index % patients.length], resourceType: 'Patient' }
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
  return {
    ...example,
    created: new Date(start).toISOString(),
    start: new Date(from).toISOString(),
    end: new Date(from + 50 * 60_000).toISOString(),
    owner: { id: practitioners[index % practitioners.length], resourceType: 'Practitioner' },
    attendees: [{ id: '1', kind: 'Patient', subject, requirement: 'Required', status: 'booked' }],
  }
}

async function put(
  opened: Opened,
  type: 'Patient' | 'Appointment',
  body: Record<string, unknown>,
): Promise<string> {
  const made = await openRows(opened, type).insert(body, {})
  if (!made.ok) throw new Error(`${type}: ${JSON.stringify(made.failure)}`)
  return made.value.id
}

/** Makes rows in batches of one transaction each, `together` batches at a time; answers all their ids. */
export async function inBatches(
  count: number,
  make: (from: number, to: number) => Promise<Outcome<readonly string[]>>,
  together = atOnce,
): Promise<readonly string[]> {
  const starts = Array.from({ length: Math.ceil(count / batch) }, (_, index) => index * batch)
  const ids: string[] = []
  for (let index = 0; index < starts.length; index += together) {
    const parts = starts
      .slice(index, index + together)
      .map((from) => make(from, Math.min(from + batch, count)))
    for (const part of await Promise.all(parts)) {
      if (!part.ok) throw new Error(JSON.stringify(part.failure))
      ids.push(...part.value)
    }
  }
  return ids
}

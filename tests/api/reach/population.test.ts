import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { Document } from '#server/stores/document.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const inDays = (days: number) => inHours(24 * days).slice(0, 10)
const ended = { start: inDays(-40), end: inDays(-4) }
const current = { start: inDays(-4), end: inDays(4) }
const later = { start: inDays(4) }

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  const clients = new Map<string, TestClient>()
  beforeAll(async () => {
    const staff = {
      clinician: ['non-prescribing-clinician'],
      enroller: ['case-management'],
      helper: ['case-management'],
      quality: ['quality-assurance'],
      top: ['supervisor'],
      middle: ['supervisor'],
      narrow: ['supervisor'],
    }
    server = await startTestServer({ database, staff })
    for (const login of Object.keys(staff)) clients.set(login, await server.signIn(login))
  })
  afterAll(() => server?.close())

  const person = (login: string) => ({
    id: server.practice.profiles.get(login) ?? '',
    resourceType: 'Practitioner',
  })
  const reference = (resourceType: ResourceType, id: string) => ({ id, resourceType })

  /** A row as the installation itself writes it, with whatever dates. */
  async function lay(type: ResourceType, body: Document): Promise<string> {
    const { world, practice } = server
    const actor = systemActor(practice.id, practice.key)
    const laid = await openAs(world, { actor, operation: 'example.create' }, (opened) =>
      openRows(opened, type).insert(body, {}),
    )
    if (!laid.ok) throw new Error(JSON.stringify(laid.failure))
    return laid.value.id
  }
  let families = 0
  async function aPatient(more: Document = {}) {
    families += 1
    const name = { use: 'official', given: ['Ann'], family: `Birch${families}` }
    const id = await lay('Patient', {
      name,
      birthDate: '1980-05-05',
      gender: 'female',
      active: true,
      ...more,
    })
    return reference('Patient', id)
  }
  async function reaches(login: string, { id }: { readonly id: string }): Promise<boolean> {
    const { status } = (await clients.get(login)?.ask('GET', `Patients/${id}`)) ?? { status: 0 }
    if (status !== 200 && status !== 404) throw new Error(`${login} is answered ${status}.`)
    return status === 200
  }
  const member = (login: string, period?: object) => ({
    id: `${login} ${JSON.stringify(period)}`.slice(0, 60),
    member: person(login),
    role: { code: 'primary-clinician', display: 'Therapist' },
    participation: 'PrimaryPerformer',
    ...(period && { period }),
  })
  const aProgram = (code: string) =>
    lay('Program', { name: code, code, kind: 'Outpatient', status: 'Active' }).then((id) =>
      reference('Program', id),
    )
  const anEpisode = async (patient: object, more: Document = {}) =>
    lay('EpisodeOfCare', {
      patient,
      program: more.program ?? (await aProgram(`P${server.world.newId().slice(-8)}`)),
      status: 'Active',
      period: { start: inDays(-60) },
      ...more,
    })

  test('All: every patient is reached, whoever treats it', async () => {
    expect(await reaches('quality', await aPatient())).toBe(true)
    expect(await reaches('clinician', await aPatient())).toBe(false)
  })

  test('care team: within the days of the membership, of several spans each', async () => {
    expect(await reaches('clinician', await aPatient({ careTeam: [member('clinician')] }))).toBe(true)
    expect(await reaches('clinician', await aPatient({ careTeam: [member('clinician', current)] }))).toBe(
      true,
    )
    expect(await reaches('clinician', await aPatient({ careTeam: [member('clinician', ended)] }))).toBe(false)
    expect(await reaches('clinician', await aPatient({ careTeam: [member('clinician', later)] }))).toBe(false)
    const twice = [member('clinician', current), member('clinician', ended)]
    expect(await reaches('clinician', await aPatient({ careTeam: twice }))).toBe(true)
  })

  test('an enrollment lets its team and its care manager in while it is active, and no longer', async () => {
    for (const [more, expected] of [
      [{ careTeam: [member('clinician', current)] }, true],
      [{ careTeam: [member('clinician', ended)] }, false],
      [{ careManager: person('clinician') }, true],
      [{ careManager: person('clinician'), careTeam: [member('clinician', ended)] }, true],
      [{ careManager: person('clinician'), status: 'Completed' }, false],
    ] as const) {
      const patient = await aPatient()
      await anEpisode(patient, more)
      expect(await reaches('clinician', patient), JSON.stringify(more)).toBe(expected)
    }
  })

  test('a session lets in who took part for ninety days', async () => {
    const sessionOf = async (days: number) => {
      const patient = await aPatient()
      await lay('Encounter', {
        status: 'Finished',
        visitStatus: 'Show',
        documentationType: 'Note',
        mode: 'InPerson',
        subject: patient,
        patient,
        serviceDate: inDays(days),
        timezone: 'America/Chicago',
        participants: [{ individual: person('clinician'), type: 'PrimaryPerformer' }],
      })
      return patient
    }
    expect(await reaches('clinician', await sessionOf(-85))).toBe(true)
    expect(await reaches('clinician', await sessionOf(-92))).toBe(false)
  })

  test('an appointment to come lets in who keeps it; one that is over, cancelled or without a day does not', async () => {
    const bookedFor = async (hours: number | undefined, status: string) => {
      const patient = await aPatient()
      await lay('Appointment', {
        status,
        ...(hours !== undefined && { start: inHours(hours), end: inHours(hours + 1) }),
        timezone: 'America/Chicago',
        duration: 60,
        isGroup: false,
        kind: 'Visit',
        owner: person('clinician'),
        created: inHours(-100),
        attendees: [{ id: '1', kind: 'Patient', subject: patient }],
      })
      return patient
    }
    expect(await reaches('clinician', await bookedFor(200, 'booked'))).toBe(true)
    expect(await reaches('clinician', await bookedFor(-30, 'booked'))).toBe(false)
    expect(await reaches('clinician', await bookedFor(200, 'cancelled'))).toBe(false)
    expect(await reaches('clinician', await bookedFor(undefined, 'waitlist'))).toBe(false)
    expect(await reaches('clinician', await bookedFor(undefined, 'proposed'))).toBe(false)
  })

  test('facilitators reach who is active in their group, each within the own days, while the group goes on', async () => {
    const groupOf = async (more: {
      readonly status?: string
      readonly led?: object
      readonly joined?: object
      readonly active?: boolean
    }) => {
      const patient = await aPatient()
      await lay('Group', {
        name: 'Coping skills',
        kind: 'Skills',
        enrollment: 'Open',
        active: more.active ?? true,
        facilitators: [
          { practitioner: person('clinician'), role: 'Primary', ...(more.led && { period: more.led }) },
        ],
        members: [
          { id: '1', patient, status: more.status ?? 'Active', ...(more.joined && { period: more.joined }) },
        ],
      })
      return patient
    }
    expect(await reaches('clinician', await groupOf({}))).toBe(true)
    expect(await reaches('clinician', await groupOf({ led: current, joined: current }))).toBe(true)
    expect(await reaches('clinician', await groupOf({ status: 'Waiting' }))).toBe(false)
    expect(await reaches('clinician', await groupOf({ led: ended }))).toBe(false)
    expect(await reaches('clinician', await groupOf({ joined: later }))).toBe(false)
    expect(await reaches('clinician', await groupOf({ active: false }))).toBe(false)
  })

  test('Program: patients enrolled in an own program, and for a year after it has ended; a care team needs no program', async () => {
    const [own, other] = [await aProgram('OWN'), await aProgram('OTHER')]
    for (const login of ['enroller', 'clinician'])
      await putFields(server.world, server.practice, {
        type: 'Practitioner',
        id: person(login).id,
        fields: { programs: [own] },
      })
    clients.set('enroller', await server.signIn('enroller'))
    server.world.accounts.forget()
    const enrolled = async (more: Document) => {
      const patient = await aPatient()
      await anEpisode(patient, more)
      return patient
    }
    const left = (days: number) => ({
      program: own,
      status: 'Completed',
      period: { start: inDays(-800), end: inDays(days) },
    })
    expect(await reaches('enroller', await enrolled({ program: own }))).toBe(true)
    expect(await reaches('enroller', await enrolled(left(-360)))).toBe(true)
    expect(await reaches('enroller', await enrolled(left(-368)))).toBe(false)
    expect(await reaches('enroller', await enrolled({ program: other }))).toBe(false)
    expect(await reaches('enroller', await aPatient({ careTeam: [member('enroller')] }))).toBe(true)
    expect(await reaches('clinician', await enrolled({ program: own }))).toBe(false)
  })

  test('a supervisor reaches what those reach whom she supervises today, also through those below, with their programs', async () => {
    const program = await aProgram('HELPERS')
    const set = (login: string, fields: Document) =>
      putFields(server.world, server.practice, { type: 'Practitioner', id: person(login).id, fields })
    const supervised = (by: string, period?: object) => ({
      supervisors: [{ practitioner: person(by), kind: 'clinical', ...(period && { period }) }],
    })
    await set('clinician', supervised('middle', current))
    await set('middle', { supervisor: person('top') })
    await set('helper', { ...supervised('top', current), programs: [program] })
    server.world.accounts.forget()

    const patient = await aPatient({ careTeam: [member('clinician')] })
    const enrolled = await aPatient()
    await anEpisode(enrolled, { program })
    expect(await reaches('middle', patient)).toBe(true)
    expect(await reaches('top', patient)).toBe(true)
    expect(await reaches('top', enrolled)).toBe(true)
    expect(await reaches('middle', enrolled)).toBe(false)
    expect(await reaches('narrow', patient)).toBe(false)

    await set('clinician', supervised('middle', ended))
    await set('helper', { ...supervised('top', later), programs: [program] })
    server.world.accounts.forget()
    expect(await reaches('middle', patient)).toBe(false)
    expect(await reaches('top', patient)).toBe(false)
    expect(await reaches('top', enrolled)).toBe(false)
  })

  test('a reason ends by time alone: nothing is written when its day comes', async () => {
    const patient = await aPatient({ careTeam: [member('clinician', current)] })
    expect(await reaches('clinician', patient)).toBe(true)
    await server.world.database.asOwner((transaction) =>
      sql`update patient_team set valid_until = now() + interval '300 milliseconds'
        where patient_id = ${patient.id}::uuid and profile_id = ${person('clinician').id}::uuid`.execute(
        transaction,
      ),
    )
    expect(await reaches('clinician', patient)).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 350))
    expect(await reaches('clinician', patient)).toBe(false)
  })
})

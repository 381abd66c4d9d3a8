import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, bare, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

type Redrawn = { readonly id: string; readonly postalCodes?: readonly string[]; readonly active?: boolean }

describe.each(databasesFor(import.meta.url))('districts on the %s database', (database) => {
  let server: TestServer
  let scene: Scene
  let admin: TestClient
  let north: string
  let river: string
  let clock = Date.now()
  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(clock) })
    scene = await setScene(server)
    admin = scene.admin
    north = await aDistrict('North', ['00100', '00101'])
    river = await aDistrict('River', ['00102'])
  })
  afterAll(() => server?.close())

  const make = (name: string, more: object = {}) =>
    admin.ask('POST', 'Districts', { body: { name, kind: 'zone', active: true, ...more } })
  async function aDistrict(name: string, postalCodes: readonly string[], more: object = {}): Promise<string> {
    const made = await make(name, { postalCodes, ...more })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.id
  }
  const read = async (path: string, who = admin) => (await who.ask('GET', path)).body
  const livesAt = (postalCode: string, more: object = {}) => ({
    lines: ['1 Elm Street'],
    city: 'Riverbend',
    state: 'IL',
    postalCode,
    ...more,
  })
  const aPatient = (...addresses: readonly object[]) =>
    created(admin, 'Patients', {
      name: { family: 'Vale', given: [`Case ${++count}`] },
      birthDate: `19${40 + count}-02-03`,
      gender: 'female',
      active: true,
      addresses,
    })
  let count = 0
  async function change(row: Row | { id: string }, collection: string, fields: object): Promise<TestAnswer> {
    const was = await read(`${collection}/${row.id}`)
    return admin.ask('PUT', `${collection}/${row.id}?versionId=${was.meta.versionId}`, {
      body: { ...was, ...fields },
    })
  }
  const districtsOf = ({ addresses }: { addresses: readonly { district?: { id: string } }[] }) =>
    addresses.map(({ district }) => district?.id)
  const versionOf = async (id: string) => (await read(`Districts/${id}`)).meta.versionId
  const look = async (changes: readonly object[], who = admin) =>
    who.ask('POST', 'Districts/look-at-change', { body: { changes } })
  async function redraw(...changes: readonly Redrawn[]): Promise<TestAnswer> {
    const whole = []
    for (const each of changes) whole.push({ ...each, versionId: await versionOf(each.id) })
    const looked = await look(whole)
    expect(looked.status, JSON.stringify(looked.body)).toBe(200)
    return admin.ask('POST', 'Districts/change', { body: { changes: whole, seen: looked.body.seen } })
  }
  async function work(): Promise<void> {
    clock += 1_000
    const patience = { heartbeat: 10, retryDelay: 0, retries: 1 }
    const running = startJobs({ world: server.world, jobs, report: () => undefined, patience })
    await running.turn()
    await running.stop()
  }
  const eventsOf = (id: string) =>
    server.world.database.asOwner(async (transaction) => {
      const { rows } = await sql`select detail from audit_event where resource_id = ${id}::uuid`.execute(
        transaction,
      )
      return rows
    })
  const lastRun = async () => {
    const { body } = await admin.ask('POST', 'PracticePreferences/background-work', { body: {} })
    return body.jobs.find(({ job }: { job: string }) => job === 'AssignDistricts')
  }

  test('an address has the district of its ZIP code, at every write, and the patient that of the first address', async () => {
    const patient = await aPatient(livesAt('00101-2345'), livesAt('00102'), livesAt('00999'))
    const made = await read(`Patients/${patient.id}`)
    expect(districtsOf(made)).toEqual([north, river, undefined])
    expect(made.district).toMatchObject({ id: north, display: 'North' })

    const moved = await change(patient, 'Patients', { addresses: [livesAt('00999'), livesAt('00102')] })
    expect(districtsOf(moved.body)).toEqual([undefined, river])
    expect(moved.body.district).toBeUndefined()

    const abroad = await change(patient, 'Patients', { addresses: [livesAt('00102', { country: 'IT' })] })
    expect(districtsOf(abroad.body)).toEqual([undefined])
  })

  test('a district that was chosen by hand stays, until that is taken back', async () => {
    const byHand = { district: { id: river, resourceType: 'District' }, districtLocked: true }
    const patient = await aPatient(livesAt('00100', byHand))
    expect(districtsOf(await read(`Patients/${patient.id}`))).toEqual([river])
    const kept = await change(patient, 'Patients', { addresses: [livesAt('00101', byHand)] })
    expect(districtsOf(kept.body)).toEqual([river])
    const freed = await change(patient, 'Patients', {
      addresses: [livesAt('00101', { ...byHand, districtLocked: false })],
    })
    expect(districtsOf(freed.body)).toEqual([north])
    expect(freed.body.district.id).toBe(north)
  })

  test('an address whose district is none at all is refused, whether it was chosen by hand or not', async () => {
    for (const districtLocked of [false, true]) {
      const wrong = { district: { id: river, resourceType: 'Allergy' }, districtLocked }
      const { status, body } = await admin.ask('POST', 'Patients', {
        body: {
          name: { family: 'Vale', given: ['Wrong'] },
          birthDate: '1950-02-03',
          gender: 'female',
          active: true,
          addresses: [livesAt('00100', wrong)],
        },
      })
      expect(status).toBe(422)
      expect(body.errors[0]).toMatchObject({
        pointer: expect.stringContaining('/addresses/0/district'),
        code: 'stores.reference-wrong-type',
      })
    }
  })

  test('related people, places and visits have the district of their address too', async () => {
    const mother = await created(admin, 'RelatedPeople', {
      patient: bare(scene.patient),
      name: { family: 'Vale', given: ['Mother'] },
      relationship: [{ code: 'mother', display: 'Mother' }],
      active: true,
      addresses: [livesAt('00100')],
    })
    expect(districtsOf(await read(`RelatedPeople/${mother.id}`))).toEqual([north])
    const site = await created(admin, 'Locations', {
      name: 'Dock house',
      kind: 'Site',
      status: 'active',
      timezone: 'America/Chicago',
      placeOfService: { code: '11', display: 'Office' },
      address: livesAt('00102'),
    })
    expect((await read(`Locations/${site.id}`)).address.district.id).toBe(river)
  })

  test('a ZIP code belongs to one district in force of a kind; who has it is named', async () => {
    const twice = await make('Other north', { postalCodes: ['00777', '00101'] })
    expect(twice.status).toBe(422)
    expect(twice.body.errors).toMatchObject([
      { pointer: '/postalCodes/1', message: expect.stringMatching(/00101 belongs to North/) },
    ])
    const resting = await aDistrict('Resting north', ['00101'], { active: false })
    expect((await change({ id: resting }, 'Districts', { active: true })).status).toBe(422)
    await aDistrict('Lake county', ['00101'], { kind: 'catchment' })
    const [one, other] = await Promise.all([
      make('First at once', { postalCodes: ['00555'] }),
      make('Second at once', { postalCodes: ['00555'] }),
    ])
    expect([one.status, other.status].toSorted()).toEqual([201, 422])
  })

  test('districts lie within each other, in no circle and on four levels at most', async () => {
    const within = (id: string) => ({ parent: { id, resourceType: 'District' } })
    const first = await aDistrict('Level 1', [])
    const second = await aDistrict('Level 2', [], within(first))
    const third = await aDistrict('Level 3', [], within(second))
    const fourth = await aDistrict('Level 4', [], within(third))
    expect((await make('Level 5', within(fourth))).body.errors).toMatchObject([{ pointer: '/parent' }])
    const circle = await change({ id: first }, 'Districts', within(fourth))
    expect(circle.status).toBe(422)
    expect(circle.body.errors).toMatchObject([
      { pointer: '/parent', message: 'A district cannot lie within itself.' },
    ])
    const above = await aDistrict('Above all', [])
    expect((await change({ id: first }, 'Districts', within(above))).status).toBe(422)
  })

  test('what a change does to addresses is said before, and patients are named to those who may see them', async () => {
    const far = await aDistrict('Far', [])
    const lives = await aPatient(livesAt('00801'))
    await aPatient(livesAt('00801', { districtLocked: true }))
    const { body } = await look([{ id: far, versionId: await versionOf(far), postalCodes: ['00801'] }])
    expect(body).toMatchObject({ assigned: 1, moved: 0, left: 0, kept: 1, isWhole: true })
    expect(body.moves).toMatchObject([{ to: { id: far, display: 'Far' }, addresses: 1 }])
    expect(body.patients).toMatchObject([
      { patient: { id: lives.id, display: expect.stringMatching(/Vale/) }, to: { id: far } },
    ])
    expect((await look([], await server.signIn('clinician'))).status).toBe(403)

    const plain = await change({ id: far }, 'Districts', { postalCodes: ['00801'] })
    expect(plain.status).toBe(409)
    expect(JSON.stringify(plain.body)).toMatch(/1 address/)
  })

  test('a change is made as it was looked at; the work that follows moves what is not chosen by hand, once', async () => {
    const byHand = { district: { id: north, resourceType: 'District' }, districtLocked: true }
    const free = await aPatient(livesAt('00103'))
    const locked = await aPatient(livesAt('00103', byHand))
    const south = await aDistrict('South', [])
    await work()
    const changed = await redraw({ id: south, postalCodes: ['00103'] })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    await work()

    const after = await read(`Patients/${free.id}`)
    expect(after.district).toMatchObject({ id: south })
    expect(after.meta.versionId).toBe('2')
    const events = await eventsOf(free.id)
    expect(JSON.stringify(events)).toContain('AssignDistricts')
    expect((await read(`Patients/${locked.id}`)).meta.versionId).toBe('1')
    expect(await lastRun()).toMatchObject({ state: 'Done', changed: 1 })

    // Again it finds nothing; an inactive district has nobody.
    await redraw({ id: south, active: false })
    await work()
    expect((await read(`Patients/${free.id}`)).district).toBeUndefined()
    await redraw({ id: south, postalCodes: [] })
    await work()
    expect((await read(`Patients/${free.id}`)).meta.versionId).toBe('3')
    expect(await lastRun()).toMatchObject({ state: 'Done', changed: 0 })
  })

  test('the work reaches related people, places and visits that are still to come, each with its own event', async () => {
    const start = new Date(clock + 3 * 86_400_000).toISOString()
    const mother = await created(admin, 'RelatedPeople', {
      patient: bare(scene.patient),
      name: { family: 'Vale', given: ['Aunt'] },
      relationship: [{ code: 'mother', display: 'Mother' }],
      active: true,
      addresses: [livesAt('00601')],
    })
    const site = await created(admin, 'Locations', {
      name: 'Mill',
      kind: 'Site',
      status: 'active',
      timezone: 'America/Chicago',
      placeOfService: { code: '11', display: 'Office' },
      address: livesAt('00601'),
    })
    const visit = await created(
      admin,
      'Appointments',
      aVisit(scene, start, { serviceLocation: { kind: 'Community', address: livesAt('00601') } }),
    )
    const mill = await aDistrict('Mill area', [])
    await redraw({ id: mill, postalCodes: ['00601'] })
    await work()
    expect(districtsOf(await read(`RelatedPeople/${mother.id}`))).toEqual([mill])
    expect((await read(`Locations/${site.id}`)).address.district.id).toBe(mill)
    expect((await read(`Appointments/${visit.id}`)).serviceLocation.address.district.id).toBe(mill)
    for (const { id } of [mother, site, visit])
      expect(JSON.stringify(await eventsOf(id))).toContain('AssignDistricts')
  })

  test('ZIP codes go from one district to another in one change, all or none', async () => {
    const swapped = await redraw(
      { id: north, postalCodes: ['00100', '00102'] },
      { id: river, postalCodes: ['00101'] },
    )
    expect(swapped.status, JSON.stringify(swapped.body)).toBe(200)
    const versions = [await versionOf(north), await versionOf(river)]
    const taken = await look([
      { id: north, versionId: versions[0], postalCodes: ['00100', '00101'] },
      { id: river, versionId: versions[1], postalCodes: ['00101'] },
    ])
    expect(taken.status).toBe(422)
    expect(taken.body.errors[0].pointer).toBe('/changes/0/postalCodes/1')
    const stale = await look([{ id: north, versionId: '1', postalCodes: [] }])
    expect(stale.status).toBe(409)
    const unseen = await admin.ask('POST', 'Districts/change', {
      body: { changes: [{ id: north, versionId: versions[0], postalCodes: [] }], seen: 'else' },
    })
    expect(unseen.status).toBe(409)
    await redraw({ id: north, postalCodes: ['00100', '00101'] }, { id: river, postalCodes: ['00102'] })
  })

  test('the overview counts who lives and works where, and names ZIP codes that belong nowhere', async () => {
    await aPatient(livesAt('00987'))
    await work()
    const { body } = await admin.ask('POST', 'Districts/overview', { body: {} })
    const summary = body.districts.find(({ district }: { district: { id: string } }) => district.id === river)
    expect(summary).toMatchObject({ workers: 0, locations: 0, patients: expect.any(Number) })
    expect(body.unassigned).toContainEqual({ postalCode: '00987', patients: 1 })
    const clinician = await server.signIn('clinician')
    const seen = await clinician.ask('POST', 'Districts/overview', { body: {} })
    expect(seen.status).toBe(200)
    expect(JSON.stringify(seen.body.unassigned)).not.toContain('00987')
  })
})

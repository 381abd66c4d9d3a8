import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('whoever adds a person, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let clinician: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
    clinician = await server.signIn('clinician')
  }, 60_000)
  afterAll(() => server?.close())

  const aPatient = (given: string, family: string, more: object = {}) =>
    created(admin, 'Patients', {
      name: { use: 'official', given: [given], family },
      birthDate: '1988-04-02',
      gender: 'female',
      ...more,
    })
  const find = async (client: TestClient, body: object) => {
    const answer = await client.ask('POST', 'Patients/find-duplicates', { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.candidates
  }
  const lena = { name: { given: ['Lena'], family: 'Pemberly' }, birthDate: '1988-04-02' }

  test('sees who is here already under a longer name, with the score and the reasons', async () => {
    const helena = await aPatient('Helena', 'Pemberly')
    await aPatient('Omar', 'Said')
    expect(await find(admin, lena)).toMatchObject([
      { patient: { id: helena.id }, score: 65, reasons: ['SimilarName', 'SameBirthDate'] },
    ])
  })

  test('sees a record with the same phone, and none by a social security number', async () => {
    const phone = [{ system: 'phone', value: '+12175550199' }]
    const ssn = [{ type: 'ssn', system: 'us-ssn', value: '219-09-7777' }]
    const mara = await aPatient('Mara', 'Quist', {
      contacts: phone,
      identifiers: ssn,
      birthDate: '1990-01-01',
    })
    const asked = { name: { given: ['Mara'], family: 'Kvist' } }
    expect(await find(admin, { ...asked, identifiers: ssn })).toEqual([])
    expect(await find(admin, { name: { given: ['Mara'], family: 'Quist' }, contacts: phone })).toMatchObject([
      { patient: { id: mara.id } },
    ])
  })

  test('is told nothing of somebody out of reach or confidential', async () => {
    const member = {
      practitioner: { id: server.practice.profiles.get('supervisor'), resourceType: 'Practitioner' },
    }
    await aPatient('Ilse', 'Wren')
    const ilse = { name: { given: ['Ilse'], family: 'Wren' }, birthDate: '1988-04-02' }
    expect(await find(admin, ilse)).toHaveLength(1)
    expect(await find(clinician, ilse)).toEqual([])

    await aPatient('Tove', 'Wren', { confidentialTeam: [member] })
    const tove = { name: { given: ['Tove'], family: 'Wren' }, birthDate: '1988-04-02' }
    expect(await find(admin, tove)).toEqual([])
    expect(JSON.stringify(await find(admin, ilse))).not.toContain('Tove')
  })

  test('and those who may merge see pairs that seem to be one person', async () => {
    const one = await aPatient('Ottilie', 'Brandt', { birthDate: '1971-07-07' })
    const other = await aPatient('Ottilia', 'Brandt', { birthDate: '1971-07-07' })
    const found = await admin.ask('POST', 'Patients/suspected-duplicates', { body: {} })
    const pair = [one.id, other.id].sort()
    const pairs = found.body.pairs.map((each: { one: { id: string }; other: { id: string } }) =>
      [each.one.id, each.other.id].sort(),
    )
    expect(pairs).toContainEqual(pair)
    expect((await clinician.ask('POST', 'Patients/suspected-duplicates', { body: {} })).status).toBe(403)
  })

  test('and a phone that a whole home has makes no pairs and hides none', async () => {
    const contacts = [{ system: 'phone', value: '+12175550177' }]
    for (let day = 1; day <= 52; day += 1) {
      const birthDate = new Date(Date.UTC(1950, 0, day * 11)).toISOString().slice(0, 10)
      await aPatient('Ada', 'Homer', { birthDate, contacts })
    }
    const real = { birthDate: '1949-09-09', contacts }
    const pair = [await aPatient('Leonor', 'Homer', real), await aPatient('Leonora', 'Homer', real)]
    const { body } = await admin.ask('POST', 'Patients/suspected-duplicates', { body: {} })
    const homers = body.pairs.filter((each: object) => JSON.stringify(each).includes('Homer'))
    expect(homers).toMatchObject([{ reasons: expect.arrayContaining(['SameBirthDate']) }])
    expect([homers[0].one.id, homers[0].other.id].sort()).toEqual(pair.map(({ id }) => id).sort())
  })

  test('and among many pairs with little in common the likeliest are seen', async () => {
    const contacts = [{ system: 'phone', value: '+12175550178' }]
    for (let day = 1; day <= 46; day += 1) {
      const birthDate = new Date(Date.UTC(1930, 0, day * 11)).toISOString().slice(0, 10)
      await aPatient(`Guest${String.fromCharCode(65 + (day % 26), 65 + ((day * 7) % 26))}`, 'Marsh', {
        birthDate,
        contacts,
      })
    }
    const real = { birthDate: '1929-09-09' }
    const pair = [await aPatient('Ingrid', 'Marsh', real), await aPatient('Ingrid', 'Marsh', real)]
    const { body } = await admin.ask('POST', 'Patients/suspected-duplicates', { body: {} })
    const pairs = body.pairs.map((each: { one: { id: string }; other: { id: string } }) =>
      [each.one.id, each.other.id].sort(),
    )
    expect(pairs).toContainEqual(pair.map(({ id }) => id).sort())
  })

  test('and say of a pair that it is not the same person, until one of both says something else', async () => {
    const one = await aPatient('Ruth', 'Sandoval', { birthDate: '1969-03-03' })
    const other = await aPatient('Rutha', 'Sandoval', { birthDate: '1969-03-03' })
    const [oneId = '', otherId = ''] = [one.id, other.id].sort()
    const look = async () => {
      const { body } = await admin.ask('POST', 'Patients/suspected-duplicates', { body: {} })
      const isOurs = (pair: { one: { id: string } }) => pair.one.id === oneId
      return { suspected: body.pairs.filter(isOurs), judged: body.judged.filter(isOurs) }
    }
    const judge = (client: TestClient, verdict: string, versions: object = {}) =>
      client.ask('POST', `Patients/${one.id}/judge-duplicate`, {
        body: { other: other.id, ownVersion: '1', otherVersion: '1', verdict, ...versions },
      })
    expect(await look()).toMatchObject({ suspected: [{ other: { id: otherId } }], judged: [] })
    expect((await judge(clinician, 'Different')).status).toBe(403)
    expect((await judge(admin, 'Different', { otherVersion: '7' })).status).toBe(409)

    expect(await judge(admin, 'Different')).toMatchObject({ status: 200, body: { verdict: 'Different' } })
    expect(await look()).toMatchObject({
      suspected: [],
      judged: [{ other: { id: otherId }, by: { id: server.practice.profiles.get('admin') } }],
    })
    const changed = async ({ id }: { id: string }, op: object) => {
      const { body } = await admin.ask('GET', `Patients/${id}`)
      const path = `Patients/${id}?versionId=${body.meta.versionId}`
      expect((await admin.ask('PATCH', path, { body: [op] })).status).toBe(200)
    }
    await changed(one, { op: 'add', path: '/acuity', value: 'High' })
    expect(await look()).toMatchObject({ suspected: [], judged: [{}] })
    await changed(other, { op: 'replace', path: '/name/given', value: ['Ruthie'] })
    expect(await look()).toMatchObject({ suspected: [{ one: { versionId: expect.anything() } }], judged: [] })
    await changed(other, { op: 'replace', path: '/name/given', value: ['Rutha'] })
    expect(await look()).toMatchObject({ suspected: [], judged: [{}] })

    expect(await judge(admin, 'Open', { ownVersion: '2', otherVersion: '3' })).toMatchObject({ status: 200 })
    expect(await look()).toMatchObject({ suspected: [{}], judged: [] })
  })

  test('a verdict on somebody out of sight is refused as on somebody who is not there, and not shown', async () => {
    const one = await aPatient('Signe', 'Halloran')
    const other = await aPatient('Signa', 'Halloran')
    const judge = (otherId: string) =>
      admin.ask('POST', `Patients/${one.id}/judge-duplicate`, {
        body: { other: otherId, ownVersion: '1', otherVersion: '1', verdict: 'Different' },
      })
    expect((await judge(other.id)).status).toBe(200)
    const team = [
      {
        practitioner: { id: server.practice.profiles.get('supervisor'), resourceType: 'Practitioner' },
      },
    ]
    const closed = await admin.ask('PATCH', `Patients/${other.id}?versionId=1`, {
      body: [{ op: 'add', path: '/confidentialTeam', value: team }],
    })
    expect(closed.status).toBe(200)
    const nobody = await judge('00000000-0000-4000-8000-000000000000')
    expect(await judge(other.id)).toMatchObject({ status: 404, body: nobody.body })
    const found = await admin.ask('POST', 'Patients/suspected-duplicates', { body: {} })
    expect(JSON.stringify(found.body)).not.toContain('Halloran')
  })
})

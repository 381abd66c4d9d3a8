import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plusDays } from '#shared/time/calendar.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare, staff } from '#tests/support/scenes/scene.ts'
import { type TestAnswer, type TestClient, testPassword } from '#tests/support/server/server.ts'
import {
  aDraft,
  crossing,
  type Login,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'

type Waiting = { readonly note: { readonly id: string }; readonly delegateOf?: object }

describe.each(databasesFor(import.meta.url))('who stands in for a supervisor (%s)', (database) => {
  let house: SigningHouse
  let ownId = ''
  const today = localDate(new Date().toISOString(), 'America/Chicago')
  beforeAll(async () => {
    house = await openSigningHouse(database)
    await leaveTeam('deputy')
  }, 180_000)
  afterAll(() => house?.close())

  const by = (login: Login) => house.client(login)

  /** The patient is in the care of others: nothing but standing in leads there. */
  async function leaveTeam(login: Login): Promise<void> {
    const path = `Patients/${house.scene.patient.id}`
    const { meta, careTeam } = (await by('admin').ask('GET', path)).body
    const place = careTeam.findIndex(({ id }: { id: string }) => id === login)
    const answer = await by('admin').ask('PATCH', `${path}?versionId=${meta.versionId}`, {
      body: [{ op: 'remove', path: `/careTeam/${place}` }],
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }

  /** The supervisor is away, from and until so many days from today. */
  async function away(
    from: number,
    until: number | undefined,
    delegate: Login = 'deputy',
  ): Promise<TestAnswer> {
    const period = {
      start: plusDays(today, from),
      ...(until !== undefined && { end: plusDays(today, until) }),
    }
    const outOfOffice = { period, delegate: staff(house.server, delegate) }
    const owner = staff(house.server, 'supervisor')
    if (ownId === '') {
      const made = await by('supervisor').ask('POST', 'PersonalPreferences', { body: { owner, outOfOffice } })
      if (made.status === 201) ownId = made.body.id
      return made
    }
    const { meta } = (await by('supervisor').ask('GET', `PersonalPreferences/${ownId}`)).body
    return by('supervisor').ask('PATCH', `PersonalPreferences/${ownId}?versionId=${meta.versionId}`, {
      body: [{ op: 'add', path: '/outOfOffice', value: outOfOffice }],
    })
  }

  const waiting = async (login: Login): Promise<readonly Waiting[]> =>
    (await by(login).ask('POST', 'Notes/to-sign', { body: {} })).body.notes

  /** Every way to the note and its patient: the status of each, and what the lists hold. */
  async function ways(login: Login, id: string) {
    const client = by(login)
    const { meta } = (await by('clinician').ask('GET', `Notes/${id}`)).body
    const direct = await Promise.all([
      client.ask('GET', `Notes/${id}`, crossing),
      client.ask('GET', `Notes/${id}/history`, crossing),
      client.ask('POST', `Notes/${id}/bundle`, { ...crossing, body: {} }),
      client.ask('POST', `Notes/${id}/print`, { ...crossing, body: {} }),
      client.ask('POST', `Notes/${id}/ready`, { ...crossing, body: { versionId: meta.versionId } }),
      client.ask('GET', `Patients/${house.scene.patient.id}`, crossing),
      sign(client, id),
    ])
    const query = [{ field: 'patient', op: 'eq', value: house.scene.patient.id }]
    const found = await client.ask('POST', 'Notes/queries', { ...crossing, body: query })
    return {
      statuses: direct.map(({ status }) => status),
      listed: found.body.length,
      waiting: (await waiting(login)).length,
    }
  }
  const nothing = { listed: 0, waiting: 0 }

  test('outside of the days nobody but the supervisor sees or signs anything, by whatever way', async () => {
    const { id } = await aDraft(house, 'Author and supervisor')
    expect((await sign(by('clinician'), id)).body.signingState).toBe('PartiallySigned')
    const spans = [undefined, [1, 9], [-9, -1]] as const
    for (const span of spans) {
      if (span) expect((await away(span[0], span[1])).status).toBeLessThan(300)
      const seen = await ways('deputy', id)
      expect(seen, JSON.stringify(seen)).toMatchObject(nothing)
      for (const status of seen.statuses) expect([403, 404]).toContain(status)
    }
    expect((await waiting('supervisor')).map(({ note }) => note)).toMatchObject([{ id }])
  })

  test('on these days who stands in sees the queue, signs for the supervisor, and the signature names both', async () => {
    const { id } = await aDraft(house, 'Author and supervisor')
    expect((await sign(by('clinician'), id)).body.signingState).toBe('PartiallySigned')
    expect((await away(0, 0)).status).toBeLessThan(300)
    const supervisor = staff(house.server, 'supervisor')
    await expect.poll(async () => (await waiting('deputy')).length, { timeout: 10_000 }).toBe(2)
    const notes = await waiting('deputy')
    const mine = notes.find(({ note }) => note.id === id)
    expect(mine, JSON.stringify(notes)).toMatchObject({ delegateOf: { id: supervisor.id } })
    expect(await waiting('stranger')).toEqual([])

    const path = `Notes/${id}`
    const { meta } = (await by('deputy').ask('GET', path, crossing)).body
    const ready = await by('deputy').ask('POST', `${path}/ready`, {
      ...crossing,
      body: { versionId: meta.versionId },
    })
    expect(ready.body.openSteps, JSON.stringify(ready.body)).toMatchObject([
      {
        stepId: 'supervisor',
        delegateOf: { id: supervisor.id, display: expect.stringMatching(/supervisor/) },
      },
    ])
    const signed = await sign(by('deputy'), id)
    expect(signed.body, JSON.stringify(signed.body)).toMatchObject({ signingState: 'Signed' })
    expect(signed.body.signatures[1]).toMatchObject({
      signer: staff(house.server, 'deputy'),
      delegateOf: { id: supervisor.id },
    })

    expect((await away(-9, -1)).status).toBe(200)
    await expect
      .poll(async () => (await by('deputy').ask('GET', path, crossing)).status, { timeout: 10_000 })
      .toBe(404)
    const after = await ways('deputy', id)
    expect(after, JSON.stringify(after)).toMatchObject(nothing)
    for (const status of after.statuses) expect([403, 404]).toContain(status)
  })

  test('the supervisor signs himself when he is there all the same, and then it says nothing of a delegate', async () => {
    const { id } = await aDraft(house, 'Author and supervisor')
    expect((await sign(by('clinician'), id)).body.signingState).toBe('PartiallySigned')
    expect((await away(-1, undefined)).status).toBe(200)
    const signed = await sign(by('supervisor'), id)
    expect(signed.body.signatures[1].delegateOf).toBeUndefined()
  })

  test('whoever is away and may no longer co-sign is stood in for by nobody, not even by who treats the patient', async () => {
    const { id } = await aDraft(house, 'Author and supervisor')
    expect((await sign(by('clinician'), id)).body.signingState).toBe('PartiallySigned')
    expect((await away(0, 0)).status).toBeLessThan(300)
    await expect.poll(async () => (await waiting('deputy')).length, { timeout: 10_000 }).toBeGreaterThan(0)
    const path = `Practitioners/${staff(house.server, 'supervisor').id}`
    const withRoles = async (roles: unknown) => {
      const { meta } = (await by('admin').ask('GET', path)).body
      const body = [{ op: 'replace', path: '/roles', value: roles }]
      const answer = await by('admin').ask('PATCH', `${path}?versionId=${meta.versionId}`, { body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    const { roles } = (await by('admin').ask('GET', path)).body
    const clinicianPath = `Practitioners/${staff(house.server, 'clinician').id}`
    const { roles: lesser } = (await by('admin').ask('GET', clinicianPath)).body
    await withRoles(lesser)
    await expect.poll(async () => (await waiting('deputy')).length, { timeout: 10_000 }).toBe(0)
    const seen = await ways('deputy', id)
    expect(seen, JSON.stringify(seen)).toMatchObject(nothing)
    for (const status of seen.statuses) expect([403, 404]).toContain(status)

    expect((await away(0, 0, 'stranger')).status).toBe(200)
    expect((await by('stranger').ask('GET', `Notes/${id}`, crossing)).status).toBe(200)
    expect((await sign(by('stranger'), id)).status).toBe(403)
    await withRoles(roles)
    await expect.poll(async () => (await waiting('stranger')).length, { timeout: 10_000 }).toBeGreaterThan(0)
    expect((await sign(by('stranger'), id)).body).toMatchObject({ signingState: 'Signed' })
    expect((await away(-9, -1)).status).toBe(200)
  })

  test('nobody stands in for himself or without the right to co-sign, and nobody says it for somebody else', async () => {
    const codes = async (delegate: Login) => (await away(0, 1, delegate)).body.errors?.[0]?.code
    expect([await codes('supervisor'), await codes('intake')]).toEqual([
      'accounts.delegate-self',
      'accounts.delegate-without-right',
    ])
    const reversed = await away(1, -1)
    expect([reversed.status, reversed.body.errors?.[0]?.pointer]).toEqual([422, '/outOfOffice/period'])
    const { status } = await by('deputy').ask('POST', 'PersonalPreferences', {
      body: {
        owner: staff(house.server, 'supervisor'),
        outOfOffice: { period: { start: today }, delegate: bare(staff(house.server, 'deputy')) },
      },
    })
    expect([403, 404, 409, 422]).toContain(status)
  })

  test('a care plan that waits for the supervisor is signed by who stands in, for the supervisor', async () => {
    expect((await away(0, 0)).status).toBeLessThan(300)
    const step = { required: true, methods: ['Password'] }
    const { admin, owner, patient } = house.scene
    const order = await activeOrder(admin, step)
    const span = { start: '2026-01-05', target: '2027-01-05', status: 'InProgress' }
    const work = {
      ...{ id: 'i1', statement: 'Diary', kind: { code: 'cbt', display: 'CBT' }, responsible: owner },
      ...{ start: span.start, active: true },
    }
    const objectives = [{ id: 'o1', statement: 'Sleep 6 hours', ...span, interventions: [work] }]
    const goals = [{ id: 'g1', statement: 'Sleep', ...span, objectives }]
    const plan = await by('clinician').ask('POST', 'CarePlans', {
      body: {
        ...{ title: 'Plan', kind: 'Treatment', status: 'Draft', reviewIntervalDays: 90, author: owner },
        ...{ period: { start: '2026-01-05' }, sharedWithPatient: false, subject: bare(patient) },
        ...{ signatureConfiguration: order },
        problems: [{ id: 'p1', statement: 'Worries', rank: 1, active: true, goals }],
      },
    })
    const signPlan = async (login: Login, stepId: string) => {
      const { meta } = (await by('clinician').ask('GET', `CarePlans/${plan.body.id}`)).body
      return by(login).ask('POST', `CarePlans/${plan.body.id}/sign`, {
        ...crossing,
        body: { versionId: meta.versionId, stepId, method: 'Password', credential: testPassword },
      })
    }
    expect((await signPlan('clinician', 'author')).status).toBe(200)
    expect((await signPlan('stranger', 'boss')).status).toBe(403)
    await expect.poll(async () => (await waiting('deputy')).length, { timeout: 10_000 }).toBeGreaterThan(0)
    const last = await signPlan('deputy', 'boss')
    expect(last.body, JSON.stringify(last.body)).toMatchObject({
      status: 'Active',
      signatures: [{}, { delegateOf: { id: staff(house.server, 'supervisor').id } }],
    })
  })
})

async function activeOrder(admin: TestClient, step: object): Promise<object> {
  const order = await active(admin, 'SignatureConfigurations', {
    ...{ name: 'Plan', key: 'plan', version: 1 },
    steps: [
      { ...step, id: 'author', order: 1, role: 'Author', who: 'Author', meaning: 'Authored' },
      { ...step, id: 'boss', order: 2, role: 'Supervisor', who: 'Supervisor', meaning: 'Approved' },
    ],
  })
  return bare(order)
}

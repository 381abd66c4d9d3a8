import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare, created, type Row, staff } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'
import { openSigningHouse, type SigningHouse } from '#tests/support/signing/signing-house.ts'

const credential = testPassword
const across = { 'x-enable-cross-partition': 'true' }
const span = { start: '2026-01-05', target: '2027-01-05', status: 'InProgress' }

describe.each(databasesFor(import.meta.url))('a care plan and its signatures (%s)', (database) => {
  let house: SigningHouse
  let order: Row
  beforeAll(async () => {
    house = await openSigningHouse(database)
    const step = { required: true, methods: ['Password'] }
    order = await active(house.scene.admin, 'SignatureConfigurations', {
      ...{ name: 'Plan', key: 'plan', version: 1 },
      steps: [
        { ...step, id: 'author', order: 1, role: 'Author', who: 'Author', meaning: 'Authored' },
        {
          ...{ ...step, id: 'patient', order: 2, role: 'Patient', who: 'Patient', meaning: 'Acknowledged' },
          methods: ['Drawn', 'Typed'],
        },
        { ...step, id: 'boss', order: 3, role: 'Supervisor', who: 'Supervisor', meaning: 'Approved' },
      ],
    })
  }, 180_000)
  afterAll(() => house?.close())

  const by = (login: Parameters<SigningHouse['client']>[0]) => house.client(login)
  const intervention = () => ({
    ...{ id: 'i1', statement: 'Sleep diary', kind: { code: 'cbt', display: 'CBT' } },
    frequency: { count: 1, per: 'week' },
    responsible: house.scene.owner,
    ...{ start: span.start, active: true },
  })
  const goal = (interventions: readonly object[], statement = 'Sleep 6 hours by May') => ({
    ...{ id: 'g1', statement: 'Sleep', ...span },
    objectives: [{ id: 'o1', statement, ...span, interventions }],
  })
  const plan = (more: object = {}) =>
    created(by('clinician'), 'CarePlans', {
      ...{ title: 'Treatment plan', kind: 'Treatment', status: 'Draft', reviewIntervalDays: 90 },
      ...{ period: { start: '2026-01-05' }, sharedWithPatient: false },
      author: house.scene.owner,
      subject: bare(house.scene.patient),
      problems: [{ id: 'p1', statement: 'Worries', rank: 1, active: true, goals: [goal([intervention()])] }],
      ...more,
    })
  const read = async (id: string) => (await by('clinician').ask('GET', `CarePlans/${id}`)).body
  const ask = async (login: Parameters<typeof by>[0], id: string, act: string, more: object = {}) => {
    const { meta } = await read(id)
    return by(login).ask('POST', `CarePlans/${id}/${act}`, { body: { versionId: meta.versionId, ...more } })
  }
  const sign = (login: Parameters<typeof by>[0], id: string, stepId: string, more: object = {}) =>
    ask(login, id, 'sign', { stepId, method: 'Password', credential, ...more })
  const patientSigns = (id: string, name = 'Ana Rivera') =>
    sign('clinician', id, 'patient', { method: 'Typed', name, person: bare(house.scene.patient) })

  test('is in force once its author has signed it, where nobody else has to', async () => {
    const { id } = await plan()
    const ready = await ask('clinician', id, 'ready')
    expect(ready.body, JSON.stringify(ready.body)).toMatchObject({
      lacks: [],
      openSteps: [{ stepId: 'author' }],
      patientSteps: [{ stepId: 'patient' }],
      waitingSteps: [],
    })
    expect((await sign('intake', id, 'author')).status).toBe(403)
    const wrong = await sign('clinician', id, 'author', { credential: 'not my password' })
    expect(wrong.status).not.toBe(200)
    expect(await read(id)).toMatchObject({ status: 'Draft' })
    const signed = await sign('clinician', id, 'author')
    expect(signed.body, JSON.stringify(signed.body)).toMatchObject({
      status: 'Active',
      signatures: [{ stepId: 'author', meaning: 'Authored', method: 'Password' }],
    })
    expect((await sign('clinician', id, 'author')).status).toBe(409)
  })

  test('waits for everybody whom its configuration names, in their order', async () => {
    const { id } = await plan({ signatureConfiguration: bare(order) })
    expect((await sign('supervisor', id, 'boss')).body.errors?.[0]?.code).toBe('signatures.out-of-order')
    expect((await sign('clinician', id, 'author')).body.status).toBe('Draft')
    const ready = await ask('supervisor', id, 'ready')
    expect(ready.body).toMatchObject({
      openSteps: [],
      patientSteps: [{ stepId: 'patient' }],
      waitingSteps: [{ stepId: 'patient' }, { stepId: 'boss' }],
    })
    expect((await patientSigns(id, 'Somebody Else')).status).toBe(422)
    const self = await sign('clinician', id, 'patient')
    expect([self.status, self.body.errors?.[0]?.pointer]).toEqual([422, '/person'])
    expect((await patientSigns(id)).body).toMatchObject({
      status: 'Draft',
      patientSignatures: [{ stepId: 'patient', method: 'Typed', signer: { id: house.scene.patient.id } }],
    })
    expect((await sign('stranger', id, 'boss')).status).toBe(403)
    expect((await sign('supervisor', id, 'boss')).body).toMatchObject({ status: 'Active' })
  })

  test('keeps the signatures of its draft until somebody takes them off: no way of writing drops them', async () => {
    const { id } = await plan({ signatureConfiguration: bare(order) })
    await sign('clinician', id, 'author')
    await patientSigns(id)
    const { meta, ...body } = await read(id)
    const at = `CarePlans/${id}?versionId=${meta.versionId}`
    const path = '/problems/0/goals/0/statement'
    const ways = [
      await by('clinician').ask('PATCH', at, { body: [{ op: 'replace', path, value: 'Sleep well' }] }),
      await by('clinician').ask('PUT', at, { body: { ...body, meta, title: 'Another plan' } }),
      await by('clinician').ask('DELETE', at),
    ]
    expect(ways.map(({ status, body: { code } }) => [status, code])).toEqual([
      [409, 'chart.draft-signed'],
      [409, 'chart.draft-signed'],
      [409, 'chart.draft-signed'],
    ])
    expect(await read(id)).toMatchObject({ signatures: [{}], patientSignatures: [{}], meta })
    const shared = [{ op: 'replace', path: '/sharedWithPatient', value: true }]
    const unsaid = await by('clinician').ask('PATCH', at, { body: shared })
    expect(unsaid.body, JSON.stringify(unsaid.body)).toMatchObject({ signatures: [{}] })
  })

  test('is signed anew by everybody once its signatures were taken off, who are told so; the trail keeps who did it', async () => {
    const { id } = await plan({ signatureConfiguration: bare(order) })
    await sign('clinician', id, 'author')
    await patientSigns(id)
    const { signatures, patientSignatures } = await read(id)
    const ids = [...signatures, ...patientSignatures].map((each: { id: string }) => each.id)
    expect((await ask('supervisor', id, 'reopen', { signatures: ids.slice(0, 1) })).body.code).toBe(
      'chart.other-signatures',
    )
    expect((await ask('quality', id, 'reopen', { signatures: ids })).status).toBe(403)
    const freed = await ask('supervisor', id, 'reopen', { signatures: ids })
    const boss = staff(house.server, 'supervisor')
    const invalidated = { by: { id: boss.id } }
    expect(freed.body, JSON.stringify(freed.body)).toMatchObject({
      status: 'Draft',
      signatures: [{ invalidated }],
      patientSignatures: [{ invalidated }],
    })
    expect((await ask('supervisor', id, 'reopen', { signatures: ids })).status).toBe(409)

    const { meta } = freed.body
    const changed = await by('clinician').ask('PATCH', `CarePlans/${id}?versionId=${meta.versionId}`, {
      body: [{ op: 'replace', path: '/problems/0/goals/0/statement', value: 'Sleep well' }],
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    const told = (await by('clinician').ask('GET', 'Notifications', { headers: across })).body.filter(
      ({ category }: { category: string }) => category === 'Sign',
    )
    expect(told, JSON.stringify(told)).toMatchObject([
      { title: 'A care plan that you signed is being changed', target: { ref: { id } } },
    ])
    expect(`${told[0].title} ${told[0].body}`).not.toMatch(/Rivera|Treatment/)
    expect((await ask('clinician', id, 'ready')).body).toMatchObject({ openSteps: [{ stepId: 'author' }] })
    expect(await trailOf(house.server, freed)).toMatchObject([
      { type: 'CarePlan', event: 'note-unsign', outcome: expect.stringMatching(/success/i) },
    ])
    await sign('clinician', id, 'author')
    await patientSigns(id)
    expect((await sign('supervisor', id, 'boss')).body).toMatchObject({ status: 'Active' })
  })

  test('says what was signed as long as it is in force, while its goals go on', async () => {
    const { id } = await plan()
    await sign('clinician', id, 'author')
    const change = async (path: string, value: unknown) => {
      const { meta } = await read(id)
      const body = [{ op: 'replace', path, value }]
      return by('clinician').ask('PATCH', `CarePlans/${id}?versionId=${meta.versionId}`, { body })
    }
    const reworded = await change('/problems/0/goals/0/statement', 'Sleep a little')
    expect([reworded.status, reworded.body.code]).toEqual([409, 'chart.plan-signed'])
    const { signatures, ...unsigned } = await read(id)
    expect(signatures).toHaveLength(1)
    const put = await by('clinician').ask('PUT', `CarePlans/${id}?versionId=${unsigned.meta.versionId}`, {
      body: { ...unsigned, title: 'Another plan' },
    })
    expect(put.status).toBe(409)
    const reached = await change('/problems/0/goals/0/status', 'Achieved')
    expect(reached.status, JSON.stringify(reached.body)).toBe(200)
    expect(reached.body.signatures).toHaveLength(1)
  })

  test('is not signed while it ends too early, and says where', async () => {
    const problem = { id: 'p1', statement: 'Worries', rank: 1, active: true }
    const { id } = await plan({ problems: [{ ...problem, goals: [goal([], 'Sleep better')] }] })
    expect((await ask('clinician', id, 'ready')).body.lacks).toEqual([
      { kind: 'intervention', blocks: true, of: 'Sleep better' },
      { kind: 'measurable', blocks: false, of: 'Sleep better' },
    ])
    const refused = await sign('clinician', id, 'author')
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, 'chart.plan-incomplete'])
  })

  test('of another version than the one that was read nothing is signed', async () => {
    const { id } = await plan()
    const body = { versionId: '7', stepId: 'author', method: 'Password', credential }
    expect((await by('clinician').ask('POST', `CarePlans/${id}/sign`, { body })).status).toBe(409)
  })
})

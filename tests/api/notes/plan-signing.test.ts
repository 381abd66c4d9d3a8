import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare, created, type Row } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'
import { openSigningHouse, type SigningHouse } from '#tests/support/signing/signing-house.ts'

const credential = testPassword
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

  test('is signed anew by everybody once it says something else', async () => {
    const { id } = await plan({ signatureConfiguration: bare(order) })
    await sign('clinician', id, 'author')
    await patientSigns(id)
    const { meta } = await read(id)
    const changed = await by('clinician').ask('PATCH', `CarePlans/${id}?versionId=${meta.versionId}`, {
      body: [{ op: 'replace', path: '/problems/0/goals/0/statement', value: 'Sleep well' }],
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(changed.body.signatures ?? []).toEqual([])
    expect(changed.body.patientSignatures ?? []).toEqual([])
    expect((await sign('supervisor', id, 'boss')).status).toBe(422)
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

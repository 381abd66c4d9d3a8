import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'
import {
  act,
  aDraft,
  crossing,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'

type Found = Readonly<Record<string, unknown>> & Row

const questions = [
  { id: 'vitals', type: 'VitalSigns', label: 'Vital signs', saveAs: 'Observation' },
  { id: 'unasked', type: 'VitalSigns', label: 'Before the session' },
  { id: 'diagnoses', type: 'Diagnosis', label: 'Diagnoses', saveAs: 'Condition' },
  { id: 'problems', type: 'Problems', label: 'Problems', saveAs: 'Condition' },
  { id: 'private', type: 'Problems', label: 'In private', saveAs: 'Condition', sensitive: true },
  { id: 'meds', type: 'Medications', label: 'Medications', saveAs: 'Medication' },
  { id: 'allergies', type: 'Allergies', label: 'Allergies', saveAs: 'Allergy' },
]
const reason = { code: 'wrong-patient', display: 'x' }

describe.each(databasesFor(import.meta.url))('what a signed note writes into the chart (%s)', (database) => {
  let house: SigningHouse
  let day = 0
  beforeAll(async () => {
    house = await openSigningHouse(database, undefined, questions)
  }, 180_000)
  afterAll(() => house?.close())

  const by = (login: Parameters<SigningHouse['client']>[0]) => house.client(login)
  const read = async (path: string) => (await by('clinician').ask('GET', path, crossing)).body
  const patient = () => bare(house.scene.patient)
  async function query(collection: string, field: string, value: string): Promise<readonly Found[]> {
    const body = [{ field, op: 'eq', value }]
    const answer = await by('clinician').ask('POST', `${collection}/queries`, { body, ...crossing })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  const from = (id: string, collection: string) => query(collection, 'note', id)
  async function written(answers: object, name = 'Author only'): Promise<string> {
    day += 1
    const start = new Date(Date.now() - day * 86_400_000).toISOString()
    const { id } = await aDraft(house, name, { start })
    await write(id, answers)
    return id
  }
  async function write(id: string, answers: object): Promise<void> {
    const { meta } = await read(`Notes/${id}`)
    const body = Object.entries(answers).map(([key, value]) => ({
      op: 'add',
      path: `/sections/0/data/${key}`,
      value,
    }))
    const answer = await by('clinician').ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  async function told(id: string, login: Parameters<SigningHouse['client']>[0] = 'clinician') {
    const answer = await act(by(login), id, 'ready')
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.charting.map((each: { act: string; text: string; doubt?: string }) =>
      [each.act, each.text, each.doubt].filter(Boolean).join(': '),
    )
  }
  async function signed(id: string): Promise<void> {
    const answer = await sign(by('clinician'), id)
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ signingState: 'Signed' })
  }
  const medication = (name: string, more: object = {}) =>
    created(by('physician'), 'Medications', {
      patient: patient(),
      medication: { code: name, display: name },
      status: 'Active',
      kind: 'Prescribed',
      dose: '50 mg',
      ...more,
    })
  const row = (more: object) => ({ _rowId: 'r1', ...more })
  const change = async ({ id }: Pick<Row, 'id'>, body: readonly object[], collection = 'Medications') => {
    const { meta } = await read(`${collection}/${id}`)
    const path = `${collection}/${id}?versionId=${meta.versionId}`
    const hand = collection === 'Practitioners' ? house.scene.admin : by('physician')
    const answer = await hand.ask('PATCH', path, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  async function amended(id: string, field: string, value: unknown): Promise<void> {
    const sectionChanges = [{ op: 'replace', path: `/sections/0/data/${field}`, value }]
    const why = { code: 'correction-of-fact', display: 'x' }
    const begun = await act(by('clinician'), id, 'amend', { reason: why, sectionChanges })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  }

  test('measurements stand in it with the time of the session once everybody has signed, and lead to the note; a question that does not ask for it writes nothing', async () => {
    const vitals = { systolic: 120, diastolic: 80, pulse: 72, weight: { value: 70, unit: 'kg' } }
    const id = await written({ vitals, unasked: { pulse: 99 } }, 'Author and supervisor')
    expect(await told(id)).toEqual([
      'Add: Blood pressure 120/80 mmHg',
      'Add: Pulse 72 /min',
      'Add: Weight 70 kg',
    ])
    expect((await sign(by('clinician'), id)).status).toBe(200)
    expect(await from(id, 'Observations')).toEqual([])
    expect(await told(id, 'supervisor')).toHaveLength(3)
    expect((await sign(by('supervisor'), id)).body).toMatchObject({ signingState: 'Signed' })
    const rows = await from(id, 'Observations')
    const { encounter } = await read(`Notes/${id}`)
    const { period } = await read(`Encounters/${encounter.id}`)
    expect(rows.map(({ display }) => display).toSorted()).toEqual([
      'Blood pressure: 120/80 mmHg',
      'Pulse: 72 /min',
      'Weight: 70 kg',
    ])
    for (const each of rows)
      expect(each).toMatchObject({
        status: 'Final',
        note: { id },
        encounter: { id: encounter.id },
        effective: period.start,
      })
  })

  test('what was taken from the chart is not measured anew', async () => {
    const id = await written({ vitals: { pulse: 70, pain: 2, fromChart: ['pulse'] } })
    expect(await told(id)).toEqual(['Add: Pain 2'])
    await signed(id)
    expect(await from(id, 'Observations')).toMatchObject([{ code: { code: 'pain' } }])
  })

  test('the body mass index follows from height and weight, whatever stands beside them; of both from the chart there is none', async () => {
    const [height, weight] = [
      { value: 170, unit: 'cm' },
      { value: 70, unit: 'kg' },
    ]
    const id = await written({ vitals: { height, weight, bmi: 50, fromChart: ['height'] } })
    expect(await told(id)).toEqual(['Add: Body mass index 24.2 kg/m²', 'Add: Weight 70 kg'])
    await signed(id)
    const rows = await from(id, 'Observations')
    expect(rows.find(({ display }) => String(display).startsWith('Body'))).toMatchObject({
      value: { quantity: { value: 24.2 } },
    })
    const other = await written({ vitals: { height, weight, bmi: 24.2, fromChart: ['height', 'weight'] } })
    expect(await told(other)).toEqual([])
  })

  test('a diagnosis that it does not have is added as provisional, one that it has is told and not doubled, one without a code is not guessed', async () => {
    const rows = [row({ code: 'f43.10', display: 'Trauma' }), row({ _rowId: 'r2', display: 'Something' })]
    const first = await written({ diagnoses: rows, problems: [row({ statement: 'Lives alone' })] })
    await signed(first)
    expect(await from(first, 'Conditions')).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          category: 'Diagnosis',
          verification: 'Provisional',
          code: expect.objectContaining({ code: 'F43.10' }),
        }),
        expect.objectContaining({
          category: 'Problem',
          code: expect.objectContaining({ display: 'Lives alone' }),
        }),
      ]),
    )
    expect(await from(first, 'Conditions')).toHaveLength(2)
    const second = await written({ diagnoses: rows })
    expect(await told(second)).toEqual(['Add: F43.10 Trauma: AlreadyThere', 'Add: Something: Incomplete'])
    await signed(second)
    expect(await from(second, 'Conditions')).toEqual([])
  })

  test('a problem that a sensitive question names is read in the chart by those who read what is restricted', async () => {
    const id = await written({ private: [{ statement: 'Owes money at home' }] })
    await told(id)
    await signed(id)

    expect(await from(id, 'Conditions')).toMatchObject([{ sensitive: true, category: 'Problem' }])
  })

  test('a medication begins, changes, is stopped with its reason and is marked as gone through; all of it comes back when the note is taken back, and again with a new signature', async () => {
    const [changed, stopped] = [await medication('Sertraline'), await medication('Trazodone')]
    const id = await written({
      meds: [
        row({ snapshot: 'Melatonin', change: 'Start', dose: '3 mg' }),
        row({
          _rowId: 'r2',
          medication: bare(changed),
          seen: 'Sertraline 50 mg',
          change: 'Change',
          dose: '100 mg',
          reviewed: true,
        }),
        row({
          _rowId: 'r3',
          medication: bare(stopped),
          seen: 'Trazodone 50 mg',
          change: 'Stop',
          comment: 'Too tired.',
        }),
      ],
    })
    expect(await told(id)).toEqual(
      ['Add: Melatonin 3 mg', 'Change: Sertraline', 'Review: Sertraline', 'Stop: Trazodone'].map((each) =>
        expect.stringContaining(each),
      ),
    )
    const state = async () => {
      const [one, other] = [await read(`Medications/${changed.id}`), await read(`Medications/${stopped.id}`)]
      const begun = (await from(id, 'Medications')).filter(({ status }) => status === 'Active')
      return [one.dose, (one.reviewed ?? []).length, other.status, other.stopReason, begun.length]
    }
    await signed(id)
    expect(await state()).toEqual(['100 mg', 1, 'Stopped', 'Too tired.', 1])
    await act(by('supervisor'), id, 'unsign', { reason: 'Wrong day.' })
    expect(await state()).toEqual(['50 mg', 0, 'Active', undefined, 0])
    await signed(id)
    expect(await state()).toEqual(['100 mg', 1, 'Stopped', 'Too tired.', 1])
    const voided = await act(by('supervisor'), id, 'void', { reason, credential: testPassword })
    expect(voided.status, JSON.stringify(voided.body)).toBe(200)
    expect(await state()).toEqual(['50 mg', 0, 'Active', undefined, 0])
  })

  test('what was taken over from an earlier note is not written into the chart a second time; what the patient has answered is', async () => {
    const meds = [row({ snapshot: 'Prazosin', change: 'Start', dose: '1 mg' })]
    const diagnoses = [row({ code: 'F33.1', display: 'Depression' })]
    const first = await written({ meds, diagnoses, vitals: { pulse: 72 } })
    await signed(first)
    const [begun] = await from(first, 'Medications')
    if (!begun) throw new Error('There is no medication')
    await change(begun, [{ op: 'replace', path: '/dose', value: '2 mg' }])
    const said = { from: { id: first, resourceType: 'Note' }, on: '2026-02-01' }
    const asked = { from: { id: first, resourceType: 'QuestionnaireResponse' }, on: '2026-02-01' }
    const allergies = [row({ snapshot: 'Walnuts', category: 'Food' })]
    const _carried = { meds: said, diagnoses: said, vitals: said, allergies: asked }
    const second = await written({ meds, diagnoses, vitals: { pulse: 72 }, allergies, _carried })
    expect(await told(second)).toEqual(['Add: Walnuts'])
    await signed(second)
    expect(await from(second, 'Medications')).toEqual([])
    expect(await from(second, 'Observations')).toEqual([])

    const longer = [...diagnoses, row({ _rowId: 'r2', code: 'F60.3', display: 'Storms' })]
    const third = await written({ diagnoses: longer, _carried: { diagnoses: { ...said, rows: ['r1'] } } })
    expect(await told(third)).toEqual(['Add: F60.3 Storms'])
  })

  test('a medication that somebody has gone through since goes with a voided note all the same; one that somebody has changed stays, and the note says which and why', async () => {
    const meds = [
      row({ snapshot: 'Clozapine', change: 'Start', dose: '50 mg' }),
      row({ _rowId: 'r2', snapshot: 'Buspirone', change: 'Start', dose: '5 mg' }),
    ]
    const id = await written({ meds })
    await signed(id)
    const rows = await from(id, 'Medications')
    const buspirone = rows.find(({ display }) => String(display).startsWith('Buspirone'))
    if (!buspirone) throw new Error('There is no buspirone')
    await change(buspirone, [{ op: 'replace', path: '/dose', value: '10 mg' }])
    const seen = await by('physician').ask('POST', 'Medications/review', { body: { patient: patient() } })
    expect(seen.status, JSON.stringify(seen.body)).toBe(200)

    const voided = await act(by('supervisor'), id, 'void', { reason, credential: testPassword })
    expect(voided.status, JSON.stringify(voided.body)).toBe(200)
    const stands = (await from(id, 'Medications')).map(({ display, status }) => [display, status])
    expect(stands.toSorted()).toEqual([
      [expect.stringContaining('Buspirone'), 'Active'],
      [expect.stringContaining('Clozapine'), 'EnteredInError'],
    ])
    const left = [{ type: 'Medication', act: 'TakeBack', text: 'Buspirone', doubt: 'ChangedSince' }]
    expect(voided.body.leftInChart).toEqual(left)
    expect((await read(`Notes/${id}`)).leftInChart).toEqual(left)
  })

  test('a note that is taken back says what stayed in the chart until it is signed again', async () => {
    const id = await written({ allergies: [row({ snapshot: 'Latex gloves', category: 'Environment' })] })
    await signed(id)
    const [allergy] = await from(id, 'Allergies')
    if (!allergy) throw new Error('There is no allergy')
    await change(allergy, [{ op: 'replace', path: '/criticality', value: 'High' }], 'Allergies')
    await act(by('supervisor'), id, 'unsign', { reason: 'Wrong day.' })
    expect((await read(`Notes/${id}`)).leftInChart).toMatchObject([
      { text: 'Latex gloves', doubt: 'ChangedSince' },
    ])
    await signed(id)
    expect((await read(`Notes/${id}`)).leftInChart).toBeUndefined()
  })

  test('what another hand has changed since is told before signing and stays as it is, also when the note is taken back', async () => {
    const taken = await medication('Lithium')
    const meds = [row({ medication: bare(taken), seen: 'Lithium 50 mg', change: 'Stop', comment: 'Levels.' })]
    const late = await written({ meds })
    await change(taken, [{ op: 'replace', path: '/dose', value: '75 mg' }])
    expect(await told(late)).toEqual([expect.stringContaining('ChangedSince')])
    await signed(late)
    expect(await read(`Medications/${taken.id}`)).toMatchObject({ status: 'Active', dose: '75 mg' })

    const id = await written({ problems: [row({ statement: 'No work' })] })
    await signed(id)
    const [problem] = await from(id, 'Conditions')
    if (!problem) throw new Error('There is no problem')
    await change(problem, [{ op: 'replace', path: '/verification', value: 'Confirmed' }], 'Conditions')
    await act(by('supervisor'), id, 'unsign', { reason: 'Wrong day.' })
    expect(await from(id, 'Conditions')).toMatchObject([{ verification: 'Confirmed' }])
    await signed(id)
    expect(await from(id, 'Conditions')).toHaveLength(1)
  })

  test('an allergy to which a colleague has added how bad it is stays when the note is taken back', async () => {
    const allergies = [row({ snapshot: 'Penicillin', category: 'Medication' })]
    const id = await written({ allergies })
    await signed(id)
    const [allergy] = await from(id, 'Allergies')
    if (!allergy) throw new Error('There is no allergy')
    await change(allergy, [{ op: 'replace', path: '/criticality', value: 'High' }], 'Allergies')
    await act(by('supervisor'), id, 'unsign', { reason: 'Wrong day.' })
    expect(await from(id, 'Allergies')).toMatchObject([{ status: 'Active', criticality: 'High' }])
  })

  test('an amendment writes only what it changes: the former measurement is in error and the new one stands', async () => {
    const id = await written({ vitals: { pulse: 60, pain: 1 } })
    await signed(id)
    await amended(id, 'vitals', { pulse: 66, pain: 1 })
    expect(await told(id)).toEqual(['TakeBack: Pulse 60 /min', 'Add: Pulse 66 /min'])
    await signed(id)
    const rows = await from(id, 'Observations')
    expect(rows.map(({ display, status }) => `${display} ${status}`).toSorted()).toEqual([
      'Pain: 1 Final',
      'Pulse: 60 /min EnteredInError',
      'Pulse: 66 /min Final',
    ])
  })

  test('the rows of a note that few may read have its labels, and it changes nothing that more people read', async () => {
    const open = await medication('Quetiapine')
    const id = await written({
      vitals: { pulse: 71 },
      meds: [
        row({
          medication: bare(open),
          seen: 'Quetiapine 50 mg',
          change: 'Stop',
          comment: 'x',
          reviewed: true,
        }),
      ],
    })
    const { meta } = await read(`Notes/${id}`)
    const body = [{ op: 'replace', path: '/confidential', value: true }]
    expect(
      (await by('clinician').ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, { body })).status,
    ).toBe(200)
    expect(await told(id)).toEqual([
      'Add: Pulse 71 /min',
      expect.stringContaining('Closed'),
      expect.stringContaining('Closed'),
    ])
    await signed(id)
    const [pulse] = await from(id, 'Observations')
    expect(pulse).toMatchObject({ meta: { securityLabels: [{ code: 'R' }] } })
    expect(await read(`Medications/${open.id}`)).toMatchObject({ status: 'Active' })
    expect((await by('quality').ask('GET', `Observations/${pulse?.id}`, crossing)).status).toBe(404)
  })

  test('nobody writes through a note what he may not write: of another patient, without the right, or by naming a note by hand', async () => {
    const stranger = house.scene.otherPatient
    const theirs = await created(by('clinician'), 'Medications', {
      patient: bare(stranger),
      medication: { code: 'Clozapine', display: 'Clozapine' },
      status: 'Active',
      kind: 'Prescribed',
    })
    const meds = [row({ medication: bare(theirs), change: 'Stop', comment: 'x' })]
    const id = await written({ meds, problems: [row({ statement: 'No rights' })] })
    expect(await told(id)).toEqual(['Add: No rights', expect.stringContaining('NotThere')])
    await signed(id)
    expect(await read(`Medications/${theirs.id}`)).toMatchObject({ status: 'Active' })

    const [problem] = await from(id, 'Conditions')
    const whole = await read(`Conditions/${problem?.id}`)
    const forged = { ...whole, note: { id: stranger.id, resourceType: 'Note' }, noteRow: 'x' }
    const path = `Conditions/${whole.id}?versionId=${whole.meta.versionId}`
    const answer = await by('clinician').ask('PUT', path, { body: forged })
    expect(answer.status).toBe(422)
    const made = await by('clinician').ask('POST', 'Conditions', {
      body: {
        subject: patient(),
        category: 'Problem',
        code: { code: 'x', display: 'x' },
        clinicalStatus: 'Active',
        verification: 'Confirmed',
        note: { id, resourceType: 'Note' },
      },
    })
    expect(made.status).toBe(422)
  })

  test('a signer whose role does not write in a chart is told so, and nothing is written', async () => {
    const { admin } = house.scene
    const roles = (await admin.ask('GET', 'SecurityRoles?pageSize=200')).body
    const sets = (await admin.ask('GET', 'GrantSets?pageSize=200')).body
    const own = roles.find(({ key }: { key: string }) => key === 'non-prescribing-clinician')
    const writes = sets
      .filter(({ permissions = [] }: { permissions?: string[] }) =>
        permissions.includes('Observation:Create'),
      )
      .map(({ id }: Row) => id)
    const { name, key, grantSets, populationLevel } = own
    const narrow = await created(admin, 'SecurityRoles', {
      name: `${name} without a chart`,
      key: `${key}-without-chart`,
      grantSets: grantSets.filter(({ id }: Row) => !writes.includes(id)),
      populationLevel,
    })
    const id = await written({ vitals: { pulse: 75 } })
    expect(await told(id)).toEqual(['Add: Pulse 75 /min'])
    await change(
      house.scene.owner,
      [{ op: 'replace', path: '/roles', value: [bare(narrow)] }],
      'Practitioners',
    )
    const login = await house.server.signIn('clinician')
    const ready = await act(login, id, 'ready')
    expect(ready.body, JSON.stringify(ready.body)).toMatchObject({ charting: [{ doubt: 'NoGrant' }] })
    expect((await sign(login, id)).body).toMatchObject({ signingState: 'Signed' })
    expect(await from(id, 'Observations')).toEqual([])
  })
})

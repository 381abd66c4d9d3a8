import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPrint } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, anotherService, authorStep, bare, created, type Row } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'
import {
  act,
  aDraft,
  crossing,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'

type Login = Parameters<SigningHouse['client']>[0]

describe.each(databasesFor(import.meta.url))('the session of a signed note (%s)', (database) => {
  let house: SigningHouse
  let day = 0
  beforeAll(async () => {
    house = await openSigningHouse(database)
  }, 180_000)
  afterAll(() => house?.close())

  const by = (login: Login) => house.client(login)
  const start = () => {
    day += 1
    return new Date(Date.UTC(2026, 1, 25 - day, 15)).toISOString()
  }
  const read = async (path: string, login: Login = 'clinician') =>
    (await by(login).ask('GET', path, crossing)).body
  const change = async (path: string, body: readonly object[], login: Login = 'clinician') => {
    const { meta } = await read(path, login)
    return by(login).ask('PATCH', `${path}?versionId=${meta.versionId}`, { ...crossing, body })
  }
  const set = (path: string, value: unknown) => [{ op: 'add', path, value }]

  /** A signed note by telehealth, with its session. */
  async function signed(mode = 'Telehealth'): Promise<{ readonly id: string; readonly path: string }> {
    const { id } = await aDraft(house, 'Author only', { start: start(), mode })
    const path = `Encounters/${(await read(`Notes/${id}`)).encounter.id}`
    const answer = await sign(by('clinician'), id)
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ signingState: 'Signed' })
    return { id, path }
  }

  test('nothing changes in it that its print shows, that rules ask of it or that its steps depend on', async () => {
    const { admin, program, room, condition } = house.scene
    const { path } = await signed()
    const other = await anotherService(admin, {
      name: 'Medication management',
      code: '99213',
      category: { code: 'medication', display: 'Medication' },
    })
    const before = await read(path)
    const wanted: Readonly<Record<string, unknown>> = {
      serviceType: bare(other),
      program: before.program ? { id: other.id, resourceType: 'Program' } : bare(program),
      telehealth: { consentConfirmed: true, patientState: { code: 'KS', display: 'Kansas' } },
      diagnoses: [{ condition: bare(condition), rank: 7 }],
      problems: [bare(condition)],
      period: {
        start: before.period.start,
        end: new Date(Date.parse(before.period.start) + 1e6).toISOString(),
      },
      minutes: 5,
      breaks: [{ start: before.period.start, end: before.period.start }],
      increments: 9,
      units: 9,
      unitsOverridden: true,
      unitsReason: 'Because',
      mode: 'InPerson',
      visitStatus: 'NoShow',
      missedVisit: { outcome: 'NoShow' },
      location: { kind: 'Vehicle', location: bare(room) },
      placeOfService: { code: '12', display: 'Home' },
      participants: [
        ...before.participants,
        { individual: before.participants[0].individual, type: 'SecondaryPerformer' },
      ],
      timezone: 'America/New_York',
      status: 'Planned',
    }
    for (const [field, value] of Object.entries(wanted)) {
      const answer = await change(path, set(`/${field}`, value))
      expect([field, answer.status, answer.body.subStatus]).toEqual([field, 409, 2107])
    }
    for (const field of ['episodeOfCare', 'appointment', 'serviceType'].filter((each) => before[each])) {
      const answer = await change(path, [{ op: 'remove', path: `/${field}` }])
      expect([field, answer.status]).toEqual([field, 409])
    }
  })

  test('a required countersignature is not escaped by naming the real service afterwards', async () => {
    const { admin, definition } = house.scene
    const clauses = [{ source: 'service.category', operator: 'Equals', value: 'medication' }]
    const prescriber = {
      ...{ id: 'prescriber', order: 2, role: 'Prescriber', required: true, who: 'AnyWithLicense' },
      ...{ licenses: [{ code: 'MD', display: 'Physician' }], meaning: 'Approved', methods: ['Password'] },
      condition: { combinator: 'And', clauses },
    }
    const configuration = await active(admin, 'SignatureConfigurations', {
      ...{ name: 'Medication', key: 'medication', version: 1 },
      steps: [authorStep, prescriber],
    })
    const { sections } = await read(`NoteDefinitions/${definition.id}`)
    const note = await active(admin, 'NoteDefinitions', {
      ...{ name: 'Medication', key: 'medication-note', version: 1, type: 'Form', kinds: ['Note'], sections },
      signatureConfiguration: bare(configuration),
    })
    const more = new Map<string, Row>([...house.definitions, ['Medication', note]])
    const { id } = await aDraft({ ...house, definitions: more }, 'Medication', { start: start() })
    const medication = await anotherService(admin, {
      name: 'Prescribing',
      code: '99214',
      category: { code: 'medication', display: 'Medication' },
    })
    expect((await sign(by('clinician'), id)).body.status).toBe('Final')
    const path = `Encounters/${(await read(`Notes/${id}`)).encounter.id}`
    const answer = await change(path, set('/serviceType', bare(medication)))
    expect([answer.status, answer.body.subStatus]).toEqual([409, 2107])
  })

  test('its diagnoses are printed as they were called when the note was made ready', async () => {
    const { patient } = house.scene
    const problem = await created(by('clinician'), 'Conditions', {
      subject: bare(patient),
      category: 'Diagnosis',
      code: { code: 'F32.1', display: 'Low mood' },
      clinicalStatus: 'Active',
      verification: 'Confirmed',
    })
    const { id } = await aDraft(house, 'Author only', { start: start() })
    const path = `Encounters/${(await read(`Notes/${id}`)).encounter.id}`
    const told = { condition: bare(problem), rank: 1, code: { code: 'Z00.0', display: 'By hand' } }
    const written = await change(path, set('/diagnoses', [told]))
    expect(written.body.diagnoses, JSON.stringify(written.body)).toMatchObject([
      { code: { code: 'F32.1', display: 'Low mood' } },
    ])
    const renamed = (display: string) =>
      change(`Conditions/${problem.id}`, [
        { op: 'replace', path: '/code', value: { code: 'F32.1', display } },
      ])
    expect((await renamed('Low mood, moderate')).status).toBe(200)
    expect((await sign(by('clinician'), id)).status).toBe(200)
    expect((await renamed('High spirits')).status).toBe(200)

    const { text } = await readPrint(await by('clinician').ask('POST', `Notes/${id}/print`, { body: {} }))
    expect(text).toContain('Low mood, moderate (F32.1)')
    expect(text).not.toContain('High spirits')
    const { bundle } = (await by('clinician').ask('POST', `Notes/${id}/bundle`, { body: {} })).body
    expect(JSON.parse(bundle.split('\n')[0]).manifest.content.session.diagnoses).toMatchObject([
      { code: 'F32.1', words: 'Low mood, moderate' },
    ])
  })

  test('its service, its program and a sensitive problem are printed as they were called when it was signed, and the problem for those alone who read it', async () => {
    const { admin, patient, program } = house.scene
    const service = await anotherService(admin, {
      name: 'Walking talk',
      code: '90832',
      category: { code: 'medication', display: 'Medication' },
    })
    const problem = await created(by('clinician'), 'Conditions', {
      subject: bare(patient),
      category: 'Diagnosis',
      code: { code: 'F10.20', display: 'Drinking' },
      clinicalStatus: 'Active',
      verification: 'Confirmed',
      sensitive: true,
    })
    const draft = async () => {
      const { id } = await aDraft(house, 'Author only', { start: start() })
      const path = `Encounters/${(await read(`Notes/${id}`)).encounter.id}`
      const told = await change(path, [
        ...set('/serviceType', bare(service)),
        ...set('/program', bare(program)),
        ...set('/diagnoses', [{ condition: bare(problem), rank: 1 }]),
      ])
      expect(told.status, JSON.stringify(told.body)).toBe(200)
      return id
    }
    const { name } = (await admin.ask('GET', `Programs/${program.id}`, crossing)).body
    const printed = async (id: string, login: Login = 'clinician') =>
      (await readPrint(await by(login).ask('POST', `Notes/${id}/print`, { ...crossing, body: {} }))).text
    const signedId = await draft()
    const draftId = await draft()
    expect((await sign(by('clinician'), signedId)).status).toBe(200)
    const rename = async (path: string, client = admin) => {
      const { meta } = (await client.ask('GET', path, crossing)).body
      const body = path.startsWith('Conditions')
        ? set('/code', { code: 'F10.20', display: 'Renamed problem' })
        : set('/name', `Renamed ${path.slice(0, 4)}`)
      return client.ask('PATCH', `${path}?versionId=${meta.versionId}`, { ...crossing, body })
    }
    for (const path of [`HealthcareServices/${service.id}`, `Programs/${program.id}`])
      expect((await rename(path)).status).toBe(200)
    expect((await rename(`Conditions/${problem.id}`, by('clinician'))).status).toBe(200)

    const text = await printed(signedId)
    expect(text).toContain('Walking talk')
    expect(text).toContain(`Program: ${name}`)
    expect(text).toContain('Drinking (F10.20)')
    expect(text).not.toContain('Renamed')
    expect(await printed(draftId)).toMatch(/Renamed Heal.*Renamed Prog.*Renamed problem/)

    const { bundle } = (await by('clinician').ask('POST', `Notes/${signedId}/bundle`, { body: {} })).body
    const { content } = JSON.parse(bundle.split('\n')[0]).manifest
    expect(content.sessionWords).toMatchObject({
      service: 'Walking talk',
      problems: [{ id: problem.id, versionId: expect.any(String) }],
    })
    expect(JSON.stringify(content)).not.toContain('Drinking')
    const { status } = await by('quality').ask('GET', `Conditions/${problem.id}`, crossing)
    const others = await printed(signedId, 'quality')
    expect(status).toBe(404)
    expect(others).toContain('Walking talk')
    expect(others).not.toMatch(/Drinking|Renamed|F10/)
  })

  test('the words of a sensitive problem do not stand in the session, which others read', async () => {
    const { patient } = house.scene
    const problem = await created(by('clinician'), 'Conditions', {
      subject: bare(patient),
      category: 'Diagnosis',
      code: { code: 'F10.20', display: 'Alcohol' },
      clinicalStatus: 'Active',
      verification: 'Confirmed',
      sensitive: true,
    })
    const { id } = await aDraft(house, 'Author only', { start: start() })
    const path = `Encounters/${(await read(`Notes/${id}`)).encounter.id}`
    await change(path, set('/diagnoses', [{ condition: bare(problem), rank: 1 }]))
    await sign(by('clinician'), id)
    const [diagnosis] = (await read(path)).diagnoses
    expect([diagnosis.condition.id, diagnosis.code]).toEqual([problem.id, undefined])
  })

  test('to whom a label closes the note, its session is closed like to everybody', async () => {
    const { patient } = house.scene
    const me = house.server.practice.profiles.get('intake')
    const practice = house.server.practice.id
    await house.server.world.database.asOwner((transaction) =>
      sql`delete from patient_team where patient_id = ${patient.id}::uuid and profile_id = ${me}::uuid`.execute(
        transaction,
      ),
    )
    await house.server.world.database.asOwner((transaction) =>
      sql`insert into patient_team (practice_id, patient_id, profile_id, reason)
        values (${practice}::uuid, ${patient.id}::uuid, ${me}::uuid, 'appointment:1')`.execute(transaction),
    )
    const { id } = await aDraft(house, 'Author only', { start: start() })
    await change(`Notes/${id}`, set('/confidential', true))
    const encounter = (await read(`Notes/${id}`)).encounter.id
    const path = `Encounters/${encounter}`
    expect((await sign(by('clinician'), id)).body.status).toBe('Final')

    expect((await by('intake').ask('GET', `Notes/${id}`, crossing)).status).toBe(404)
    const { period, appointment, meta } = await read(path, 'intake')
    const longer = new Date(Date.parse(period.end) + 1_800_000).toISOString()
    const seen = await change(path, set('/period/end', longer), 'intake')
    const reopened = await change(path, set('/status', 'Planned'), 'intake')
    const gone = await by('intake').ask('DELETE', `${path}?versionId=${meta.versionId}`)
    const known = await change(path, set('/period/end', longer))
    expect([seen.status, reopened.status, gone.status]).toEqual([409, 409, gone.status])
    expect(gone.status).not.toBe(204)
    expect(seen.body).toMatchObject({ subStatus: known.body.subStatus, title: known.body.title })
    const missed = await change(`Appointments/${appointment.id}`, set('/status', 'booked'), 'intake')
    expect(missed.status, JSON.stringify(missed.body)).not.toBe(200)
  })

  test('after the note was voided the session is told anew, and no word of the voided note changes', async () => {
    const { id, path } = await signed('InPerson')
    const reason = { code: 'wrong-patient', display: '' }
    const before = await readPrint(await by('clinician').ask('POST', `Notes/${id}/print`, { body: {} }))
    const voided = await act(by('supervisor'), id, 'void', { reason, credential: testPassword })
    expect(voided.body.signingState, JSON.stringify(voided.body)).toBe('Voided')
    const { period } = await read(path)
    const shorter = new Date(Date.parse(period.end) - 600_000).toISOString()
    const corrected = await change(path, set('/period/end', shorter))
    expect(corrected.status, JSON.stringify(corrected.body)).toBe(200)
    const times = (text: string) => /Date of service: .*? Service: /.exec(text)?.[0]
    const after = await readPrint(await by('clinician').ask('POST', `Notes/${id}/print`, { body: {} }))
    expect(times(before.text)).toMatch(/\d:\d\d/)
    expect(times(after.text)).toBe(times(before.text))
  })
})

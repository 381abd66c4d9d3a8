import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const survey = {
  resourceType: 'Questionnaire',
  title: 'Sleep check',
  status: 'active',
  item: [
    { linkId: '0', type: 'display', text: 'Please answer for the last week.' },
    {
      linkId: '1',
      type: 'group',
      text: 'Nights',
      item: [
        { linkId: '1.1', type: 'integer', text: 'Hours of sleep', required: true },
        { linkId: '1.2', type: 'boolean', text: 'Do you wake up at night?' },
      ],
    },
    {
      linkId: '2',
      type: 'group',
      text: 'Days',
      item: [
        {
          linkId: '2.1',
          type: 'string',
          text: 'What wakes you?',
          enableWhen: [{ question: '1.2', operator: '=', answerBoolean: true }],
        },
      ],
    },
    { linkId: '3', type: 'text', text: 'Anything else?' },
  ],
}

describe.each(databasesFor(import.meta.url))('definitions (%s)', (database) => {
  let server: TestServer
  let implementer: TestClient

  beforeAll(async () => {
    server = await startTestServer({ database })
    implementer = await server.signIn('implementer')
  })

  afterAll(() => server.close())

  async function imported(content: unknown = survey) {
    const answer = await implementer.ask('POST', 'Questionnaires/import', {
      body: { fileName: 'sleep.json', content },
    })
    expect(answer.body).toMatchObject({ questionnaires: [{ resourceType: 'Questionnaire' }] })
    return answer.body
  }

  const publish = (collection: string, id: string, versionId: string) =>
    implementer.ask('POST', `${collection}/${id}/publish`, { body: { versionId } })

  test('a file of a questionnaire becomes a Draft, and the report says what became of each part', async () => {
    const { questionnaires, report } = await imported()
    expect(report).toMatchObject([{ fileName: 'sleep.json', title: 'Sleep check', kept: 7 }])
    expect(report[0].changed).toContainEqual({ what: expect.stringContaining('becomes Draft') })

    const { body } = await implementer.ask('GET', `Questionnaires/${questionnaires[0].id}`)
    expect(body).toMatchObject({ status: 'Draft', version: 1, name: 'Sleep check' })
    expect(body.elements[1].children[0]).toMatchObject({
      id: 'Hours_of_sleep',
      type: 'Integer',
      required: true,
      codes: [{ system: 'linkId', code: '1.1' }],
    })
  })

  test('who works in Spanish reads the report in Spanish, and why a form was refused', async () => {
    const speaks = async (locale: string) => {
      const admin = await server.signIn('admin')
      const { body } = await admin.ask('GET', 'PracticePreferences/default')
      const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
      const change = { op: 'replace', path: '/locale', value: locale }
      expect((await admin.ask('PATCH', path, { body: [change] })).status).toBe(200)
    }
    await speaks('es-US')
    const { report } = await imported()
    const refused = await implementer.ask('POST', 'Questionnaires/import', {
      body: { fileName: 'nothing.csv', content: 'pregunta,tipo\n' },
    })
    await speaks('en-US')

    expect(report[0].changed).toContainEqual({ what: expect.stringContaining('pasa a Borrador') })
    expect(refused.body.report).toMatchObject([
      { kept: 0, refused: [{ what: expect.stringContaining('La tabla no tiene preguntas.') }] },
    ])
  })

  test('the same file twice makes two questionnaires with keys of their own', async () => {
    const first = await imported()
    const second = await imported()
    const keys = await Promise.all(
      [first, second].map(
        async ({ questionnaires }) =>
          (await implementer.ask('GET', `Questionnaires/${questionnaires[0].id}`)).body.key,
      ),
    )
    expect(new Set(keys).size).toBe(2)
  })

  test.each([
    ['a patient', { resourceType: 'Patient', id: 'x' }, 'imports.other-resource'],
    ['some other JSON', { hello: 'world' }, 'imports.no-questionnaire'],
    ['a text', 'no questionnaire', 'imports.no-table'],
  ])('%s is refused with a sentence, and nothing is stored', async (_, content, code) => {
    const answer = await implementer.ask('POST', 'Questionnaires/import', {
      body: { fileName: 'x.json', content },
    })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toMatchObject([{ code }])
  })

  test('used as a note: a section for each group, the condition between sections kept; publishing makes all of it Active and pins it', async () => {
    const { questionnaires } = await imported()
    const used = await implementer.ask('POST', `Questionnaires/${questionnaires[0].id}/use-as-note`, {
      body: {},
    })
    expect(used.status, JSON.stringify(used.body)).toBe(200)
    expect(used.body.forms).toHaveLength(4)

    const { id } = used.body.noteDefinition
    const draft = await implementer.ask('GET', `NoteDefinitions/${id}`)
    expect(draft.body.sections.map(({ key }: { key: string }) => key)).toEqual([
      'part-1',
      'nights',
      'days',
      'part-4',
    ])
    const days = await implementer.ask('GET', `Forms/${used.body.forms[2].id}`)
    expect(days.body.elements[0].visibleWhen.clauses[0].source).toBe('section.nights.Do_you_wake_up_at_night')
    expect(days.body.jsonSchema).toMatchObject({ type: 'object' })

    const active = await publish('NoteDefinitions', id, draft.body.meta.versionId)
    expect(active.status, JSON.stringify(active.body)).toBe(200)
    expect(active.body.status).toBe('Active')
    for (const section of active.body.sections) {
      const sectionForm = await implementer.ask('GET', `NoteSectionForms/${section.sectionForm.id}`)
      expect(sectionForm.body).toMatchObject({
        status: 'Active',
        meta: { versionId: section.sectionForm.versionId },
      })
      const form = await implementer.ask('GET', `Forms/${sectionForm.body.form.id}`)
      expect(form.body).toMatchObject({
        status: 'Active',
        meta: { versionId: sectionForm.body.form.versionId },
        fhirQuestionnaire: { resourceType: 'Questionnaire', title: form.body.name, status: 'active' },
      })
    }
  })

  test('a published form says itself as FHIR too, and what is read from that asks the same; the next draft says nothing of it', async () => {
    const elements = [
      { id: 'sleep', type: 'Integer', label: 'Hours of sleep', required: true },
      { id: 'medications', type: 'Medications', label: 'What do you take?' },
    ]
    const body = { name: 'Nights', key: 'nights-as-fhir', version: 1, status: 'Draft', elements }
    const made = await implementer.ask('POST', 'Forms', { body })
    expect(made.body.fhirQuestionnaire).toBeUndefined()
    await publish('Forms', made.body.id, '1')
    const { body: active } = await implementer.ask('GET', `Forms/${made.body.id}`)
    expect(active.fhirQuestionnaire).toMatchObject({ resourceType: 'Questionnaire', title: 'Nights' })
    const back = await implementer.ask('POST', 'Questionnaires/import', {
      body: { fileName: 'nights.json', content: active.fhirQuestionnaire },
    })
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    const [read] = (await implementer.ask('GET', 'Questionnaires')).body.filter(
      ({ name }: { name: string }) => name === 'Nights',
    )
    expect(read.elements).toEqual(active.elements)
    const next = await implementer.ask('POST', `Forms/${made.body.id}/new-version`, { body: {} })
    expect(next.body).toMatchObject({ status: 'Draft', version: 2 })
    expect(next.body.fhirQuestionnaire).toBeUndefined()
  })

  test('an Active form is never edited; its next version is a Draft, and publishing that retires the one before', async () => {
    const elements = [{ id: 'mood', type: 'String', label: 'Mood' }]
    const body = { name: 'Mood', key: 'mood', version: 1, status: 'Draft', elements }
    const made = await implementer.ask('POST', 'Forms', { body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const first = await publish('Forms', made.body.id, '1')
    expect(first.body).toMatchObject({ status: 'Active', changeLog: [{ version: 1, text: 'Published' }] })

    const rename = [{ op: 'replace', path: '/name', value: 'Feelings' }]
    const { id } = made.body
    const edited = await implementer.ask('PATCH', `Forms/${id}?versionId=${first.body.meta.versionId}`, {
      body: rename,
    })
    expect(edited.status).toBe(409)
    expect(edited.body.errors[0].code).toBe('definitions.published')

    const next = await implementer.ask('POST', `Forms/${id}/new-version`, { body: {} })
    expect(next.body).toMatchObject({ status: 'Draft', version: 2, key: 'mood' })
    const renamed = await implementer.ask('PATCH', `Forms/${next.body.id}?versionId=1`, { body: rename })
    expect(renamed.body, JSON.stringify(renamed.body)).toMatchObject({ name: 'Feelings', status: 'Draft' })
    const second = await publish('Forms', next.body.id, renamed.body.meta.versionId)
    expect(second.body).toMatchObject({ status: 'Active', replaces: { id } })
    expect((await implementer.ask('GET', `Forms/${id}`)).body.status).toBe('Retired')
  })

  test('a Draft is made Active by publishing only, and only in the version that one has seen', async () => {
    const elements = [{ id: 'a', type: 'String', label: 'A' }]
    const { body: form } = await implementer.ask('POST', 'Forms', {
      body: { name: 'A', key: 'a', version: 1, status: 'Draft', elements },
    })
    const plain = await implementer.ask('PATCH', `Forms/${form.id}?versionId=1`, {
      body: [{ op: 'replace', path: '/status', value: 'Active' }],
    })
    expect(plain.body).toMatchObject({ status: 422, subStatus: 2001 })
    expect((await publish('Forms', form.id, '7')).body).toMatchObject({ status: 409, subStatus: 2002 })
  })

  test('what cannot be published is refused with every reason at once, and stays a Draft', async () => {
    const elements = [
      { id: 'a', type: 'Choice', label: 'A', options: [] },
      { id: 'b', type: 'String', label: 'B', validation: { pattern: '(a+)+' } },
      {
        id: 'c',
        type: 'String',
        label: 'C',
        visibleWhen: { combinator: 'And', clauses: [{ source: 'zz', operator: 'Exists' }] },
      },
    ]
    const made = await implementer.ask('POST', 'Forms', {
      body: { name: 'Bad', key: 'bad', version: 1, status: 'Draft', elements },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const refused = await publish('Forms', made.body.id, '1')
    expect(refused.status).toBe(422)
    expect(refused.body.errors.map(({ code }: { code: string }) => code).sort()).toEqual([
      'forms.no-options',
      'forms.pattern-nested-repetition',
      'forms.unknown-source',
    ])
    expect((await implementer.ask('GET', `Forms/${made.body.id}`)).body.status).toBe('Draft')
  })

  test('a clinician may not publish or import', async () => {
    const clinician = await server.signIn('clinician')
    const answer = await clinician.ask('POST', 'Questionnaires/import', {
      body: { fileName: 'sleep.json', content: survey },
    })
    expect(answer.status).toBe(403)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, aVisit, bare, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }

describe.each(databasesFor(import.meta.url))('sections that are shown or not (%s)', (database) => {
  let server: TestServer
  let admin: TestClient
  let clinician: TestClient
  let scene: Scene
  let noteId = ''

  /** A section of a note, for tests, with a form of its own. */
  async function aSection(key: string, elements: readonly object[]) {
    const form = await active(admin, 'Forms', { name: key, key, version: 1, elements })
    return active(admin, 'NoteSectionForms', {
      ...{ name: key, key, version: 1 },
      sectionType: { code: 'plan', display: 'Plan' },
      form: { id: form.id, resourceType: 'Form' },
    })
  }

  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setScene(server, {
      ruleItems: [{ id: 'length', kind: 'SessionDuration', severity: 'Warn' }],
    })
    admin = scene.admin
    clinician = await server.signIn('clinician')
    const risk = await aSection('risk', [{ id: 'harm', type: 'Boolean', label: 'Thoughts of harm' }])
    const safety = await aSection('safety', [
      { id: 'plan', type: 'String', label: 'Safety plan', required: true },
    ])
    const closing = await aSection('closing', [{ id: 'words', type: 'String', label: 'Last words' }])
    const harm = { source: 'section.risk.harm', operator: 'Equals', value: true }
    const configuration = await created(admin, 'SignatureConfigurations', {
      ...{ name: 'Author signs', key: 'author-signs', version: 1, status: 'Draft' },
      steps: [
        {
          id: 'author',
          order: 1,
          role: 'Author',
          required: true,
          who: 'Author',
          meaning: 'Authored',
          methods: ['Password'],
        },
      ],
    })
    const section = (id: string, order: number, form: object, more: object = {}) => ({
      ...{ id, key: id, order, sectionForm: form },
      ...more,
    })
    const definition = await active(admin, 'NoteDefinitions', {
      ...{ name: 'Crisis', key: 'crisis', version: 1, type: 'Form', kinds: ['Note'] },
      sections: [
        section('risk', 1, bare(risk)),
        section('safety', 2, bare(safety), { visibleWhen: { combinator: 'And', clauses: [harm] } }),
        section('closing', 3, bare(closing), { required: true }),
      ],
      signatureConfiguration: bare(configuration),
      requiresDiagnosis: false,
    })
    const visit = await created(admin, 'Appointments', aVisit(scene, '2026-03-04T15:00:00.000Z'))
    const started = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, {
      body: { noteDefinition: bare(definition) },
    })
    expect(started, JSON.stringify(started.body)).toMatchObject({ status: 200 })
    noteId = started.body.note.id
  }, 120_000)
  afterAll(() => server?.close())

  /** Writes into sections of the note, for tests, and answers what then keeps it from being signed. */
  async function lacking(answers: Readonly<Record<number, object>>): Promise<readonly string[]> {
    const read = async () => (await clinician.ask('GET', `Notes/${noteId}`, across)).body
    const operations = Object.entries(answers).map(([index, value]) => ({
      op: 'replace',
      path: `/sections/${index}/data`,
      value,
    }))
    const before = await read()
    const written = await clinician.ask('PATCH', `Notes/${noteId}?versionId=${before.meta.versionId}`, {
      body: operations,
    })
    expect(written, JSON.stringify(written.body)).toMatchObject({ status: 200 })
    const { meta } = await read()
    const marked = await clinician.ask('POST', `Notes/${noteId}/ready`, {
      body: { versionId: meta.versionId },
    })
    const {
      errors = [],
      findings = errors,
    }: {
      findings?: readonly { pointer?: string; message?: string }[]
      errors?: readonly { pointer?: string; message?: string }[]
    } = marked.body
    return findings.map(({ pointer = '' }) => pointer).filter((pointer) => pointer.startsWith('/sections'))
  }

  test('a section that is not shown asks nothing at signing; once the answer that it waits for is given, it does', async () => {
    expect(await lacking({ 0: { harm: false }, 2: { words: 'Until Monday.' } })).toEqual([])
    const asked = await lacking({ 0: { harm: true } })
    expect(asked).toEqual(['/sections/1/data/plan'])
  })

  test('a section that has to be filled in is missed while nothing in it is answered', async () => {
    expect(await lacking({ 0: { harm: false }, 2: {} })).toEqual(['/sections/2/data/words'])
    expect(await lacking({ 0: { harm: false }, 2: { words: 'Until Monday.' } })).toEqual([])
  })
})

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '#generated/types/json.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

type Body = { readonly [name: string]: Json }
type Packed = { readonly type: string; readonly place: string; readonly body: Body }
type Package = { readonly definitions: readonly Packed[]; readonly checksum: string; readonly format: number }
type Line = {
  readonly definition: { readonly id: string; readonly resourceType: string }
  readonly key: string
  readonly newKey?: string
}

const formerQuestions = [
  { id: 'mood', type: 'Choice', label: 'Mood', options: [{ code: 'calm', label: 'Calm', icon: 'anything' }] },
  { id: 'who', type: 'Practitioner', label: 'Who', filter: { active: true } },
  { id: 'where', type: 'Location', label: 'Where', filter: { anything: 'at all' } },
  {
    id: 'look',
    type: 'Instructions',
    label: 'Look',
    image: { url: 'anything', hash: 'a', size: 1, contentType: 'image/png' },
  },
]

describe.each(databasesFor(import.meta.url))('a package of definitions (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let implementer: TestClient
  let exported: Package

  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setScene(server)
    implementer = await server.signIn('implementer')
    exported = await packed()
  })
  afterAll(() => server.close())

  const send = (verb: string, body: object, client = implementer) =>
    client.ask('POST', `NoteDefinitions/${verb}-package`, { body })
  async function packed(): Promise<Package> {
    const { id } = scene.definition
    const answer = await send('export', { definitions: [{ id, resourceType: 'NoteDefinition' }] })
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    return answer.body.content
  }
  const countOf = async (collection: string) =>
    (await implementer.ask('POST', `${collection}/queries`, { body: [] })).body.length

  test('holds the definition and everything that it needs, those first that others need, and no ids or states', () => {
    const types = exported.definitions.map(({ type }) => type)
    expect(types.at(-1)).toBe('NoteDefinition')
    expect(types).toEqual(
      expect.arrayContaining(['Form', 'NoteSectionForm', 'SignatureConfiguration', 'NoteDefinition']),
    )
    expect(types.indexOf('Form')).toBeLessThan(types.indexOf('NoteSectionForm'))
    const text = JSON.stringify(exported.definitions)
    expect(text).not.toContain(scene.definition.id)
    expect(text).not.toContain('"status"')
    expect(exported.checksum).toMatch(/^[0-9a-f]{64}$/)
  })

  test('comes in as Drafts under keys of their own, whose parts are each other; what they were made from stays', async () => {
    const answer = await send('import', { content: exported })
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    const report: readonly Line[] = answer.body.report
    expect(report.map(({ definition }) => definition.resourceType)).toEqual(
      exported.definitions.map(({ type }) => type),
    )
    expect(report.every(({ key, newKey }) => newKey === `${key}-2`)).toBe(true)

    const { id } = report.at(-1)?.definition ?? { id: '' }
    const made = (await implementer.ask('GET', `NoteDefinitions/${id}`)).body
    const sectionForm = report.find(({ definition }) => definition.resourceType === 'NoteSectionForm')
    expect(made).toMatchObject({ status: 'Draft', version: 1 })
    expect(made.sections[0].sectionForm.id).toBe(sectionForm?.definition.id)
    const before = (await implementer.ask('GET', `NoteDefinitions/${scene.definition.id}`)).body
    expect(before.status).toBe('Active')
    const form = report.find(({ definition }) => definition.resourceType === 'Form')
    const [copied] = await Promise.all([implementer.ask('GET', `Forms/${form?.definition.id}`)])
    expect(copied.body.elements).toEqual(
      exported.definitions.find(({ type }) => type === 'Form')?.body.elements,
    )
    expect(copied.body.jsonSchema).toMatchObject({ type: 'object' })
  })

  test('once in, can be published and says the same when it goes out again', async () => {
    const { body } = await send('import', { content: exported })
    const id = body.report.at(-1).definition.id
    const published = await implementer.ask('POST', `NoteDefinitions/${id}/publish`, {
      body: { versionId: '1' },
    })
    expect(published, JSON.stringify(published.body)).toMatchObject({ status: 200 })
    const again = await send('export', { definitions: [{ id, resourceType: 'NoteDefinition' }] })
    const elements = (found: Package) =>
      found.definitions.filter(({ type }) => type === 'Form').map((each) => each.body.elements)
    expect(elements(again.body.content)).toEqual(elements(exported))
  })

  test.each([
    ['that was altered', (one: Package) => ({ ...one, definitions: [] }), 'definitions.package-altered'],
    ['of a newer format', (one: Package) => ({ ...one, format: 2 }), 'definitions.package-newer'],
    ['that is none', () => ({ hello: 'world' }), 'definitions.no-package'],
    ['that is a text', () => 'hello', 'definitions.no-package'],
  ])('one %s is refused with a sentence, and nothing is made', async (_, change, code) => {
    const before = await countOf('Forms')
    const answer = await send('import', { content: change(exported) })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ code }] } })
    expect(await countOf('Forms')).toBe(before)
  })

  test('a forged one gives no rights and publishes nothing: states, signers and what the server fills in are left out', async () => {
    const forged = (body: Body): Body => {
      const steps = Array.isArray(body.steps) ? body.steps : []
      const named = steps.map((step) => ({ ...step, practitioner: scene.owner, who: 'Author' }))
      const author = scene.owner
      return { ...body, status: 'Active', version: 7, author, ...(steps.length > 0 ? { steps: named } : {}) }
    }
    const { checksum: _checksum, ...rest } = exported
    const content = {
      ...rest,
      definitions: exported.definitions.map((each) => ({ ...each, body: forged(each.body) })),
    }
    const sum = createHash('sha256').update(canonicalJson(content)).digest('hex')
    const answer = await send('import', { content: { ...content, checksum: sum } })
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    const report: readonly Line[] = answer.body.report
    for (const { definition } of report) {
      const { body } = await implementer.ask('GET', `${definition.resourceType}s/${definition.id}`)
      expect(body).toMatchObject({ status: 'Draft', version: 1 })
      expect(JSON.stringify(body.steps ?? [])).not.toContain(scene.owner.id)
      if (body.author) expect(body.author.id).not.toBe(scene.owner.id)
    }
  })

  test('one of an older house comes in without what nothing means any more, and names it', async () => {
    const older = exported.definitions.map((packed) =>
      packed.type === 'Form' ? { ...packed, body: { ...packed.body, elements: formerQuestions } } : packed,
    )
    const { checksum: _, ...rest } = { ...exported, definitions: older }
    const checksum = createHash('sha256').update(canonicalJson(rest)).digest('hex')
    const answer = await send('import', { content: { ...rest, checksum } })
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })

    const form = answer.body.report.find((line: Line) => line.definition.resourceType === 'Form')
    expect(form.left).toEqual(expect.arrayContaining(['Where: filter', 'Calm: icon', 'Look: image']))
    const { elements } = (await implementer.ask('GET', `Forms/${form.definition.id}`)).body
    expect(elements).toMatchObject([
      { id: 'mood' },
      { id: 'who', filter: { active: true } },
      { id: 'where' },
      { id: 'look' },
    ])
    expect(JSON.stringify(elements)).not.toContain('anything')
  })

  test('who may not make definitions brings none in, whatever the file says', async () => {
    const clinician = await server.signIn('clinician')
    expect((await send('import', { content: exported }, clinician)).status).toBe(403)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'

type Listed = {
  readonly key: string
  readonly definitionType: string
  readonly name: string
  readonly questions: number
  readonly sections: readonly object[]
  readonly copy?: { readonly id: string }
  readonly copyStatus?: string
}

const collections: Readonly<Record<string, string>> = {
  Questionnaire: 'Questionnaires',
  NoteDefinition: 'NoteDefinitions',
  GroupNoteDefinition: 'GroupNoteDefinitions',
  Form: 'Forms',
  NoteSectionForm: 'NoteSectionForms',
}

describe.each(databaseKinds)('starters (%s)', (database) => {
  let server: TestServer
  let implementer: TestClient

  beforeAll(async () => {
    server = await startTestServer({ database })
    implementer = await server.signIn('implementer')
  })

  afterAll(() => server.close())

  async function listed(): Promise<readonly Listed[]> {
    const answer = await implementer.ask('POST', 'NoteDefinitions/starters', { body: {} })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.starters
  }

  const use = (type: string, starter: string, who = implementer) =>
    who.ask('POST', `${collections[type]}/use-starter`, { body: { starter } })

  const read = async (type: string, id: string) =>
    (await implementer.ask('GET', `${collections[type]}/${id}`)).body

  test('a new practice is offered every starter, and has a copy of none', async () => {
    const starters = await listed()
    expect(starters.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['phq-9', 'birp-note', 'group-note', 'practice-preferences', 'safety-plan']),
    )
    expect(starters.filter(({ questions }) => questions === 0)).toEqual([])
    expect(starters.filter(({ copy }) => copy)).toEqual([])
  })

  test('a copy is a Draft of all that the starter holds; asking again answers the same one', async () => {
    const first = await use('Questionnaire', 'phq-9')
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(await trailOf(server, first)).toMatchObject([{ type: 'Questionnaire', outcome: 'Success' }])
    const draft = await read('Questionnaire', first.body.definition.id)
    expect(draft).toMatchObject({ status: 'Draft', key: 'phq-9', version: 1, licence: 'FreeWithNotice' })
    expect(draft.scoring).toHaveLength(2)
    expect(draft.alerts).toMatchObject([{ severity: 'Critical', message: 'Ask about suicide risk now' }])

    const again = await use('Questionnaire', 'phq-9')
    expect(again.body.definition.id).toBe(first.body.definition.id)
  })

  /** Each database takes its share, so that together they take all. */
  const share = ({ key }: Listed, index: number) =>
    index % databaseKinds.length === databaseKinds.indexOf(database) || key === 'birp-note'

  test('every starter may be published as it stands, and is then shown with its copy', async () => {
    for (const { key, definitionType } of (await listed()).filter(share)) {
      const used = await use(definitionType, key)
      expect(used.status, `${key} ${JSON.stringify(used.body)}`).toBe(200)
      const active = await published(definitionType, used.body.definition.id)
      expect(active, key).toMatchObject({ status: 'Active' })
      for (const part of [active.common, active.member].filter((each) => each !== undefined))
        expect(await read('NoteDefinition', part.id)).toMatchObject({
          status: 'Active',
          meta: { versionId: part.versionId },
        })
    }
    const starters = (await listed()).filter(share)
    expect(starters.filter(({ copyStatus }) => copyStatus !== 'Active')).toEqual([])
  }, 120_000)

  async function published(type: string, id: string) {
    const { meta } = await read(type, id)
    const answer = await implementer.ask('POST', `${collections[type]}/${id}/publish`, {
      body: { versionId: meta.versionId },
    })
    expect(answer.status, `${type} ${JSON.stringify(answer.body)}`).toBe(200)
    return answer.body
  }

  test('an instrument inside a note leads to the practice’s own copy of it, which is published with the note', async () => {
    const keys = ['phq-9', 'gad-7', 'audit-c']
    const used = await use('NoteDefinition', 'intake-assessment')
    expect(used.status, JSON.stringify(used.body)).toBe(200)
    const { status, sections } = await read('NoteDefinition', used.body.definition.id)
    if (status === 'Draft') await published('NoteDefinition', used.body.definition.id)
    const measures = sections.find(({ key }: { key: string }) => key === 'measures')
    const { form } = await read('NoteSectionForm', measures.sectionForm.id)
    const { elements } = await read('Form', form.id)
    const copies = await Promise.all(
      elements.map((each: { questionnaire: { id: string } }) => read('Questionnaire', each.questionnaire.id)),
    )
    for (const [at, copy] of copies.entries()) {
      expect(copy.key).toMatch(new RegExp(`^${keys[at]}(-2)?$`))
      expect(copy.status).toBe('Active')
      expect(elements[at].questionnaire.versionId).toBe(copy.meta.versionId)
    }
  })

  test('a practice that uses a starter already gets another copy with a key of its own', async () => {
    const used = await use('NoteDefinition', 'birp-note')
    const copy = await read('NoteDefinition', used.body.definition.id)
    expect(copy).toMatchObject({ status: 'Draft', key: 'birp-note-2', scribeFormat: 'BIRP' })
    expect(copy.sectionMap).toContainEqual({ formatSection: 'behavior', sectionKey: 'behavior' })
    const keys = copy.sections.map(({ key }: { key: string }) => key)
    expect(keys).toEqual(['behavior', 'intervention', 'response', 'plan'])
    const birp = (await listed()).find(({ key }) => key === 'birp-note')
    expect(birp).toMatchObject({ copy: { id: copy.id }, copyStatus: 'Draft' })
  })

  test('one who signs is not doubled: all starters share the practice’s configurations', async () => {
    const { body } = await implementer.ask('GET', 'SignatureConfigurations?pageSize=50')
    const keys = body.map(({ key }: { key: string }) => key)
    expect(keys.toSorted()).toEqual(['author-and-supervisor', 'author-only'])
  })

  test('a starter that is not there, or is of another type, is refused with a sentence', async () => {
    for (const answer of [await use('Form', 'nothing-of-that-name'), await use('Form', 'phq-9')]) {
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toMatchObject([{ code: 'definitions.no-starter' }])
    }
  })

  test('who may not build is neither offered starters nor may copy one', async () => {
    const clinician = await server.signIn('clinician')
    const offered = await clinician.ask('POST', 'NoteDefinitions/starters', { body: {} })
    expect(offered.status).toBe(403)
    for (const [type, key] of [
      ['Questionnaire', 'gad-7'],
      ['NoteDefinition', 'dap-note'],
      ['GroupNoteDefinition', 'group-note'],
      ['Form', 'consent-treatment'],
    ] as const)
      expect((await use(type, key, clinician)).status, type).toBe(403)
  })
})

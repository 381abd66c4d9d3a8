import { active, aForm, bare, created, type Row, type Scene } from '#tests/support/scenes/scene.ts'
import type { TestServer } from '#tests/support/server/server.ts'

type PartWanted = {
  readonly key: string
  readonly title: string
  readonly sectionType: object
  readonly question: object
  /** Questions that follow it. */
  readonly more?: readonly object[]
  readonly configuration: Row
  readonly kinds: readonly string[]
  readonly type?: string
  /** It may be drafted. */
  readonly scribeFormat?: string
}

/** For tests, a draft of the definition of one part of a shared note: one section with one question. */
export async function notePart(server: TestServer, admin: Scene['admin'], wanted: PartWanted): Promise<Row> {
  const { key, title, sectionType, question, more = [], configuration, kinds } = wanted
  const { type = 'Form', scribeFormat } = wanted
  const form = await aForm(server, [], { key, elements: [question, ...more] })
  const section = await active(admin, 'NoteSectionForms', {
    name: title,
    key: `${key}-section`,
    version: 1,
    sectionType,
    form: { ...bare(form), versionId: form.versionId },
  })
  return created(admin, 'NoteDefinitions', {
    name: title,
    key,
    version: 1,
    status: 'Draft',
    type,
    kinds,
    ...(scribeFormat && { scribeFormat }),
    sections: [
      {
        id: 's1',
        key,
        sectionForm: { ...bare(section), versionId: section.versionId },
        order: 1,
        required: true,
      },
    ],
    signatureConfiguration: bare(configuration),
  })
}

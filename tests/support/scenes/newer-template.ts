import type { TestClient, TestServer } from '#tests/support/server/server.ts'
import { active, aForm, bare, created, type Row, type Scene } from './scene.ts'

/** A draft by a template of which a newer version can be published. */
export type Template = {
  readonly noteId: string
  readonly first: Row
  /** Publishes the next version: it asks for less and otherwise, and has a section more. */
  readonly publishNewer: () => Promise<void>
  readonly newerId: () => string
}

type House = { readonly server: TestServer; readonly scene: Scene; readonly clinician: TestClient }

const said = { id: 'said', type: 'Text', label: 'What was said' }
const older = [
  { id: 'hours', type: 'Integer', label: 'Hours of sleep' },
  said,
  { id: 'color', type: 'String', label: 'Color of the room' },
]
const newer = [{ id: 'hours', type: 'Text', label: 'How do you sleep?' }, said]
const next = [{ id: 'next', type: 'Text', label: 'What comes next' }]

/** For tests of newer templates: a written draft of no session, by the first version of a template of its own. */
export async function newerTemplate({ server, scene, clinician }: House, key: string): Promise<Template> {
  const { admin } = scene
  const { body: usual } = await admin.ask('GET', `NoteDefinitions/${scene.definition.id}`)
  const section = async (
    { name, version }: { readonly name: string; readonly version: number },
    elements: readonly object[],
    place: object,
  ) => {
    const form = await aForm(server, [], { key: `${name}-form`, elements, version })
    const sectionForm = await active(admin, 'NoteSectionForms', {
      ...{ name, key: name, version, status: 'Draft' },
      sectionType: { code: 'intervention', display: 'Intervention' },
      form: { ...bare(form), versionId: form.versionId },
    })
    return { sectionForm: { ...bare(sectionForm), versionId: sectionForm.versionId }, ...place }
  }
  const definition = (version: number, sections: readonly object[]) =>
    active(admin, 'NoteDefinitions', {
      ...{ name: 'Evening talk', key, version, type: 'Form', kinds: ['DocumentationNote'], status: 'Draft' },
      ...{ sections, signatureConfiguration: bare(usual.signatureConfiguration) },
    })
  const talk = { id: 'talk', key: 'talk', title: 'Talk', order: 1 }
  const first = await definition(1, [await section({ name: `${key}-talk`, version: 1 }, older, talk)])
  const { id } = await created(clinician, 'Notes', {
    ...{ kind: 'DocumentationNote', composition: 'Individual', status: 'Preliminary' },
    ...{ definition: bare(first), subject: bare(scene.patient), patient: bare(scene.patient) },
  })
  const data = { hours: 6, said: 'The dog barks.', color: 'Blue' }
  const written = await clinician.ask('PATCH', `Notes/${id}?versionId=1`, {
    body: [{ op: 'replace', path: '/sections/0/data', value: data }],
  })
  if (written.status !== 200) throw new Error(`No draft: ${JSON.stringify(written.body)}`)
  let second: Row | undefined
  return {
    noteId: id,
    first,
    publishNewer: async () => {
      second = await definition(2, [
        await section({ name: `${key}-talk`, version: 2 }, newer, talk),
        await section({ name: `${key}-plan`, version: 1 }, next, {
          id: 'plan',
          key: 'plan',
          title: 'Plan',
          order: 2,
        }),
      ])
    },
    newerId: () => second?.id ?? '',
  }
}

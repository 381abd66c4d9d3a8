import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const draft = { version: 1, status: 'Draft' }
const across = { headers: { 'x-enable-cross-partition': 'true' } }
const words = { id: 'words', type: 'String', label: 'In own words' }
const empty = { id: 'choice', type: 'Choice', label: 'Choose', options: [] }
const bare = ({ id, resourceType }: Row) => ({ id, resourceType })

describe.each(databasesFor(import.meta.url))(
  'what is published together with a definition (%s)',
  (database) => {
    let server: TestServer
    let implementer: TestClient
    let scene: Scene
    let counted = 0
    beforeAll(async () => {
      server = await startTestServer({ database })
      implementer = await server.signIn('implementer')
      scene = await setScene(server)
    }, 120_000)
    afterAll(() => server?.close())

    const make = (collection: string, body: object): Promise<Row> => {
      counted += 1
      return created(implementer, collection, {
        name: `Part ${counted}`,
        key: `part-${counted}`,
        ...draft,
        ...body,
      })
    }
    const aForm = (...elements: readonly object[]) => make('Forms', { elements })
    const anInstrument = (body: object = {}) =>
      make('Questionnaires', { shortName: 'OWN', licence: 'Custom', elements: [words], ...body })
    const asSubform = (form: Row, more: object = {}) => ({
      ...{ id: 'inner', type: 'Subform', label: 'Inner' },
      form: { ...bare(form), ...more },
    })
    const aPacket = (item: object) => {
      const fixed = { id: 'i', order: 1, title: 'Before the visit', audience: 'Patient', required: true }
      return make('Packets', { items: [{ ...fixed, ...item }] })
    }
    const read = async (collection: string, { id }: Row) =>
      (await implementer.ask('GET', `${collection}/${id}`)).body
    const publish = (collection: string, { id }: Row, versionId = '1') =>
      implementer.ask('POST', `${collection}/${id}/publish`, { body: { versionId } })
    const codesOf = ({
      body,
    }: {
      readonly body: { readonly errors?: readonly { readonly code: string }[] }
    }) => body.errors?.map(({ code }) => code)

    test('a signing order that nobody can sign stops the note definition and the group note that use it', async () => {
      const step = { id: 'one', order: 1, role: 'Supervisor', who: 'AnyWithRole', meaning: 'CoSigned' }
      const order = await make('SignatureConfigurations', { steps: [{ ...step, methods: ['Password'] }] })
      const next = await implementer.ask('POST', `NoteDefinitions/${scene.definition.id}/new-version`, {
        body: {},
      })
      const { id, meta } = next.body
      const changed = await implementer.ask('PATCH', `NoteDefinitions/${id}?versionId=${meta.versionId}`, {
        body: [{ op: 'replace', path: '/signatureConfiguration', value: bare(order) }],
      })
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      const refused = await publish('NoteDefinitions', next.body, changed.body.meta.versionId)
      expect(refused.status, JSON.stringify(refused.body)).toBe(422)
      expect(codesOf(refused)).toEqual([
        'definitions.no-writer-signs',
        'definitions.nobody-signs.AnyWithRole',
      ])
      expect(await read('SignatureConfigurations', order)).toMatchObject({ status: 'Draft' })

      const group = await make('GroupNoteDefinitions', {
        composition: 'Group',
        common: bare(scene.definition),
        signatureConfiguration: bare(order),
      })
      expect(codesOf(await publish('GroupNoteDefinitions', group))).toContain('definitions.no-writer-signs')
      expect(await read('SignatureConfigurations', order)).toMatchObject({ status: 'Draft' })
    })

    test('a Draft form inside another one, however deep, is checked and published with it, in the version that comes of it', async () => {
      const unfinished = await aForm(empty)
      const around = (inner: object) => ({
        id: 'around',
        type: 'Section',
        label: 'Around',
        children: [inner],
      })
      const stopped = await aForm(around(asSubform(unfinished)))
      expect(codesOf(await publish('Forms', stopped))).toEqual(['forms.no-options'])
      expect(await read('Forms', unfinished)).toMatchObject({ status: 'Draft' })

      const inner = await aForm(words)
      const outer = await aForm(around(asSubform(inner, { versionId: '1' })))
      const done = await publish('Forms', outer)
      expect(done.status, JSON.stringify(done.body)).toBe(200)
      const now = await read('Forms', inner)
      expect(now.status).toBe('Active')
      expect(done.body.elements[0].children[0].form).toMatchObject({
        id: inner.id,
        versionId: now.meta.versionId,
      })
    })

    test('a form that is retired, is not there, or would stand inside itself cannot be embedded', async () => {
      const retired = await aForm(words)
      const active = (await publish('Forms', retired)).body
      await implementer.ask('PATCH', `Forms/${retired.id}?versionId=${active.meta.versionId}`, {
        body: [{ op: 'replace', path: '/status', value: 'Retired' }],
      })
      expect(codesOf(await publish('Forms', await aForm(asSubform(retired))))).toEqual([
        'definitions.part-retired',
      ])
      const nowhere = { id: scene.patient.id, resourceType: 'Form', versionId: '1' }
      expect(codesOf(await publish('Forms', await aForm(asSubform(nowhere))))).toEqual([
        'definitions.part-missing',
      ])
      const own = await aForm(words)
      const body = [{ op: 'add', path: '/elements/-', value: asSubform(own) }]
      const changed = await implementer.ask('PATCH', `Forms/${own.id}?versionId=1`, { body })
      expect(codesOf(await publish('Forms', own, changed.body.meta.versionId))).toEqual([
        'definitions.part-inside-itself',
      ])
    })

    test('a Draft form that stands in the questions of another one is told as used there, and is not deleted', async () => {
      const inner = await aForm(words)
      const row = { id: 'rows', type: 'Repeater', label: 'Rows', children: [asSubform(inner)] }
      const outer = await aForm(row)
      const instrument = await anInstrument({ elements: [row] })
      const asked = await implementer.ask('POST', 'NoteDefinitions/where-used', {
        body: { definition: bare(inner) },
      })
      expect(asked.body.uses, JSON.stringify(asked.body)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ type: 'Form', rows: [expect.objectContaining({ id: outer.id })] }),
          expect.objectContaining({
            type: 'Questionnaire',
            rows: [expect.objectContaining({ id: instrument.id })],
          }),
        ]),
      )
      const deleted = await implementer.ask('DELETE', `Forms/${inner.id}?versionId=1`)
      expect(deleted.status, JSON.stringify(deleted.body)).toBe(409)
      expect(await read('Forms', inner)).toMatchObject({ status: 'Draft' })
    })

    test('an instrument of a package is used as it was published, not as it came in', async () => {
      const instrument = await anInstrument()
      const question = { id: 'asked', type: 'Instrument', label: 'Asked', questionnaire: bare(instrument) }
      const form = await aForm(question)
      const packed = await implementer.ask('POST', 'NoteDefinitions/export-package', {
        body: { definitions: [bare(form)] },
      })
      const { body } = await implementer.ask('POST', 'NoteDefinitions/import-package', {
        body: { content: packed.body.content },
      })
      const [copied, around]: readonly Row[] = body.report.map((line: { definition: Row }) => line.definition)
      if (!copied || !around) throw new Error('Two definitions come in.')
      expect((await read('Forms', around)).elements[0].questionnaire.versionId).toBeUndefined()
      const mended = await implementer.ask('PATCH', `Questionnaires/${copied.id}?versionId=1`, {
        body: [{ op: 'replace', path: '/elements/0/label', value: 'In your words' }],
      })
      expect(mended.status, JSON.stringify(mended.body)).toBe(200)
      const done = await publish('Forms', around)
      expect(done.status, JSON.stringify(done.body)).toBe(200)
      const present = await read('Questionnaires', copied)
      expect(present.status).toBe('Active')
      expect(done.body.elements[0].questionnaire.versionId).toBe(present.meta.versionId)
    })

    test('the Draft questionnaire of a packet is checked and published with it, and the patient can finish it', async () => {
      const stopped = await aPacket({
        kind: 'Questionnaire',
        questionnaire: bare(await anInstrument({ elements: [empty] })),
      })
      expect(codesOf(await publish('Packets', stopped))).toEqual(['forms.no-options'])

      const questionnaire = await anInstrument()
      const packet = await aPacket({ kind: 'Questionnaire', questionnaire: bare(questionnaire) })
      expect((await read('Packets', packet)).items[0].questionnaire.versionId).toBe('1')
      const done = await publish('Packets', packet)
      expect(done.status, JSON.stringify(done.body)).toBe(200)
      const present = await read('Questionnaires', questionnaire)
      expect(present.status).toBe('Active')
      expect(done.body.items[0].questionnaire.versionId).toBe(present.meta.versionId)
      expect(await finished(packet, { words: 'Well' })).toMatchObject({ status: 200 })

      const form = await aForm(words)
      const other = await publish('Packets', await aPacket({ kind: 'Form', form: bare(form) }))
      expect(other.status, JSON.stringify(other.body)).toBe(200)
      expect(await read('Forms', form)).toMatchObject({ status: 'Active' })
    })

    test('a packet that was sent over a Draft can be finished once its questionnaire is published, with what was published', async () => {
      const questionnaire = await anInstrument()
      const packet = await aPacket({ kind: 'Questionnaire', questionnaire: bare(questionnaire) })
      const before = await read('Packets', packet)
      const { id, key } = server.practice
      await openAs(server.world, { actor: systemActor(id, key), operation: 'packet.update' }, (opened) =>
        openStores(opened)
          .of('Packet')
          .update({ id: packet.id, versionId: '1' }, { ...before, status: 'Active' }),
      )
      expect(await finished(packet, { words: 'Well' })).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'definitions.not-in-use' }] },
      })
      expect(await publish('Questionnaires', questionnaire)).toMatchObject({ status: 200 })
      const done = await finished(packet, { words: 'Well' })
      expect(done.status, JSON.stringify(done.body)).toBe(200)
    })

    async function finished(packet: Row, answers: object) {
      const { admin, patient } = scene
      const person = { id: patient.id, resourceType: 'Patient' }
      const sent = await admin.ask('POST', `Packets/${packet.id}/send`, {
        body: { patient: person, assignees: [{ person, audience: 'Patient' }] },
      })
      const body = { itemId: 'i', answers, isDone: true }
      return admin.ask('POST', `PacketResponses/${sent.body.id}/answer`, { ...across, body })
    }
  },
)

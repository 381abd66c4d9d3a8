import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { readPrint } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { type GroupScene, groupMembers, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { notePart } from '#tests/support/scenes/note-part.ts'
import { active, authorStep, bare, type Row } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
  usualStaff,
} from '#tests/support/server/server.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const three = groupMembers.slice(0, 3)

type Part = { readonly id: string; readonly patient: Row; readonly encounter: Row }
type Begun = { readonly common: string; readonly meeting: string; readonly parts: readonly Part[] }

describe.each(databasesFor(import.meta.url))(
  'an administrator sets a group’s note right (%s)',
  (database) => {
    let server: TestServer
    let scene: GroupScene
    let clinician: TestClient
    let admin: TestClient
    let correctable: Row
    let otherForm: Row
    let day = 0

    beforeAll(async () => {
      server = await startTestServer({
        database,
        staff: {
          ...usualStaff,
          lead: ['administrative', 'supervisor'],
          both: ['administrative', 'non-prescribing-clinician'],
        },
        now: () => instantAt(Date.parse('2026-03-05T23:00:00.000Z')),
      })
      scene = await setGroupScene(server, [authorStep], three)
      clinician = await server.signIn('clinician')
      admin = scene.admin
      correctable = await scene.writtenBy('correctable', [authorStep], {
        adminEdit: true,
        allowDifferentMemberDefinition: true,
      })
      const configuration = await active(admin, 'SignatureConfigurations', {
        name: 'Group',
        key: 'other-signatures',
        version: 1,
        steps: [authorStep],
      })
      const written = await notePart(server, admin, {
        key: 'other-member',
        title: 'Short part',
        sectionType: { code: 'participation', display: 'Participation' },
        question: { id: 'short', type: 'Text', label: 'In short' },
        configuration,
        kinds: ['GroupNote'],
      })
      const published = await admin.ask('POST', `NoteDefinitions/${written.id}/publish`, {
        body: { versionId: written.versionId },
      })
      expect(published.status, JSON.stringify(published.body)).toBe(200)
      otherForm = written
    }, 120_000)
    afterAll(() => server?.close())

    const read = async (path: string, who = clinician) => (await who.ask('GET', path, crossing)).body

    async function allow(value: boolean) {
      const { body } = await admin.ask('GET', 'PracticePreferences/default')
      const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
      const answer = await admin.ask('PATCH', path, {
        body: [{ op: 'replace', path: '/groupNoteAdminEdit', value }],
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }

    async function begun(definition: Row = correctable): Promise<Begun> {
      day += 1
      const start = new Date(Date.parse('2026-03-05T15:00:00.000Z') - day * 86_400_000).toISOString()
      const appointment = await scene.meet(start)
      const answer = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, {
        body: { noteDefinition: bare(definition) },
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      const { note, encounter } = answer.body
      const { body: found } = await clinician.ask('POST', 'Notes/queries', {
        ...crossing,
        body: [{ field: 'partOf', op: 'eq', value: note.id }],
      })
      const parts = scene.members.map(({ id }) => found.find((each: Part) => each.patient.id === id) as Part)
      return { common: note.id, meeting: encounter.id, parts }
    }

    async function change(path: string, operations: readonly object[], who = clinician) {
      const { meta } = await read(path)
      return who.ask('PATCH', `${path}?versionId=${meta.versionId}`, { ...crossing, body: operations })
    }
    const write = (id: string, data: object) =>
      change(`Notes/${id}`, [{ op: 'replace', path: '/sections/0/data', value: data }])

    async function correct(id: string, body: object, who = admin) {
      const { meta } = await read(`Notes/${id}`)
      return who.ask('POST', `Notes/${id}/correct`, {
        ...crossing,
        body: { versionId: meta.versionId, ...body },
      })
    }

    async function signedTogether({ common, parts }: Begun, count: number) {
      await write(common, { topic: 'words' })
      for (const part of parts.slice(0, count)) await write(part.id, { response: 'Took part.' })
      const hashes: string[] = []
      for (const id of [common, ...parts.slice(0, count).map((part) => part.id)]) {
        const { meta } = await read(`Notes/${id}`)
        const ready = await clinician.ask('POST', `Notes/${id}/ready`, {
          ...crossing,
          body: { versionId: meta.versionId },
        })
        expect(ready.status, JSON.stringify(ready.body)).toBe(200)
        hashes.push(ready.body.contentHash)
      }
      const signed = await clinician.ask('POST', `Notes/${common}/sign`, {
        ...crossing,
        body: {
          stepId: 'author',
          meaning: 'Authored',
          method: 'Password',
          credential: testPassword,
          contentHash: hashes[0],
          parts: parts.slice(0, count).map(({ id }, at) => ({
            note: { id, resourceType: 'Note' },
            contentHash: hashes[at + 1],
          })),
        },
      })
      expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    }

    test('only where the practice, the definition and the own rights allow it', async () => {
      await allow(false)
      const first = await begun()
      const id = first.parts[0]?.id ?? ''
      expect((await correct(id, { visitStatus: 'NoShow' })).status).toBe(403)
      await allow(true)
      const plain = await begun(scene.groupNote)
      expect((await correct(plain.parts[0]?.id ?? '', { visitStatus: 'NoShow' })).status).toBe(403)
      expect((await correct(id, { visitStatus: 'NoShow' }, clinician)).status).toBe(403)
      expect((await correct(first.common, { visitStatus: 'NoShow' })).status).toBe(403)
      expect((await correct(id, {})).status).toBe(422)
      expect((await correct(id, { visitStatus: 'NoShow' })).status).toBe(200)
    })

    test('who takes part in the note changes it in the note itself', async () => {
      await allow(true)
      const both = await server.signIn('both')
      const { common, parts } = await begun()
      const id = parts[0]?.id ?? ''
      const individual = { resourceType: 'Practitioner', id: server.practice.profiles.get('both') }
      for (const each of [common, id]) {
        const added = await change(`Notes/${each}`, [
          { op: 'add', path: '/participants/-', value: { individual, type: 'SecondaryPerformer' } },
        ])
        expect(added.status, JSON.stringify(added.body)).toBe(200)
      }
      const refused = await correct(id, { visitStatus: 'NoShow' }, both)
      expect(refused.status, JSON.stringify(refused.body)).toBe(422)
      expect(refused.body.errors).toMatchObject([{ code: 'signatures.correct-own' }])
      expect((await correct(id, { visitStatus: 'NoShow' })).status).toBe(200)
    })

    test('words are changed by no way, nor anything else by plain writing', async () => {
      await allow(true)
      const lead = await server.signIn('lead')
      const { common, meeting, parts } = await begun()
      const [part] = parts as [Part]
      for (const id of [common, part.id]) {
        const note = await read(`Notes/${id}`)
        const [section] = note.sections
        const sections = [{ ...section, data: { topic: 'others', response: 'others' } }]
        const path = `Notes/${id}?versionId=${note.meta.versionId}`
        const put = await lead.ask('PUT', path, { ...crossing, body: { ...note, sections } })
        const assigned = await lead.ask('PUT', path, {
          ...crossing,
          body: { ...note, definitionAssignments: [] },
        })
        const patch = await change(
          `Notes/${id}`,
          [{ op: 'replace', path: '/sections/0/data', value: { topic: 'others' } }],
          lead,
        )
        const narrative = await change(
          `Notes/${id}`,
          [{ op: 'add', path: '/sections/0/narrative', value: 'others' }],
          lead,
        )
        expect([put.status, assigned.status, patch.status, narrative.status]).toEqual([403, 403, 403, 403])
        expect((await read(`Notes/${id}`)).sections).toEqual(note.sections)
        const told = await correct(part.id, { sections, visitStatus: 'Show' })
        expect(told.status).toBe(422)
      }
      for (const { id } of [{ id: meeting }, part.encounter]) {
        const status = [{ op: 'replace', path: '/visitStatus', value: 'Cancelled' }]
        expect((await change(`Encounters/${id}`, status, lead)).status).toBe(403)
        const session = await read(`Encounters/${id}`)
        const put = await lead.ask('PUT', `Encounters/${id}?versionId=${session.meta.versionId}`, {
          ...crossing,
          body: { ...session, visitStatus: 'Cancelled' },
        })
        expect(put.status).toBe(403)
      }
    })

    test('attendance and times stand in the member’s session and in the meeting’s, and the note says who corrected them', async () => {
      await allow(true)
      const { common, meeting, parts } = await begun()
      const [first, second] = parts as [Part, Part]
      const absent = await correct(first.id, {
        visitStatus: 'NoShow',
        absenceReason: { code: 'ill', display: 'Ill' },
      })
      expect(absent.status, JSON.stringify(absent.body)).toBe(200)
      const own = await read(`Encounters/${second.encounter.id}`)
      const start = new Date(Date.parse(own.period.start) + 20 * 60_000).toISOString()
      expect((await correct(second.id, { start, end: own.period.start })).status).toBe(422)
      expect((await correct(second.id, { start })).status).toBe(200)

      expect(await read(`Encounters/${first.encounter.id}`)).toMatchObject({
        visitStatus: 'NoShow',
        missedVisit: { outcome: 'NoShow', reason: { code: 'ill' } },
      })
      expect(await read(`Encounters/${second.encounter.id}`)).toMatchObject({ minutes: 70 })
      expect((await read(`Encounters/${meeting}`)).visitStatusOverrides).toMatchObject([
        { patient: { id: first.patient.id }, status: 'NoShow' },
        { patient: { id: second.patient.id }, minutes: 70, arrived: start },
      ])
      const by = { id: server.practice.profiles.get('admin') }
      expect((await read(`Notes/${first.id}`)).adminEdits).toMatchObject([{ by, changes: ['Attendance'] }])
      const printed = await clinician.ask('POST', `Notes/${first.id}/print`, { ...crossing, body: {} })
      expect((await readPrint(printed)).text).toMatch(/Edited by .*admin \(administrator\), .*: Attendance/)
      expect((await read(`Notes/${common}`)).adminEdits).toMatchObject([
        { by, changes: ['Attendance'] },
        { by, changes: ['Times'] },
      ])
    })

    test('signatures of the part that is touched no longer count, those of the others do; the final note takes none', async () => {
      await allow(true)
      const group = await begun()
      const [first, second, third] = group.parts as [Part, Part, Part]
      await signedTogether(group, 2)
      expect((await read(`Notes/${group.common}`)).signingState).toBe('PartiallySigned')

      const session = await read(`Encounters/${first.encounter.id}`)
      const end = new Date(Date.parse(session.period.end) - 30 * 60_000).toISOString()
      const corrected = await correct(first.id, { end })
      expect(corrected.status, JSON.stringify(corrected.body)).toBe(200)
      const touched = await read(`Notes/${first.id}`)
      expect(touched).toMatchObject({
        signingState: 'Draft',
        status: 'Preliminary',
        signatures: [
          { stepId: 'author', invalidated: { by: { id: server.practice.profiles.get('admin') } } },
        ],
        adminEdits: [{ changes: ['Times'] }],
      })
      expect(touched.sections[0].data).toEqual({ response: 'Took part.' })
      expect(await read(`Encounters/${first.encounter.id}`)).toMatchObject({ status: 'Planned', minutes: 60 })
      const other = await read(`Notes/${second.id}`)
      expect(other.signingState).toBe('Signed')
      expect(other.signatures[0].invalidated).toBeUndefined()
      expect((await read(`Notes/${group.common}`)).signatures[0].invalidated).toBeUndefined()

      expect((await correct(first.id, { isRemoved: true })).body.errors).toMatchObject([
        { code: 'signatures.correct-written' },
      ])
      const gone = await correct(third.id, { isRemoved: true })
      expect(gone.status, JSON.stringify(gone.body)).toBe(200)
      expect((await clinician.ask('GET', `Notes/${third.id}`, crossing)).status).toBe(410)
      expect((await read(`Notes/${group.common}`)).definitionAssignments).toHaveLength(2)

      const absent = await correct(first.id, { visitStatus: 'Cancelled' })
      expect(absent.status, JSON.stringify(absent.body)).toBe(200)
      expect((await read(`Notes/${group.common}`)).signingState).toBe('Signed')
      expect((await correct(second.id, { visitStatus: 'NoShow' })).body.errors).toMatchObject([
        { code: 'signatures.correct-only-before-final' },
      ])
    })

    test('a member’s part gets another definition as long as nothing is written there', async () => {
      await allow(true)
      const { common, parts } = await begun()
      const [first, second] = parts as [Part, Part]
      await write(second.id, { response: 'Took part.' })
      const definition = bare(otherForm)
      expect((await correct(second.id, { definition })).status).toBe(422)
      const changed = await correct(first.id, { definition })
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      expect(await read(`Notes/${first.id}`)).toMatchObject({
        definition: { id: otherForm.id },
        sections: [{ title: 'Short part', scope: 'PerPatient' }],
        adminEdits: [{ changes: ['Definition'] }],
      })
      expect((await read(`Notes/${common}`)).definitionAssignments[0].definition.id).toBe(otherForm.id)
      expect((await write(first.id, { short: 'Calm.' })).status).toBe(200)
    })
  },
)

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { Document } from '#server/stores/document.ts'
import { closedBy } from '#server/stores/labels/closed-by.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { signNotes } from '#tests/support/audit/sign-notes.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { collectionOf, examples, storeExamples } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  usualStaff,
} from '#tests/support/server/server.ts'

const synced: readonly ResourceType[] = [
  'Patient',
  'Practitioner',
  'Appointment',
  'EpisodeOfCare',
  'Encounter',
  'Coverage',
]
const staff = { ...usualStaff, interface: ['services'], automation: ['automation'] }
const across = { 'x-enable-cross-partition': 'true' }

describe.each(databasesFor(import.meta.url))(
  'what is sent to the outside system, on the %s database',
  (database) => {
    let server: TestServer
    let service: TestClient
    let scene: Scene
    let notes: readonly string[]
    const folder = () => join(server.dataDirectory, 'interface')

    beforeAll(async () => {
      server = await startTestServer({ database, staff, sends: 'folder' })
      await storeExamples(server.world, server.practice)
      scene = await setScene(server)
      notes = await signNotes(scene, await server.signIn('clinician'), { from: 1, to: 4 })
      service = await server.signIn('interface')
    }, 60_000)
    afterAll(() => server?.close())

    /** Everything that is due is done once; what fails is tried so many times. */
    async function work(retries = 0): Promise<void> {
      const patience = { heartbeat: 10, retryDelay: 0, retries }
      const running = startJobs({ world: server.world, jobs, report: () => undefined, patience })
      await running.turn()
      await running.stop()
    }
    async function lay(type: ResourceType, fields: Document): Promise<string> {
      const actor = systemActor(server.practice.id, server.practice.key)
      const made = await openAs(server.world, { actor, operation: 'example.create' }, (opened) =>
        openRows(opened, type).insert({ ...examples.get(type), identifiers: [], ...fields }, {}),
      )
      if (!made.ok) throw new Error(`No ${type}: ${JSON.stringify(made.failure)}`)
      return made.value.id
    }
    const put = (type: ResourceType, id: string, fields: Document) =>
      putFields(server.world, server.practice, { type, id, fields })
    const sync = (type: ResourceType, id: string, body: object = {}, client = service) =>
      client.ask('POST', `${collectionOf(registry[type])}/${id}/sync`, { body })
    const filesOf = (type: ResourceType, id: string): readonly string[] => {
      try {
        return readdirSync(join(folder(), server.practice.key, type, id))
      } catch {
        return []
      }
    }
    const sent = (type: ResourceType, id: string, name: string) =>
      JSON.parse(readFileSync(join(folder(), server.practice.key, type, id, name), 'utf8'))
    const noteNow = async (id: string) =>
      (await scene.admin.ask('GET', `Notes/${id}`, { headers: across })).body
    const trail = async (id: string) =>
      (
        await server.world.database.asOwner((transaction) =>
          sql<{ event: string; outcome: string; patient: string | null; ids: unknown }>`
          select detail ->> 'event' as event, outcome, patient_id as patient, detail -> 'ids' as ids from audit_event
          where practice_id = ${server.practice.id}::uuid and resource_id = ${id}::uuid and detail ->> 'job' = 'SendRows'
            and detail ->> 'event' is not null and detail ->> 'operation' is null order by at, id`.execute(
            transaction,
          ),
        )
      ).rows

    test.each(synced)(
      'a %s lies in the folder as it is, once for each version, and the trail says so',
      async (type) => {
        const id = await lay(type, {})
        const asked = await sync(type, id)
        expect(asked).toMatchObject({ status: 200, body: { id, resourceType: type } })
        expect(filesOf(type, id)).toEqual([])
        await work()
        expect(filesOf(type, id)).toEqual(['1.json'])
        const { resource } = sent(type, id, '1.json')
        expect(resource).toMatchObject({ id, resourceType: type, meta: { versionId: '1' } })
        expect(await trail(id)).toMatchObject([{ event: 'transmit', outcome: 'Success' }])

        await sync(type, id)
        await work()
        expect(await trail(id)).toHaveLength(1)
        await sync(type, id, { force: true })
        await work()
        expect(await trail(id)).toHaveLength(2)
      },
    )

    test('a social security number leaves only as far as the interface reads it', async () => {
      const number = {
        system: 'http://hl7.org/fhir/sid/us-ssn',
        value: '123-45-6789',
        use: 'official',
        type: 'ssn',
      }
      const id = await lay('Patient', { identifiers: [number] })
      await sync('Patient', id)
      await work()
      expect(JSON.stringify(sent('Patient', id, '1.json'))).not.toContain('123-45')
    })

    test('a signed note says that it waits, then that it was sent, and its signature holds', async () => {
      const [id = ''] = notes
      const before = await noteNow(id)
      expect((await sync('Note', id)).body).toMatchObject({ id, syncResult: 'Pending' })
      await work()
      const after = await noteNow(id)
      expect(after).toMatchObject({ syncResult: 'Success', signingState: 'Signed' })
      expect(after).not.toHaveProperty('syncIssueMessage')
      expect(after.signatures).toEqual(before.signatures)
      expect(after.sections).toEqual(before.sections)
      const [name = ''] = filesOf('Note', id)
      expect(sent('Note', id, name).resource).toMatchObject({ id, syncResult: 'Pending' })

      await sync('Note', id)
      await work()
      expect(filesOf('Note', id)).toHaveLength(1)
      const plain = [{ op: 'replace', path: '/syncResult', value: 'Failed' }]
      const clinician = await server.signIn('clinician')
      const written = await clinician.ask('PATCH', `Notes/${id}?versionId=${after.meta.versionId}`, {
        body: plain,
        headers: across,
      })
      expect(written.status).toBe(409)
    })

    test('a note that nobody has signed is not sent, and stays as its author left it', async () => {
      const id = await lay('Note', { status: 'Preliminary', signingState: 'Draft', signatures: undefined })
      expect(await sync('Note', id)).toMatchObject({ status: 409, body: { code: 'interfaces.not-signed' } })
      expect((await noteNow(id)).meta.versionId).toBe('1')
    })

    test('nobody but the interface asks for it, and nobody writes what came of it', async () => {
      const id = await lay('Patient', {})
      for (const login of ['admin', 'clinician', 'supervisor', 'automation'])
        expect((await sync('Patient', id, {}, await server.signIn(login))).status, login).toBe(403)
      expect((await service.ask('POST', `Notes/${notes[0]}/take-sync-result`, { body: {} })).status).toBe(403)
      const gone = await lay('Coverage', {})
      await server.world.database.asOwner((transaction) =>
        sql`update resource set is_deleted = true, content = jsonb_set(content::jsonb, '{meta,isDeleted}', 'true')::json
        where id = ${gone}::uuid`.execute(transaction),
      )
      expect((await sync('Coverage', gone)).status).toBe(410)
      expect((await sync('Patient', server.practice.id)).status).toBe(404)
    })

    test('what tells of substance use treatment waits for a consent, and leaves with it and the notice', async () => {
      const patient = await lay('Patient', {})
      const subject = { id: patient, resourceType: 'Patient' }
      const program = await lay('Program', { part2: true, code: `P-${patient.slice(-6)}` })
      const of = { attendees: [{ subject, role: 'Patient', required: true, status: 'accepted' }] }
      const visit = await lay('Appointment', {
        ...of,
        program: { id: program, resourceType: 'Program' },
        episodeOfCare: undefined,
        authorization: undefined,
      })
      await sync('Appointment', visit)
      await work()
      expect(filesOf('Appointment', visit)).toEqual([])
      expect(await trail(visit)).toMatchObject([{ event: 'transmit-failed', outcome: 'Error' }])

      const consent = {
        patient: subject,
        kind: { code: 'part2-tpo', display: 'Part 2' },
        decision: 'Permit',
        period: { start: '2026-01-01' },
        signers: [{ role: 'Patient', person: subject, required: true }],
      }
      const refused = await lay('Consent', { ...consent, status: 'Active', decision: 'Deny' })
      const draft = await lay('Consent', { ...consent, status: 'Draft' })
      const over = await lay('Consent', {
        ...consent,
        status: 'Active',
        period: { start: '2020-01-01', end: '2020-12-31' },
      })
      await sync('Appointment', visit)
      await work()
      expect(filesOf('Appointment', visit)).toEqual([])

      const given = await lay('Consent', { ...consent, status: 'Active' })
      await sync('Appointment', visit)
      await work()
      const whole = sent('Appointment', visit, '1.json')
      expect(whole.notice).toContain('42 CFR part 2')
      expect(whole.consents.map((each: { id: string }) => each.id)).toEqual([given])
      expect([refused, draft, over]).not.toContain(given)
      expect((await trail(visit)).at(-1)).toMatchObject({ event: 'transmit', ids: [given] })
    })

    test.each([
      ['SUD', 'substance use'],
      ['PSYTHPN', 'psychotherapy'],
      ['V', 'confidential team'],
      ['HIV', 'restricted'],
      ['NORDSCLCD', 'restricted'],
    ])('a signed note with the label %s is held, and says why', async (code, word) => {
      const [, , id = ''] = notes
      const stored = async () =>
        (
          await server.world.database.asOwner((transaction) =>
            sql<{ content: Document }>`select content from resource where id = ${id}::uuid`.execute(
              transaction,
            ),
          )
        ).rows[0]?.content ?? {}
      const label = (codes: readonly string[]) =>
        server.world.database.asOwner(async (transaction) => {
          const { rows } = await sql<{
            content: Document
          }>`select content from resource where id = ${id}::uuid`.execute(transaction)
          const [{ content } = { content: {} }] = rows
          const securityLabels = codes.map((each) => ({ code: each, display: each }))
          const next = { ...content, meta: { ...membersOf(content.meta), securityLabels } }
          await sql`update resource set content = ${JSON.stringify(next)}::json, closed = ${closedBy(registry.Note, next)}::text
          where id = ${id}::uuid`.execute(transaction)
        })
      await label([])
      expect((await sync('Note', id, { force: true })).status).toBe(200)
      await label([code])
      await work()
      expect(await stored()).toMatchObject({ syncResult: 'Hold' })
      expect(String((await stored()).syncIssueMessage).toLowerCase()).toContain(word)
      expect(filesOf('Note', id)).toEqual([])
    })

    test('the record of a patient whom only a team reaches does not leave', async () => {
      const id = await lay('Patient', {
        confidentialTeam: [{ practitioner: scene.owner, addedBy: scene.owner }],
      })
      const hidden = await sync('Patient', id)
      expect(hidden.status).toBe(404)
      const open = await lay('Patient', {})
      await sync('Patient', open)
      await put('Patient', open, {
        confidentialTeam: [{ practitioner: scene.owner, addedBy: scene.owner }],
      })
      await work()
      expect(filesOf('Patient', open)).toEqual([])
    })

    test('an outside system that cannot be reached is tried again, then shown, and gets it when it is back', async () => {
      const [, id = ''] = notes
      const patient = await lay('Patient', {})
      rmSync(folder(), { recursive: true, force: true })
      writeFileSync(folder(), 'in the way')
      await sync('Note', id)
      await sync('Patient', patient)
      await work(0)
      expect(await noteNow(id)).toMatchObject({ syncResult: 'Failed', syncIssueMessage: expect.any(String) })
      const shown = await scene.admin.ask('POST', 'PracticePreferences/background-work', { body: {} })
      const job = shown.body.jobs.find((each: { job: string }) => each.job === 'SendRows')
      expect(job).toMatchObject({ state: 'Failed', trouble: 'interfaces.missed', mayTryAgain: true })

      rmSync(folder())
      const again = await scene.admin.ask('POST', 'PracticePreferences/try-again', {
        body: { job: 'SendRows' },
      })
      expect(again.status).toBe(200)
      await work()
      expect(await noteNow(id)).toMatchObject({ syncResult: 'Success' })
      expect(filesOf('Patient', patient)).toEqual(['1.json'])
    })
  },
)

describe.each(databasesFor(import.meta.url))('without an outside system, on the %s database', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ database, staff })
  })
  afterAll(() => server?.close())

  test('a signed note says that nothing was sent and what to do, and any other record is refused with the same words', async () => {
    await storeExamples(server.world, server.practice)
    const scene = await setScene(server)
    const [id = ''] = await signNotes(scene, await server.signIn('clinician'), { from: 1, to: 1 })
    const service = await server.signIn('interface')
    const note = await service.ask('POST', `Notes/${id}/sync`, { body: {} })
    expect(note).toMatchObject({ status: 200, body: { syncResult: 'Warning' } })
    const patient = await service.ask('POST', `Patients/${scene.patient.id}/sync`, { body: {} })
    expect(patient).toMatchObject({ status: 409, body: { code: 'interfaces.none' } })
    expect(patient.body.detail).toBe(note.body.syncIssueMessage)
    const twice = await service.ask('POST', `Notes/${id}/sync`, { body: {} })
    expect(twice.body.meta.versionId).toBe(note.body.meta.versionId)
  })
})

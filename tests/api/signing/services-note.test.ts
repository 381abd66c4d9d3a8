import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { askBytes } from '#tests/support/content/a-document.ts'
import { readPages } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { authorStep, bare, type Row, staff } from '#tests/support/scenes/scene.ts'
import { type ServicesScene, setServicesScene } from '#tests/support/scenes/services-scene.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const coSigner = {
  ...authorStep,
  id: 'supervisor',
  order: 2,
  role: 'Supervisor',
  who: 'Supervisor',
  meaning: 'CoSigned',
}

describe.each(databasesFor(import.meta.url))(
  'the note of one session with several services (%s)',
  (database) => {
    let server: TestServer
    let scene: ServicesScene
    let clinician: TestClient
    let supervisor: TestClient
    let day = 0
    const clock = { now: '2026-03-05T23:00:00.000Z' }

    beforeAll(async () => {
      server = await startTestServer({ database, now: () => instantAt(Date.parse(clock.now)) })
      scene = await setServicesScene(server, [authorStep, coSigner])
      clinician = await server.signIn('clinician')
      supervisor = await server.signIn('supervisor')
      const { body: author } = await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)
      await scene.admin.ask('PATCH', `Practitioners/${author.id}?versionId=${author.meta.versionId}`, {
        body: [{ op: 'add', path: '/supervisor', value: staff(server, 'supervisor') }],
      })
    }, 120_000)
    afterAll(() => server?.close())

    const read = async (path: string, who = clinician) => (await who.ask('GET', path, crossing)).body
    const change = async (path: string, operations: readonly object[], who = clinician) => {
      const row = await read(path, who)
      return who.ask('PATCH', `${path}?versionId=${row.meta.versionId}`, { ...crossing, body: operations })
    }
    const write = (id: string, words: string) =>
      change(`Notes/${id}`, [{ op: 'replace', path: '/sections/0/data', value: { words } }])
    const ready = async (id: string, who = clinician) => {
      const { meta } = await read(`Notes/${id}`, who)
      return who.ask('POST', `Notes/${id}/ready`, { ...crossing, body: { versionId: meta.versionId } })
    }
    const sign = (id: string, hash: string, more: object = {}, who = clinician) =>
      who.ask('POST', `Notes/${id}/sign`, {
        ...crossing,
        body: {
          stepId: 'author',
          meaning: 'Authored',
          method: 'Password',
          credential: testPassword,
          contentHash: hash,
          ...more,
        },
      })
    const act = async (id: string, name: string, body: object, who = clinician) => {
      const { meta } = await read(`Notes/${id}`, who)
      return who.ask('POST', `Notes/${id}/${name}`, {
        ...crossing,
        body: { versionId: meta.versionId, ...body },
      })
    }
    async function work(): Promise<void> {
      const report = (error: unknown) => expect(error).toBeUndefined()
      const patience = { heartbeat: 10, retryDelay: 0, retries: 0 }
      const running = startJobs({ world: server.world, jobs, report, patience })
      await running.turn()
      await running.stop()
    }
    const copiesOf = async (id: string, who = clinician): Promise<readonly Row[]> => {
      const body = [{ field: 'source', op: 'eq', value: id }]
      return (await who.ask('POST', 'ClinicalDocuments/queries', { ...crossing, body })).body
    }
    /** The label of psychotherapy notes, as a job gives it to a signed note. */
    const closed = (id: string) =>
      server.world.database.asOwner((transaction) =>
        sql`update resource set closed = json_build_object('labels', json_build_array('PSYTHPN'), 'author',
          content #>> '{author,id}', 'writers', json_build_array(), 'programs', json_build_array())::text
          where id = ${id}::uuid`.execute(transaction),
      )
    const bytesOf = (id: string, who = clinician) => askBytes(server, who, `ClinicalDocuments/${id}/content`)
    const states = async (ids: readonly string[]) =>
      Promise.all(ids.map(async (id) => (await read(`Notes/${id}`)).signingState))

    /** A visit of three hours by the definition, begun from /notes/new. */
    async function begun(more: object = {}, who = clinician) {
      day += 1
      return who.ask('POST', 'Notes/start', {
        ...crossing,
        body: {
          patient: bare(scene.patient),
          noteDefinition: bare(scene.servicesNote),
          serviceType: bare(scene.skills),
          start: new Date(Date.parse('2026-03-05T15:00:00.000Z') - day * 86_400_000).toISOString(),
          minutes: 180,
          location: bare(scene.room),
          ...more,
        },
      })
    }
    const add = (id: string, service: Row, more: object = {}, who = clinician) =>
      who.ask('POST', `Notes/${id}/services`, { ...crossing, body: { service: bare(service), ...more } })
    async function timed(partId: string, from: number, minutes: number) {
      const { encounter } = await read(`Notes/${partId}`)
      const { partOf } = await read(`Encounters/${encounter.id}`)
      const { period } = await read(`Encounters/${partOf.id}`)
      const start = Date.parse(period.start) + from * 60_000
      const span = {
        start: new Date(start).toISOString(),
        end: new Date(start + minutes * 60_000).toISOString(),
      }
      return change(`Encounters/${encounter.id}`, [{ op: 'add', path: '/period', value: span }])
    }
    /** The whole with two services, an hour and two, all written. */
    async function written() {
      const { body } = await begun()
      const whole = body.note.id as string
      const first = (await read(`Notes/${whole}`)).definitionAssignments[0].childNote.id as string
      expect((await timed(first, 0, 60)).status).toBe(200)
      const added = await add(whole, scene.support)
      expect(added.status, JSON.stringify(added.body)).toBe(200)
      const second = added.body.note.id as string
      for (const [id, words] of [
        [whole, 'A long visit.'],
        [first, 'Practised.'],
        [second, 'Talked.'],
      ] as const)
        expect((await write(id, words)).status).toBe(200)
      return { whole, first, second }
    }
    async function readied(ids: readonly string[], who = clinician) {
      const hashes: string[] = []
      for (const id of ids) {
        const answer = await ready(id, who)
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        hashes.push(answer.body.contentHash)
      }
      const parts = ids.slice(1).map((id, index) => ({
        note: { id, resourceType: 'Note' },
        contentHash: hashes[index + 1],
      }))
      return { hash: hashes[0] ?? '', parts }
    }
    async function signedByBoth() {
      const ids = await written()
      const all = [ids.whole, ids.first, ids.second]
      const own = await readied(all)
      const authored = await sign(ids.whole, own.hash, { parts: own.parts })
      expect(authored.status, JSON.stringify(authored.body)).toBe(200)
      expect(await states(all)).toEqual(Array(3).fill('PartiallySigned'))
      const theirs = await readied(all, supervisor)
      const step = { stepId: 'supervisor', meaning: 'CoSigned', parts: theirs.parts }
      const last = await sign(ids.whole, theirs.hash, step, supervisor)
      expect(last.status, JSON.stringify(last.body)).toBe(200)
      expect(await states(all)).toEqual(Array(3).fill('Signed'))
      return { ...ids, all }
    }

    test('is kept as a copy with the words of each part, which is not there for whoever does not read one of them', async () => {
      const { whole, first } = await signedByBoth()
      await work()
      const [copy] = await copiesOf(whole)
      const { bytes } = await bytesOf(copy?.id ?? '')
      const { text } = await readPages(bytes)
      for (const words of ['A long visit.', 'Practised.', 'Talked.']) expect(text).toContain(words)
      expect((await copiesOf(whole, supervisor)).map(({ id }) => id)).toEqual([copy?.id])

      await closed(first)
      expect((await supervisor.ask('GET', `Notes/${whole}`, crossing)).status).toBe(200)
      expect((await supervisor.ask('GET', `Notes/${first}`, crossing)).status).toBe(404)
      expect(await copiesOf(whole, supervisor)).toEqual([])
      expect((await bytesOf(copy?.id ?? '', supervisor)).status).toBe(404)
    })

    test('keeps the version of its template: neither the whole nor a part is moved to a newer one', async () => {
      const { body } = await begun()
      const whole = await read(`Notes/${body.note.id}`)
      const part = await read(`Notes/${whole.definitionAssignments[0].childNote.id}`)
      for (const { id, meta } of [whole, part]) {
        const kept = await clinician.ask('POST', `Notes/${id}/upgrade`, {
          ...crossing,
          body: { versionId: meta.versionId },
        })
        expect(kept.status, JSON.stringify(kept.body)).toBe(409)
        expect(kept.body.code).toBe('notes.shared-not-upgraded')
      }
    })

    test('begins as a whole without a service and a part for the first one, with a session of its own', async () => {
      const { status, body } = await begun()
      expect(status, JSON.stringify(body)).toBe(200)
      const whole = await read(`Notes/${body.note.id}`)
      expect(whole).toMatchObject({
        kind: 'MultiServiceNote',
        composition: 'MultiService',
        patient: { id: scene.patient.id },
        definition: { id: scene.servicesNote.id, resourceType: 'GroupNoteDefinition' },
        sections: [{ key: 'visit-common', scope: 'Common' }],
        definitionAssignments: [{ service: { id: scene.skills.id } }],
      })
      const session = await read(`Encounters/${whole.encounter.id}`)
      expect(session).toMatchObject({ documentationType: 'MultiServiceNote', minutes: 180 })
      expect(session.serviceType).toBeUndefined()
      const part = await read(`Notes/${whole.definitionAssignments[0].childNote.id}`)
      expect(part).toMatchObject({
        partOf: { id: whole.id },
        patient: { id: scene.patient.id },
        sections: [{ key: 'skills-part', scope: 'PerService' }],
      })
      expect(await read(`Encounters/${part.encounter.id}`)).toMatchObject({
        partOf: { id: session.id },
        serviceType: { id: scene.skills.id },
        minutes: 180,
      })
      const again = await begun({ start: session.period.start })
      expect([again.status, again.body.errors?.[0]?.code]).toEqual([409, 'notes.already-started'])
    })

    test('grows out of an appointment by the definition that is chosen, and starting again leads to it', async () => {
      const start = '2026-01-12T15:00:00.000Z'
      const appointment = await scene.admin.ask('POST', 'Appointments', {
        body: {
          status: 'booked',
          start,
          end: '2026-01-12T18:00:00.000Z',
          timezone: 'America/Chicago',
          duration: 180,
          kind: 'Visit',
          mode: 'InPerson',
          isGroup: false,
          serviceType: bare(scene.skills),
          program: bare(scene.program),
          location: bare(scene.room),
          owner: scene.owner,
          attendees: [
            {
              id: '1',
              kind: 'Patient',
              subject: bare(scene.patient),
              requirement: 'Required',
              status: 'booked',
            },
          ],
        },
      })
      expect(appointment.status, JSON.stringify(appointment.body)).toBe(201)
      const path = `Appointments/${appointment.body.id}/start-note`
      const wanted = { body: { noteDefinition: bare(scene.servicesNote) } }
      const first = await clinician.ask('POST', path, wanted)
      expect(first.status, JSON.stringify(first.body)).toBe(200)
      expect(await read(`Notes/${first.body.note.id}`)).toMatchObject({
        composition: 'MultiService',
        definitionAssignments: [{ service: { id: scene.skills.id } }],
      })
      expect((await read(`Encounters/${first.body.encounter.id}`)).serviceType).toBeUndefined()
      expect((await clinician.ask('POST', path, wanted)).body.note.id).toBe(first.body.note.id)
      expect((await read(`Appointments/${appointment.body.id}`)).status).toBe('checked-in')
    })

    test('rules judge each service by itself and all of them together', async () => {
      const { whole, first, second } = await written()
      await timed(second, 30, 60)
      const together = await ready(whole)
      expect([together.status, together.body.subStatus]).toEqual([422, 2101])
      expect((await timed(second, 60, 120)).status).toBe(200)
      expect((await ready(whole)).status).toBe(200)
      await timed(second, 60, 5)
      const alone = await ready(second)
      expect([alone.status, alone.body.subStatus]).toEqual([422, 2101])
      expect((await ready(first)).status).toBe(200)
    })

    test('is signed with its parts by one word, then by the supervisor, and then all sessions are finished', async () => {
      const { whole, first, second } = await signedByBoth()
      for (const id of [whole, first, second]) {
        const { encounter } = await read(`Notes/${id}`)
        expect(await read(`Encounters/${encounter.id}`)).toMatchObject({ status: 'Finished' })
      }
      const print = await clinician.ask('POST', `Notes/${whole}/print`, { ...crossing, body: {} })
      expect(print.status, JSON.stringify(print.body).slice(0, 200)).toBe(200)
      const bundle = await clinician.ask('POST', `Notes/${second}/bundle`, { ...crossing, body: {} })
      expect(bundle.status, JSON.stringify(bundle.body).slice(0, 200)).toBe(200)
    })

    test('a part is not signed before the whole, is not written by a plain request, and its service stays', async () => {
      const { whole, first } = await written()
      const alone = await readied([first])
      const refused = await sign(first, alone.hash)
      expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, 'signatures.common-first'])

      const part = await read(`Notes/${first}`)
      const forged = await clinician.ask('POST', 'Notes', {
        ...crossing,
        body: {
          kind: 'MultiServiceNote',
          subject: part.subject,
          patient: part.patient,
          encounter: part.encounter,
          partOf: { id: whole, resourceType: 'Note' },
          definition: bare(scene.definition),
          participants: part.participants,
        },
      })
      expect([400, 422]).toContain(forged.status)
      const moved = await change(`Encounters/${part.encounter.id}`, [
        { op: 'replace', path: '/serviceType', value: bare(scene.support) },
      ])
      expect([moved.status, moved.body.errors?.[0]?.code]).toEqual([422, 'notes.service-fixed'])
      const { encounter } = await read(`Notes/${whole}`)
      const priced = await change(`Encounters/${encounter.id}`, [
        { op: 'add', path: '/serviceType', value: bare(scene.support) },
      ])
      expect([priced.status, priced.body.errors?.[0]?.code]).toEqual([422, 'notes.service-of-parts'])
      const rows = await change(`Notes/${whole}`, [
        { op: 'replace', path: '/definitionAssignments', value: [] },
      ])
      expect(rows.status).toBe(200)
      expect(rows.body.definitionAssignments).toHaveLength(2)
    })

    test('a signed part is not changed by a plain write, and nobody without the right begins one or adds to one', async () => {
      const { whole, first } = await signedByBoth()
      const late = await write(first, 'Other words.')
      expect([late.status, late.body.subStatus]).toEqual([409, 2107])
      expect((await add(whole, scene.support)).status).toBe(409)
      const quality = await server.signIn('quality')
      expect((await begun({}, quality)).status).toBe(403)
      const open = await written()
      expect((await add(open.whole, scene.support, {}, quality)).status).toBe(403)
      expect((await add(open.whole, scene.support, {}, supervisor)).status).toBe(403)
      const withoutForm = await add(open.whole, scene.service)
      expect([withoutForm.status, withoutForm.body.errors?.[0]?.code]).toEqual([
        422,
        'notes.service-without-form',
      ])
    })

    test('who gives one of the services writes and signs that part; the author waits for it', async () => {
      const { body } = await begun()
      const whole = body.note.id as string
      const first = (await read(`Notes/${whole}`)).definitionAssignments[0].childNote.id as string
      await timed(first, 0, 60)
      const added = await add(whole, scene.support, { performer: staff(server, 'supervisor') })
      expect(added.status, JSON.stringify(added.body)).toBe(200)
      const part = await read(`Notes/${added.body.note.id}`)
      expect(part.author.id).toBe(staff(server, 'supervisor').id)
      expect(
        (await read(`Notes/${whole}`)).participants.map(
          ({ individual }: { individual: Row }) => individual.id,
        ),
      ).toContain(staff(server, 'supervisor').id)
      await write(whole, 'A long visit.')
      await write(first, 'Practised.')
      await write(part.id, 'Talked.')
      const own = await readied([whole, first])
      expect((await sign(whole, own.hash, { parts: own.parts })).status).toBe(200)
      expect(await states([whole, first, part.id])).toEqual(['PartiallySigned', 'PartiallySigned', 'Draft'])
      expect((await sign(part.id, own.hash)).status).not.toBe(200)
    })

    test('a service that is taken away goes with its draft, and one that did not take place waits for nobody', async () => {
      const { whole, second } = await written()
      const { encounter } = await read(`Notes/${second}`)
      const gone = await clinician.ask('POST', `Notes/${second}/discard`, {
        ...crossing,
        body: { reason: 'Not given.' },
      })
      expect(gone.status, JSON.stringify(gone.body)).toBe(200)
      expect((await read(`Notes/${whole}`)).definitionAssignments).toHaveLength(1)
      expect(await read(`Encounters/${encounter.id}`)).toMatchObject({ status: 'Cancelled' })
      expect((await ready(whole)).status).toBe(200)
    })

    test('is returned and voided with its parts, and amended and added to part by part', async () => {
      const ids = await written()
      const all = [ids.whole, ids.first, ids.second]
      const own = await readied(all)
      await sign(ids.whole, own.hash, { parts: own.parts })
      const returned = await act(
        ids.whole,
        'return',
        { reason: { code: 'incomplete', display: 'Incomplete' }, comment: 'Say more.' },
        supervisor,
      )
      expect(returned.status, JSON.stringify(returned.body)).toBe(200)
      expect(await states(all)).toEqual(Array(3).fill('Returned'))

      const done = await signedByBoth()
      const added = await act(done.whole, 'addendum', {
        text: 'Called later.',
        reason: { code: 'late-entry', display: 'Late entry' },
        credential: testPassword,
      })
      expect(added.status, JSON.stringify(added.body)).toBe(200)
    })
  },
)

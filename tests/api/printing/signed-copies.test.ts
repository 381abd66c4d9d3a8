import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import type { World } from '#server/operations/world.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { askBytes, hashOf } from '#tests/support/content/a-document.ts'
import { putLabels } from '#tests/support/content/put-labels.ts'
import { expectInOrder, readPages } from '#tests/support/content/read-print.ts'
import { structureFaults } from '#tests/support/content/structure-faults.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { letIntoPortal } from '#tests/support/scenes/let-into-portal.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import type { TestClient } from '#tests/support/server/server.ts'
import { testPassword } from '#tests/support/server/server.ts'
import {
  act,
  aDraft,
  crossing,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'

const credential = testPassword
const fact = { reason: { code: 'correction-of-fact', display: 'x' } }

describe.each(databasesFor(import.meta.url))('the signed copy of a note (%s)', (database) => {
  let house: SigningHouse
  beforeAll(async () => {
    house = await openSigningHouse(database)
  }, 180_000)
  afterAll(() => house?.close())

  const by = (login: Parameters<SigningHouse['client']>[0]) => house.client(login)
  const read = async (path: string, client: TestClient = by('clinician')) =>
    (await client.ask('GET', path, crossing)).body
  const copiesOf = async (id: string, client: TestClient = by('clinician')): Promise<readonly Row[]> => {
    const body = [{ field: 'source', op: 'eq', value: id }]
    const answer = await client.ask('POST', 'ClinicalDocuments/queries', { ...crossing, body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  const bytesOf = (id: string, client: TestClient = by('clinician')) =>
    askBytes(house.server, client, `ClinicalDocuments/${id}/content`)
  async function work(world: World = house.server.world): Promise<readonly unknown[]> {
    const troubles: unknown[] = []
    const patience = { heartbeat: 10, retryDelay: 0, retries: 1 }
    const running = startJobs({ world, jobs, report: (error) => troubles.push(error), patience })
    await running.turn()
    await running.stop()
    return troubles
  }
  async function final() {
    const { id } = await aDraft(house, 'Author and supervisor')
    expect((await sign(by('clinician'), id)).status).toBe(200)
    expect((await sign(by('supervisor'), id)).status).toBe(200)
    return id
  }
  /** The next quarter of an hour comes, in which what was missed is tried again. */
  const again = () => {
    const { world, practice } = house.server
    const run = { practiceId: practice.id, job: 'KeepNoteCopies', dueAt: world.now().iso } as const
    return world.database.asOwner((transaction) => wantRuns(transaction, [{ ...run, id: world.newId() }]))
  }
  /** The label of psychotherapy notes, as a program or a job gives it to a signed note; of the copy nothing is changed. */
  const closed = (id: string) =>
    house.server.world.database.asOwner((transaction) =>
      sql`update resource set closed = json_build_object('labels', json_build_array('PSYTHPN'), 'author',
        content #>> '{author,id}', 'writers', json_build_array(), 'programs', json_build_array())::text
        where id = ${id}::uuid`.execute(transaction),
    )
  const trail = async (id: string) => {
    const found = await house.server.world.database.asOwner((transaction) =>
      sql<{ detail: Readonly<Record<string, unknown>>; action: string }>`
        select detail, action from audit_event where resource_id = ${id}::uuid order by at`.execute(
        transaction,
      ),
    )
    return found.rows
  }

  test('is kept once the last required signature stands: the same words, tagged, with the time of the signature, and the trail names its hash', async () => {
    const { id } = await aDraft(house, 'Author and supervisor')
    await sign(by('clinician'), id)
    await work()
    expect(await copiesOf(id)).toEqual([])
    const signed = await sign(by('supervisor'), id)
    expect(signed.status).toBe(200)
    expect(await copiesOf(id)).toEqual([])
    expect(await work()).toEqual([])
    await work()
    const [copy, ...others] = await copiesOf(id)
    expect(others).toEqual([])
    const note = await read(`Notes/${id}`)
    expect(copy).toMatchObject({
      status: 'Final',
      subject: { id: note.patient.id },
      source: { id, resourceType: 'Note' },
      sourceVersion: note.meta.versionId,
      author: { id: note.author.id },
      released: { toPatient: false },
      meta: { versionId: '1' },
    })
    expect(copy).not.toHaveProperty('watermark')
    expect(note.summaryDocument).toMatchObject({ id: copy?.id, resourceType: 'ClinicalDocument' })
    expect(note.meta.versionId).toBe(signed.body.meta.versionId)

    const { bytes, status } = await bytesOf(copy?.id ?? '')
    expect(status).toBe(200)
    const { content } = await read(`ClinicalDocuments/${copy?.id}`)
    expect(content).toMatchObject({ hash: hashOf(bytes), size: bytes.length, contentType: 'application/pdf' })
    const print = await readPages(bytes)
    expectInOrder(print.text, [
      'We talked.',
      'Signatures',
      'Signed copy. It shows the note as it was signed by',
    ])
    expect(await structureFaults(print.bytes)).toEqual([])
    expect(await trail(copy?.id ?? '')).toContainEqual(
      expect.objectContaining({
        action: 'C',
        detail: expect.objectContaining({ copy: content.hash, of: `Note/${id}`, job: 'KeepNoteCopies' }),
      }),
    )
  })

  test('is made anew with each amendment, addendum and void; the earlier ones stay and say what replaced them', async () => {
    const id = await final()
    const added = await act(by('clinician'), id, 'addendum', {
      ...fact,
      text: 'The sister called.',
      credential,
    })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    // Both are made by one run, in their order.
    await work()
    const voided = await act(by('supervisor'), id, 'void', {
      reason: { code: 'wrong-patient', display: 'x' },
      credential,
    })
    expect(voided.status, JSON.stringify(voided.body)).toBe(200)
    await work()
    const copies = [...(await copiesOf(id))].sort((one, other) => (one.id < other.id ? -1 : 1))
    expect(copies).toMatchObject([
      { status: 'Final', replacedBy: { id: copies[1]?.id } },
      {
        status: 'Amended',
        watermark: 'Amended',
        replaces: { id: copies[0]?.id },
        replacedBy: { id: copies[2]?.id },
      },
      { status: 'EnteredInError', watermark: 'Void', replaces: { id: copies[1]?.id } },
    ])
    expect(copies[2]).not.toHaveProperty('replacedBy')
    expect((await read(`Notes/${id}`)).summaryDocument.id).toBe(copies[2]?.id)
    const [first, amended, last] = await Promise.all(
      copies.map(async (each) => (await readPages((await bytesOf(each.id)).bytes)).text),
    )
    expect(first).not.toContain('The sister called.')
    expectInOrder(amended ?? '', ['The sister called.', 'AMENDED'])
    expect(last).toContain('VOID')
  })

  test('stays when the signatures are taken back, says so, and is replaced by what is signed next', async () => {
    const id = await final()
    await work()
    const [before] = await copiesOf(id)
    const taken = await act(by('supervisor'), id, 'unsign', { reason: 'A wrong word.' })
    expect(taken.status, JSON.stringify(taken.body)).toBe(200)
    await work()
    const [withdrawn, ...none] = await copiesOf(id)
    expect(none).toEqual([])
    expect(withdrawn).toMatchObject({ id: before?.id, status: 'Final' })
    const { withdrawnAt } = await read(`ClinicalDocuments/${before?.id}`)
    expect(withdrawnAt).toBe(taken.body.meta.lastModified)
    expect((await bytesOf(before?.id ?? '')).status).toBe(200)
    await sign(by('clinician'), id)
    await sign(by('supervisor'), id)
    await work()
    const again = (await copiesOf(id)).find((each) => each.id !== before?.id)
    expect(again).toMatchObject({ status: 'Final', replaces: { id: before?.id } })
  })

  test('is made once also where the printing engine is away, its bytes were laid and no row was written, or two servers work at it', async () => {
    const id = await final()
    const { world } = house.server
    const without = { ...world, print: () => Promise.resolve(refuse('', 'notes.not-printed')) }
    expect(await work(without)).not.toEqual([])
    expect(await copiesOf(id)).toEqual([])
    expect((await act(by('clinician'), id, 'addendum', { ...fact, text: 'Later.', credential })).status).toBe(
      200,
    )
    let isCut = false
    const cut: World = {
      ...world,
      content: {
        ...world.content,
        keep: async (practiceId, file) => {
          await world.content.keep(practiceId, file)
          if (!isCut) {
            isCut = true
            throw new Error('cut')
          }
        },
      },
    }
    await work(cut)
    await again()
    const both = await Promise.all([work(), work({ ...world })])
    await again()
    expect([both, await work()]).toEqual([[[], []], []])
    expect(isCut).toBe(true)
    const copies = await copiesOf(id)
    expect(copies.map(({ status }: Row & { status?: string }) => status).sort()).toEqual(['Amended', 'Final'])
  })

  test('is changed, replaced, corrected or taken away by no plain write, file, import or purge', async () => {
    const id = await final()
    await work()
    const [copy] = await copiesOf(id)
    const place = `ClinicalDocuments/${copy?.id}`
    const admin = by('admin')
    const body = await read(place, admin)
    const path = `${place}?versionId=${body.meta.versionId}`
    const patches = [
      [{ op: 'replace', path: '/title', value: 'Another' }],
      [{ op: 'replace', path: '/status', value: 'EnteredInError' }],
      [{ op: 'replace', path: '/type', value: { code: 'lab', display: 'Laboratory' } }],
      [{ op: 'replace', path: '/content/hash', value: '0'.repeat(64) }],
      [{ op: 'remove', path: '/sourceVersion' }],
      [{ op: 'add', path: '/replacedBy', value: { id, resourceType: 'ClinicalDocument' } }],
      [{ op: 'add', path: '/watermark', value: 'Void' }],
    ]
    for (const patch of patches) {
      const answer = await admin.ask('PATCH', path, { body: patch })
      expect([409, 422], JSON.stringify([patch, answer.body])).toContain(answer.status)
    }
    const put = await admin.ask('PUT', path, { body: { ...body, title: 'Another' } })
    expect(put.status).toBe(409)
    expect((await admin.ask('DELETE', path)).status).toBe(405)
    const uploaded = await askBytes(house.server, admin, `${place}/content`, {
      body: Buffer.from('%PDF-1.4'),
      headers: { 'content-type': 'application/pdf' },
    })
    expect([409, 422]).toContain(uploaded.status)
    const purge = { body: { credential, reason: 'x' } }
    for (const way of ['content', 'content?purge=true'])
      expect([405, way]).toEqual([(await admin.ask('DELETE', `${place}/${way}`, purge)).status, way])
    expect(await read(place, admin)).toEqual(body)

    // Nobody makes one by hand either.
    const { id: _id, meta: _meta, display: _display, partition: _partition, ...whole } = body
    const made = await admin.ask('POST', 'ClinicalDocuments', { body: whole })
    expect(made.status).toBe(422)
    const plain = await admin.ask('POST', 'ClinicalDocuments', {
      body: {
        subject: body.subject,
        type: body.type,
        title: 'By hand',
        status: 'Preliminary',
        source: body.source,
      },
    })
    expect(plain.status, JSON.stringify(plain.body)).toBe(201)
    await work()
    expect((await read(`ClinicalDocuments/${plain.body.id}`)).status).toBe('Preliminary')
    expect((await read(`Notes/${id}`)).summaryDocument.id).toBe(copy?.id)

    const release = [{ op: 'replace', path: '/released', value: { toPatient: true } }]
    expect((await admin.ask('PATCH', path, { body: release })).status).toBe(200)
  })

  test('is there for those alone who read its note: not without the right to notes, not past a label that came later, not out of reach', async () => {
    const id = await final()
    await work()
    const [copy] = await copiesOf(id)
    const { hash } = (await read(`ClinicalDocuments/${copy?.id}`)).content
    const { scene, server } = house
    const place = `ClinicalDocuments/${copy?.id}`
    const met = async (client: TestClient) => {
      const own = { field: 'subject', op: 'eq', value: scene.patient.id }
      const searched = await client.ask('POST', 'ClinicalDocuments/queries', { ...crossing, body: [own] })
      const listed = await client.ask('GET', 'ClinicalDocuments?summary=true', crossing)
      const found = JSON.stringify([searched.body, listed.body])
      const asked = [place, `${place}/_history`, `${place}/_history/1`]
      const files = [`${place}/content`, `${place}/_history/1/content`, `${place}/content?thumbnail=64`]
      return [
        ...(await Promise.all(asked.map(async (path) => (await client.ask('GET', path)).status))),
        ...(await Promise.all(files.map(async (path) => (await askBytes(server, client, path)).status))),
        found.includes(copy?.id ?? '') || found.includes(hash),
      ]
    }
    const all = [200, 200, 200, 200, 200, 200, true]
    const nothing = [404, 404, 404, 404, 404, 404, false]
    expect(await met(by('supervisor'))).toEqual(all)

    const sets = (await by('admin').ask('GET', 'GrantSets?pageSize=200')).body
    const keys = ['practitioner-login', 'read-patients', 'read-clinical-record']
    const role = await created(by('admin'), 'SecurityRoles', {
      name: 'Chart without notes',
      key: 'chart-without-notes',
      grantSets: sets
        .filter(({ key }: { readonly key: string }) => keys.includes(key))
        .map((each: Row) => ({ id: each.id, resourceType: 'GrantSet' })),
      populationLevel: 'All',
    })
    const { practice, world } = server
    const fields = { roles: [bare(role)] }
    await putFields(world, practice, {
      type: 'Practitioner',
      id: practice.profiles.get('quality') ?? '',
      fields,
    })
    const reader = await server.signIn('quality')
    const plain = await created(by('admin'), 'ClinicalDocuments', {
      subject: bare(scene.patient),
      type: { code: 'lab', display: 'Laboratory' },
      title: 'A letter',
      status: 'Preliminary',
    })
    expect((await reader.ask('GET', `ClinicalDocuments/${plain.id}`)).status).toBe(200)
    expect((await reader.ask('GET', `Notes/${id}`)).status).toBe(403)
    expect(await met(reader)).toEqual(nothing)

    // Nobody of the portal reads it before it is released to the patient.
    const profile = { id: scene.patient.id, resourceType: 'Patient' }
    await letIntoPortal(world, practice, { profile, patientId: scene.patient.id, login: 'maya' })
    const maya = await server.signIn('maya')
    expect(await met(maya)).toEqual(nothing)
    const { meta } = await read(place)
    const release = [{ op: 'replace', path: '/released', value: { toPatient: true } }]
    const released = await by('admin').ask('PATCH', `${place}?versionId=${meta.versionId}`, { body: release })
    expect(released.status, JSON.stringify(released.body)).toBe(200)
    expect((await maya.ask('GET', place)).status).toBe(200)
    expect((await maya.ask('GET', `Notes/${id}`)).status).toBe(403)

    // A label that the note has got later closes the copy at once.
    await closed(id)
    for (const login of ['supervisor', 'admin'] as const) expect(await met(by(login))).toEqual(nothing)
    expect(await met(maya)).toEqual(nothing)
    expect((await met(by('clinician'))).slice(0, 1)).toEqual([200])
  })

  test('is not there for those who read its note and not a diagnosis that it names, also where that was closed later', async () => {
    const { id } = await aDraft(house, 'Author only', { start: '2026-03-02T15:00:00.000Z' })
    const { scene, server } = house
    const condition = await created(by('clinician'), 'Conditions', {
      subject: bare(scene.patient),
      category: 'Diagnosis',
      code: { system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'F52.0', display: 'A quiet matter' },
      clinicalStatus: 'Active',
      verification: 'Confirmed',
    })
    const { encounter } = await read(`Notes/${id}`)
    const fields = { diagnoses: [{ id: 'one', condition: bare(condition), rank: 1, use: 'Treatment' }] }
    await putFields(server.world, server.practice, { type: 'Encounter', id: encounter.id, fields })
    const signed = await sign(by('clinician'), id)
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    await work()
    const [copy] = await copiesOf(id)
    const place = `ClinicalDocuments/${copy?.id}`
    expect((await readPages((await bytesOf(copy?.id ?? '')).bytes)).text).toContain('A quiet matter')
    expect((await by('admin').ask('GET', place)).status).toBe(200)

    await putLabels(server, { type: 'Condition', id: condition.id }, ['PSYTHPN'])
    expect((await by('admin').ask('GET', `Notes/${id}`, crossing)).status).toBe(200)
    expect((await by('admin').ask('GET', `Conditions/${condition.id}`)).status).toBe(404)
    expect((await by('admin').ask('GET', place)).status).toBe(404)
    expect((await bytesOf(copy?.id ?? '', by('admin'))).status).toBe(404)
    expect(await copiesOf(id, by('admin'))).toEqual([])
  })

  test('of a note under a label carries the label, and is kept all the same', async () => {
    const { id } = await aDraft(house, 'Author only')
    await putLabels(house.server, { type: 'Note', id }, ['PSYTHPN'])
    expect((await sign(by('clinician'), id)).status).toBe(200)
    await work()
    const [copy] = await copiesOf(id)
    const stored = await read(`ClinicalDocuments/${copy?.id}`)
    expect(stored.meta.securityLabels).toMatchObject([{ code: 'PSYTHPN' }])
    expect((await read(`Notes/${id}`)).summaryDocument.id).toBe(copy?.id)
    expect((await by('supervisor').ask('GET', `ClinicalDocuments/${copy?.id}`)).status).toBe(404)
  })
})

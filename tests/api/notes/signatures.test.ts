import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { aTransaction, databasesFor } from '#tests/support/database/database.ts'
import {
  authorStep,
  aVisit,
  created,
  type Row,
  rowOf,
  type Scene,
  setScene,
  staff,
} from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const supervisorStep = {
  id: 'supervisor',
  order: 2,
  role: 'Supervisor',
  required: true,
  who: 'Supervisor',
  meaning: 'CoSigned',
  methods: ['Password'],
  condition: {
    combinator: 'And',
    clauses: [{ source: 'authorRequiresCoSignature', operator: 'Equals', value: true }],
  },
}

describe.each(databasesFor(import.meta.url))('signatures (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let day = 0

  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(Date.parse('2026-03-05T18:00:00.000Z')) })
    scene = await setScene(server, { steps: [authorStep, supervisorStep] })
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server.close())

  const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
  const read = async (path: string) => (await clinician.ask('GET', path, crossing)).body

  type Ready = {
    readonly row: Row
    readonly hash: string
    readonly encounterId: string
    readonly appointmentId: string
  }

  /** A note that is filled and marked ready, of a session of so many minutes. */
  async function readyNote(minutes = 50): Promise<Ready> {
    const start = Date.parse('2026-03-04T15:00:00.000Z') - day * 86_400_000
    day += 1
    const times = {
      start: new Date(start).toISOString(),
      end: new Date(start + minutes * 60_000).toISOString(),
    }
    const appointment = await created(
      scene.admin,
      'Appointments?confirmed=true',
      aVisit(scene, times.start, times),
    )
    const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
    const note = rowOf(await clinician.ask('GET', `Notes/${started.body.note.id}`, crossing))
    const data = { mood: 'low', summary: 'We talked.' }
    const written = await clinician.ask('PATCH', `Notes/${note.id}?versionId=${note.versionId}`, {
      body: [{ op: 'replace', path: '/sections/0/data', value: data }],
    })
    const row = rowOf(written)
    const marked = await clinician.ask('POST', `Notes/${row.id}/ready`, {
      body: { versionId: row.versionId },
    })
    expect(marked, JSON.stringify(marked.body)).toMatchObject({ status: 200 })
    return {
      row: { ...row, versionId: marked.body.versionId },
      hash: marked.body.contentHash,
      encounterId: started.body.encounter.id,
      appointmentId: appointment.id,
    }
  }

  const sign = (note: Ready, more: object = {}, client = clinician) =>
    client.ask('POST', `Notes/${note.row.id}/sign`, {
      body: {
        stepId: 'author',
        meaning: 'Authored',
        name: 'clinician Of riverbend',
        method: 'Password',
        credential: testPassword,
        contentHash: note.hash,
        ...more,
      },
    })
  const manifests = async (noteId: string) => {
    const rows = await server.world.database.asOwner((transaction) =>
      transaction
        .selectFrom('manifest')
        .selectAll()
        .where('note_id', '=', noteId)
        .orderBy('number')
        .execute(),
    )
    const hex = (bytes: unknown) => (bytes === null ? null : Buffer.from(bytes as Uint8Array).toString('hex'))
    return rows.map((row) => ({
      ...row,
      hash: hex(row.hash),
      previous: hex(row.previous_hash),
      signature: hex(row.signature),
    }))
  }

  test('the last required signature makes the note final, its session finished and its appointment fulfilled', async () => {
    const note = await readyNote()
    const signed = await sign(note)

    expect(signed, JSON.stringify(signed.body)).toMatchObject({
      status: 200,
      body: {
        signingState: 'Signed',
        status: 'Final',
        finalAt: expect.any(String),
        signatures: [
          {
            stepId: 'author',
            meaning: 'Authored',
            method: 'Password',
            signer: { id: scene.owner.id },
            contentHash: note.hash,
            credentialsText: 'clinician Of riverbend',
          },
        ],
      },
    })
    expect((await read(`Encounters/${note.encounterId}`)).status).toBe('Finished')
    expect((await read(`Appointments/${note.appointmentId}`)).status).toBe('fulfilled')
  })

  test('S1 a PATCH of a signed note answers 409 with 2107, and nothing changes, in the store as in raw SQL', async () => {
    const note = await readyNote()
    const signed = await sign(note)
    const versionId = signed.body.meta.versionId
    const operations = [{ op: 'replace', path: '/sections/0/data/mood', value: 'calm' }]

    const patched = await clinician.ask('PATCH', `Notes/${note.row.id}?versionId=${versionId}`, {
      body: operations,
    })
    const stale = await clinician.ask('PATCH', `Notes/${note.row.id}?versionId=1`, { body: operations })
    const replaced = await clinician.ask('PUT', `Notes/${note.row.id}?versionId=${versionId}`, {
      body: { ...signed.body, confidential: true },
    })
    const deleted = await clinician.ask('DELETE', `Notes/${note.row.id}?versionId=${versionId}`)
    const settings = aTransaction({ practiceId: server.practice.id, operation: 'note.patch', reach: 'All' })
    const changed = await server.world.database.transaction(settings, async (transaction) => {
      const outcome =
        await sql`update resource set content = '{}' where practice_id = ${server.practice.id} and id = ${note.row.id}`.execute(
          transaction,
        )
      return succeeded(Number(outcome.numAffectedRows ?? 0))
    })

    for (const answer of [patched, stale, replaced, deleted])
      expect(answer).toMatchObject({ status: 409, body: { subStatus: 2107 } })
    expect(changed).toEqual({ ok: true, value: 0 })
    expect(await read(`Notes/${note.row.id}`)).toEqual(signed.body)
  })

  test('S5 the session of a signed note keeps its times, people and diagnoses', async () => {
    const note = await readyNote()
    await sign(note)
    const session = await read(`Encounters/${note.encounterId}`)
    const answer = await clinician.ask(
      'PATCH',
      `Encounters/${note.encounterId}?versionId=${session.meta.versionId}`,
      {
        body: [{ op: 'replace', path: '/diagnoses', value: [] }],
      },
    )

    expect(answer).toMatchObject({ status: 409, body: { subStatus: 2107 } })
  })

  describe('S3 nothing is signed without the credential, or over what the signer has not seen', () => {
    test('a wrong password', async () => {
      const note = await readyNote()

      expect(await sign(note, { credential: 'guessed' })).toMatchObject({
        status: 403,
        body: { subStatus: 2103 },
      })
      expect(await manifests(note.row.id)).toEqual([])
      expect((await read(`Notes/${note.row.id}`)).signingState).toBe('ReadyToSign')
    })

    test('the hash of another note, and a note whose session changed after it was read', async () => {
      const note = await readyNote()
      const other = await readyNote()
      const session = await read(`Encounters/${note.encounterId}`)
      expect(await sign(note, { contentHash: other.hash })).toMatchObject({
        status: 409,
        body: { code: 'signatures.content-changed' },
      })

      await clinician.ask('PATCH', `Encounters/${note.encounterId}?versionId=${session.meta.versionId}`, {
        body: [{ op: 'replace', path: '/mode', value: 'Telehealth' }],
      })
      expect(await sign(note)).toMatchObject({ status: 409, body: { code: 'signatures.content-changed' } })
    })

    test('a note that was edited after it was ready', async () => {
      const note = await readyNote()
      await clinician.ask('PATCH', `Notes/${note.row.id}?versionId=${note.row.versionId}`, {
        body: [{ op: 'replace', path: '/sections/0/data/mood', value: 'calm' }],
      })

      expect(await sign(note)).toMatchObject({ status: 422, body: { subStatus: 2001 } })
    })

    test('a step that is not there, another meaning, another method', async () => {
      const note = await readyNote()

      expect(await sign(note, { stepId: 'witness' })).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/stepId' }] },
      })
      expect(await sign(note, { meaning: 'Reviewed' })).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/meaning' }] },
      })
      expect(await sign(note, { method: 'Typed' })).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/method' }] },
      })
    })

    test('twice', async () => {
      const note = await readyNote()
      await sign(note)

      expect(await sign(note)).toMatchObject({ status: 409, body: { subStatus: 2107 } })
      expect(await manifests(note.row.id)).toHaveLength(1)
    })

    test('twice at the same moment', async () => {
      const note = await readyNote()
      const answers = await Promise.all([sign(note), sign(note), sign(note)])

      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
      expect(await manifests(note.row.id)).toHaveLength(1)
    })

    test('by somebody whose role does not sign', async () => {
      const note = await readyNote()

      expect((await sign(note, {}, await server.signIn('admin'))).status).toBe(403)
    })
  })

  test('a warning is taken on with its reason, or it stands in the way', async () => {
    const note = await readyNote(10)
    const override = (reason: string) => ({ overrides: [{ ruleId: rule, itemId: 'length', reason }] })
    const rule = (await read(`Notes/${note.row.id}`)).ruleResults[0].ruleId

    const bare = await sign(note)
    const silent = await sign(note, override(' '))
    const signed = await sign(note, override('Crisis call, ended early.'))

    expect(bare).toMatchObject({
      status: 422,
      body: {
        subStatus: 2101,
        errors: [{ message: 'This session lasted 10 minutes; Individual therapy allows 16 to 90 minutes.' }],
      },
    })
    expect(silent.status).toBe(422)
    expect(signed).toMatchObject({
      status: 200,
      body: {
        ruleResults: [
          {
            outcome: 'Overridden',
            override: { reason: 'Crisis call, ended early.', by: { id: scene.owner.id } },
          },
          {},
          {},
        ],
      },
    })
  })

  test('S6 each signature leaves a manifest: canonical, hashed, signed with the instance’s key, and named in the audit', async () => {
    const note = await readyNote()
    const signed = await sign(note)
    const [manifest] = await manifests(note.row.id)
    const text = canonicalJson(manifest?.content as never)

    expect(manifest).toMatchObject({ number: 1, previous: null, key_id: server.world.keys.signer.keyId })
    expect(createHash('sha256').update(text).digest('hex')).toBe(manifest?.hash)
    expect(Buffer.from(server.world.keys.signer.sign(Buffer.from(text))).toString('hex')).toBe(
      manifest?.signature,
    )
    expect(manifest?.content).toMatchObject({
      note: note.row.id,
      version: signed.body.meta.versionId,
      contentHash: note.hash,
      printedName: 'clinician Of riverbend',
      meaning: 'Authored',
      previousManifestHash: null,
      content: { sections: [{ data: { mood: 'low', summary: 'We talked.' } }] },
    })

    const audit = await server.world.database.asOwner((transaction) =>
      transaction.selectFrom('audit_event').selectAll().where('resource_id', '=', note.row.id).execute(),
    )
    const signings = audit.filter((row) => JSON.stringify(row.detail).includes('note.sign'))
    expect(signings).toHaveLength(1)
    expect(JSON.stringify(signings[0]?.detail)).toContain(manifest?.hash)
  })

  test('where the author needs a countersignature the supervisor signs after the author, and the second manifest holds the first', async () => {
    const author = await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)
    await scene.admin.ask(
      'PATCH',
      `Practitioners/${scene.owner.id}?versionId=${author.body.meta.versionId}`,
      {
        body: [
          { op: 'add', path: '/requiresCoSignature', value: true },
          { op: 'add', path: '/supervisor', value: staff(server, 'supervisor') },
        ],
      },
    )
    const supervisor = await server.signIn('supervisor')
    const note = await readyNote()
    const countersigned = { stepId: 'supervisor', meaning: 'CoSigned', name: 'supervisor Of riverbend' }

    const early = await sign(note, countersigned, supervisor)
    const foreign = await sign(note, {}, supervisor)
    const first = await sign(note)
    const again = await supervisor.ask('POST', `Notes/${note.row.id}/ready`, {
      body: { versionId: first.body.meta.versionId },
    })
    const last = await sign({ ...note, hash: again.body.contentHash }, countersigned, supervisor)

    expect(early).toMatchObject({ status: 422, body: { subStatus: 2102 } })
    expect(foreign.status).toBe(403)
    expect(first).toMatchObject({
      status: 200,
      body: { signingState: 'PartiallySigned', status: 'Preliminary' },
    })
    expect(again, JSON.stringify(again.body)).toMatchObject({
      status: 200,
      body: { contentHash: note.hash, openSteps: [{ stepId: 'supervisor' }] },
    })
    expect(last, JSON.stringify(last.body)).toMatchObject({
      status: 200,
      body: { signingState: 'Signed', status: 'Final' },
    })
    const [one, two] = await manifests(note.row.id)
    expect(two?.previous).toBe(one?.hash)
  })

  test('after five wrong passwords the signer has to wait, and even the right one does not help', async () => {
    const note = await readyNote()
    for (let attempt = 0; attempt < 5; attempt += 1) await sign(note, { credential: `guess ${attempt}` })
    const answer = await sign(note)

    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
  })
})

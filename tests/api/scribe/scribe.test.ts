import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { askBytes, hashOf } from '#tests/support/content/a-document.ts'
import { wav } from '#tests/support/content/files.ts'
import { readPrint } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, aVisit, bare, created, type Row, rowOf } from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { testPassword } from '#tests/support/server/server.ts'
import { crossing, openSigningHouse, type SigningHouse, sign } from '#tests/support/signing/signing-house.ts'

const phrases = [
  'Goal: sleep six hours',
  'taught sleep hygiene and breathing',
  'engaged, agreed to try it',
  'slept five nights of seven, better than last week',
  'next visit in one week',
]
const kind = { code: 'recording-ambient', display: 'Recording of sessions' }

describe.each(databasesFor(import.meta.url))('a note that is drafted from phrases (%s)', (database) => {
  let house: SigningHouse
  let definition: Row
  let hour = 0
  beforeAll(async () => {
    house = await openSigningHouse(database)
    const { admin, definition: usual } = house.scene
    const { sections, signatureConfiguration } = (await admin.ask('GET', `NoteDefinitions/${usual.id}`)).body
    definition = await active(admin, 'NoteDefinitions', {
      ...{ name: 'Drafted', key: 'drafted', version: 1, type: 'Form', kinds: ['Note', 'ScribeSession'] },
      ...{ sections, signatureConfiguration, scribeFormat: 'GIRPP' },
      sectionMap: ['goal', 'response', 'progress', 'plan'].map((formatSection) => ({
        formatSection,
        sectionKey: 'intervention',
      })),
    })
  }, 180_000)
  afterAll(() => house?.close())

  const clinician = () => house.client('clinician')
  async function patched(
    path: string,
    pointer: string,
    value: unknown,
    login: 'admin' | 'clinician' = 'admin',
  ) {
    const client = house.client(login)
    const { versionId } = rowOf(await client.ask('GET', path, crossing))
    const body = [{ op: 'add', path: pointer, value }]
    const answer = await client.ask('PATCH', `${path}?versionId=${versionId}`, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  const allow = (isAllowed: boolean) => patched('PracticePreferences/default', '/ambientListening', isAllowed)
  const startedBy = (login: 'clinician' | 'scribe', more: object = {}) => {
    hour += 3
    const { patient, episode, service, room } = house.scene
    const start = new Date(Date.now() - hour * 3_600_000).toISOString()
    const body = {
      ...{ patient: bare(patient), noteDefinition: bare(definition), kind: 'ScribeSession', another: true },
      ...{ episodeOfCare: bare(episode), serviceType: bare(service), location: bare(room) },
      ...{ start, minutes: 50, mode: 'InPerson', ...more },
    }
    return house.client(login).ask('POST', 'Notes/start', { body })
  }
  const started = async () => {
    const answer = await startedBy('clinician')
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return bare(answer.body.note)
  }
  const said = () => [{ person: bare(house.scene.patient), witness: house.scene.owner, reason: 'By phone.' }]
  const draft = (note: object, more: object = {}, login: 'clinician' | 'scribe' | 'quality' = 'clinician') =>
    house.client(login).ask('POST', 'Transcriptions/draft', { body: { note, phrases, ...more } })
  const drafted = async (note: object, more: object = {}) => {
    const answer = await draft(note, { verbalConsents: said(), ...more })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  type Passage = { readonly accepted: string; readonly text: string }
  const decide = async (
    row: { readonly id: string },
    decision: (passage: Passage, index: number) => object,
  ) => {
    const path = `Transcriptions/${row.id}`
    const { body } = await clinician().ask('GET', path, crossing)
    const passages = body.draft.map((each: Passage, index: number) => ({ ...each, ...decision(each, index) }))
    return patched(path, '/draft', passages, 'clinician')
  }
  type Versioned = { readonly id: string; readonly meta: { readonly versionId: string } }
  const insert = ({ id, meta }: Versioned) =>
    clinician().ask('POST', `Transcriptions/${id}/insert`, { body: { versionId: meta.versionId } })
  const noteNow = async ({ id }: { readonly id?: string }) =>
    (await clinician().ask('GET', `Notes/${id}`, crossing)).body
  /** Every row and every kept version that speaks of a note. */
  const rowsOf = (type: string, noteId: string | undefined) =>
    house.server.world.database.asOwner(async (transaction) => {
      const like = `%${noteId}%`
      const { rows } = await sql`
        select id from resource where type = ${type} and content::text like ${like} union
        select id from resource_history where type = ${type} and content::text like ${like}`.execute(
        transaction,
      )
      return rows
    })
  const backgroundWork = async () => {
    const patience = { heartbeat: 10, retryDelay: 0, retries: 1 }
    const running = startJobs({ world: house.server.world, jobs, report: () => undefined, patience })
    await running.turn()
    await running.stop()
  }
  const codes = (answer: { readonly body: { readonly errors?: readonly { readonly code: string }[] } }) =>
    (answer.body.errors ?? []).map(({ code }) => code)

  test('nothing is drafted where the practice does not want it, and no such note is started', async () => {
    expect(await startedBy('clinician')).toMatchObject({ status: 403, body: { code: 'scribe.off' } })
    const plain = await startedBy('clinician', { kind: 'Note' })
    expect(await draft(bare(plain.body.note))).toMatchObject({ status: 403, body: { code: 'scribe.off' } })
    await allow(true)
    expect(await draft(bare(plain.body.note), {}, 'quality')).toMatchObject({ status: 403 })
  })

  test('everybody who was there agrees first: nothing is kept before, and what is said is kept with who heard it', async () => {
    const note = await started()
    const refused = await draft(note)
    expect(refused).toMatchObject({ status: 422, body: { subStatus: 2201 } })
    expect(codes(refused)).toEqual(['scribe.consent-missing'])
    expect(await rowsOf('Transcription', note.id)).toEqual([])

    const { consents, engine, result, status } = await drafted(note)
    expect({ engine, result, status }).toEqual({
      ...{ engine: { name: 'typed-phrases', version: '1' }, result: 'Success', status: 'Succeeded' },
    })
    const consent = (await clinician().ask('GET', `Consents/${consents[0].id}`, crossing)).body
    expect(consent).toMatchObject({ status: 'Active', kind: { code: kind.code }, verbal: { given: true } })
    expect(consent.verbal.witness.id).toBe(house.scene.owner.id)
  })

  test('the note of a visit is started to be drafted where that is wanted, and its consent on file is enough', async () => {
    const { admin, patient } = house.scene
    const start = new Date(Date.now() - 40 * 86_400_000).toISOString()
    const visit = await created(admin, 'Appointments?confirmed=true', aVisit(house.scene, start))
    const body = { noteDefinition: bare(definition), kind: 'ScribeSession' }
    const begun = await clinician().ask('POST', `Appointments/${visit.id}/start-note`, { body })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    expect((await noteNow(begun.body.note)).kind).toBe('ScribeSession')
    const consent = await created(clinician(), 'Consents', {
      ...{ patient: bare(patient), kind, status: 'Draft', from: [{ text: 'This practice' }] },
      ...{ period: { start: '2020-01-01', end: '2090-01-01' }, to: [{ name: 'The care team' }] },
      ...{ information: { description: 'Notes.' }, statements: { revocationExplained: true } },
      signers: [{ role: 'Patient', person: bare(patient), required: true }],
    })
    expect((await draft(bare(begun.body.note))).status).toBe(422)
    const typed = { role: 'Patient', person: bare(patient), method: 'Typed', name: 'Ana Rivera' }
    const signed = await admin.ask('POST', `Consents/${consent.id}/sign`, {
      body: { ...typed, versionId: consent.versionId, credential: testPassword },
    })
    expect(signed.body, JSON.stringify(signed.body)).toMatchObject({ status: 'Active' })
    const made = await draft(bare(begun.body.note))
    expect(made.body.consents, JSON.stringify(made.body)).toMatchObject([{ id: consent.id }])
    const { meta } = signed.body
    const back = { versionId: meta.versionId, method: 'Verbal' }
    expect((await admin.ask('POST', `Consents/${consent.id}/revoke`, { body: back })).status).toBe(200)
  })

  test('only writers of the note have it drafted', async () => {
    const note = await started()
    const refused = await draft(note, { verbalConsents: said() }, 'scribe')
    expect(refused).toMatchObject({ status: expect.toSatisfy((status) => [403, 422].includes(status)) })
  })

  test('what is too short is held, what is too long fails, and both are drafted again by asking again', async () => {
    const note = await started()
    const held = await drafted(note, { phrases: ['ok'] })
    expect(held).toMatchObject({ result: 'Hold', draft: [] })
    expect(held.errorMessage).toContain('too short')
    const long = 'slept five nights of seven, better than last week, '.repeat(18)
    const seen = ({ meta }: Versioned) => ({ versionId: meta.versionId })
    const failed = await drafted(note, { phrases: Array.from({ length: 40 }, () => long), ...seen(held) })
    expect(failed).toMatchObject({ id: held.id, status: 'Failed', result: 'Failed', draft: [] })
    const again = await drafted(note, seen(failed))
    expect(again).toMatchObject({ id: held.id, status: 'Succeeded', result: 'Success' })
    expect(again).not.toHaveProperty('errorMessage')
    const unsure = await drafted(note, {
      phrases: ['zzz aaa bbb ccc', 'ddd eee fff ggg', 'hhh'],
      ...seen(again),
    })
    expect(unsure.result).toBe('Warning')
  })

  test('passages that wait block the note; accepted and edited ones go into it with their source', async () => {
    const note = await started()
    const made = await drafted(note)
    expect(made.draft.map(({ sectionCode }: { sectionCode: { code: string } }) => sectionCode.code)).toEqual([
      ...['goal', 'intervention', 'response', 'progress', 'plan'],
    ])
    const text = [{ op: 'replace', path: '/sections/0/data', value: { mood: 'low', summary: 'We met.' } }]
    const { meta } = await noteNow(note)
    const path = `Notes/${note.id}`
    expect(
      (await clinician().ask('PATCH', `${path}?versionId=${meta.versionId}`, { body: text })).status,
    ).toBe(200)
    const blocked = await sign(clinician(), note.id)
    expect(blocked).toMatchObject({ status: 422, body: { subStatus: 2101 } })
    expect(JSON.stringify(blocked.body.errors)).toContain('5 drafted passages wait')

    expect(codes(await insert(made))).toEqual(['scribe.undecided'])
    const moved = await clinician().ask(
      'PATCH',
      `Transcriptions/${made.id}?versionId=${made.meta.versionId}`,
      { body: [{ op: 'replace', path: '/draft/0/text', value: 'Something else.' }] },
    )
    expect(codes(moved)).toEqual(['scribe.passages-fixed'])
    const decided = await decide(made, ({ text: words }, index) =>
      index === 0
        ? { accepted: 'Edited', text: `${words} Each night.` }
        : { accepted: index === 4 ? 'Rejected' : 'Accepted' },
    )
    const inserted = await insert(decided)
    expect(inserted, JSON.stringify(inserted.body)).toMatchObject({
      status: 200,
      body: { result: 'Success' },
    })
    expect(inserted.body.acceptance.by.id).toBe(house.scene.owner.id)

    const { sections, provenance, scribe } = await noteNow(note)
    expect(sections[0].data.summary).toMatch(/^We met\.\n\nSleep six hours\. Each night\./)
    expect(sections[0].data.summary).not.toContain('Next visit')
    expect(provenance[0]).toMatchObject({ source: 'Ambient', elementId: 'summary', from: { id: made.id } })
    expect(scribe).toBeUndefined()
    expect(await insert(inserted.body)).toMatchObject({ status: 409, body: { code: 'scribe.inserted' } })

    const signed = await sign(clinician(), note.id)
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    await backgroundWork()
    expect(await rowsOf('Transcription', note.id)).toEqual([])
    expect((await noteNow(note)).provenance).toHaveLength(provenance.length)
  })

  test('what is kept on purpose stays when the note is final', async () => {
    const note = await started()
    const made = await drafted(note)
    const decided = await decide(made, () => ({ accepted: 'Accepted' }))
    await patched(`Transcriptions/${made.id}`, '/retention', { keepTranscript: true }, 'clinician')
    const { meta } = (await clinician().ask('GET', `Transcriptions/${decided.id}`, crossing)).body
    expect((await insert({ id: made.id, meta })).status).toBe(200)
    await patched(`Notes/${note.id}`, '/sections/0/data/mood', 'low', 'clinician')
    expect((await sign(clinician(), note.id)).status).toBe(200)
    await backgroundWork()
    expect(await rowsOf('Transcription', note.id)).toHaveLength(1)
  })

  test('who takes the consent back has everything purged that was drafted under it', async () => {
    const note = await started()
    const made = await drafted(note)
    const path = `Consents/${made.consents[0].id}`
    const consent = (await clinician().ask('GET', path, crossing)).body
    const body = { versionId: consent.meta.versionId, method: 'Verbal' }
    expect((await clinician().ask('POST', `${path}/revoke`, { body })).status).toBe(200)
    const held = (await draft(note, { versionId: made.meta.versionId })).body
    expect(held).toMatchObject({ result: 'Hold', segments: [], draft: [] })
    await backgroundWork()
    expect(await rowsOf('Transcription', note.id)).toEqual([])
  })

  test('what somebody has only deleted can be brought back, until its note is final or a consent to it is taken back', async () => {
    const remove = async (row: { readonly id: string }) => {
      const { versionId } = rowOf(await clinician().ask('GET', `Transcriptions/${row.id}`, crossing))
      const gone = await clinician().ask('DELETE', `Transcriptions/${row.id}?versionId=${versionId}`)
      expect(gone.status, JSON.stringify(gone.body)).toBe(204)
    }
    const note = await started()
    const made = await drafted(note)
    await remove(made)
    await backgroundWork()
    const back = await clinician().ask('POST', `Transcriptions/${made.id}/restore`, { body: {} })
    expect(back, JSON.stringify(back.body)).toMatchObject({ status: 200, body: { segments: made.segments } })
    await remove(made)
    await patched(`Notes/${note.id}`, '/sections/0/data', { mood: 'low', summary: 'We met.' }, 'clinician')
    const signed = await sign(clinician(), note.id)
    expect(signed.body, JSON.stringify(signed.body)).toMatchObject({ signingState: 'Signed' })
    const other = await started()
    const refused = await drafted(other)
    await remove(refused)
    const path = `Consents/${refused.consents[0].id}`
    const { meta } = (await clinician().ask('GET', path, crossing)).body
    const body = { versionId: meta.versionId, method: 'Verbal' }
    expect((await clinician().ask('POST', `${path}/revoke`, { body })).status).toBe(200)
    await backgroundWork()
    for (const { id } of [note, other]) expect(await rowsOf('Transcription', id)).toEqual([])
  })

  test('a human scribe does all but sign, and the note says who it was', async () => {
    const note = await started()
    const scribe = house.server.practice.profiles.get('scribe') ?? ''
    await patched(`Notes/${note.id}`, '/scribe', { id: scribe, resourceType: 'Practitioner' }, 'clinician')
    const before = await drafted(note)
    const made = (await draft(note, { versionId: before.meta.versionId }, 'scribe')).body
    expect(made.draft, JSON.stringify(made)).toHaveLength(5)
    const decided = await decide(made, () => ({ accepted: 'Accepted' }))
    const body = { versionId: decided.meta.versionId }
    const inserted = await house.client('scribe').ask('POST', `Transcriptions/${made.id}/insert`, { body })
    expect(inserted.status, JSON.stringify(inserted.body)).toBe(200)
    expect((await noteNow(note)).scribe.id).toBe(scribe)
    const { text } = await readPrint(await clinician().ask('POST', `Notes/${note.id}/print`, { body: {} }))
    expect(text).toMatch(/Scribed by:? Of riverbend, scribe/)
    expect((await sign(house.client('scribe'), note.id)).status).not.toBe(200)
    await patched(`Notes/${note.id}`, '/sections/0/data/mood', 'low', 'clinician')
    const signed = await sign(clinician(), note.id)
    expect(signed.body, JSON.stringify(signed.body)).toMatchObject({ signingState: 'Signed' })
  })

  test('what another writer drafted or decided is replaced only by who has seen it', async () => {
    const note = await started()
    const mine = await drafted(note)
    const draftOf = async () => (await clinician().ask('GET', `Transcriptions/${mine.id}`, crossing)).body
    const decided = await decide(mine, () => ({ accepted: 'Accepted' }))
    for (const more of [{}, { versionId: mine.meta.versionId }]) {
      const refused = await draft(note, { phrases: ['someone else was calm all day'], ...more })
      expect(refused).toMatchObject({ status: 409, body: { code: 'scribe.draft-changed', subStatus: 2002 } })
      expect((await draftOf()).draft).toEqual(decided.draft)
    }
    const { versionId } = decided.meta
    expect((await drafted(note, { versionId })).id).toBe(mine.id)
    const passages = await decide(await draftOf(), () => ({ accepted: 'Accepted' }))
    expect((await insert(passages)).status).toBe(200)
    expect((await draft(note, { versionId: passages.meta.versionId })).status).toBe(409)
    expect((await drafted(note)).id).not.toBe(mine.id)
  })

  test('with a note that is discarded goes what was drafted for it, inserted or not', async () => {
    for (const isInserted of [false, true]) {
      const note = await started()
      const made = await drafted(note)
      if (isInserted) {
        const decided = await decide(made, () => ({ accepted: 'Accepted' }))
        expect((await insert(decided)).status).toBe(200)
      }
      const reason = 'Begun by mistake.'
      const gone = await clinician().ask('POST', `Notes/${note.id}/discard`, {
        ...crossing,
        body: { reason },
      })
      expect(gone.status, JSON.stringify(gone.body)).toBe(200)
      expect((await clinician().ask('GET', `Transcriptions/${made.id}`, crossing)).status).toBe(410)
    }
  })

  test('a discarded draft blocks nothing any more', async () => {
    const note = await started()
    const made = await drafted(note)
    const gone = await clinician().ask('POST', `Transcriptions/${made.id}/discard`, { body: {} })
    expect(gone).toMatchObject({ status: 200, body: { discarded: 1 } })
    expect((await clinician().ask('GET', `Transcriptions/${made.id}`, crossing)).status).toBe(410)
    const ready = await sign(clinician(), note.id)
    expect(JSON.stringify(ready.body)).not.toContain('passages')
    await backgroundWork()
    expect(await rowsOf('Transcription', note.id)).toEqual([])
  })

  describe('of what was recorded', () => {
    /** A draft with a recording of the session, as an engine that listens would have left it. */
    async function recorded(note: { readonly id?: string }, tone: number) {
      const made = await drafted(note)
      const { admin, patient } = house.scene
      const subject = bare(patient)
      const media = await created(admin, 'Media', { kind: 'Audio', purpose: 'Recording', subject })
      const bytes = wav(tone)
      const kept = await askBytes(house.server, admin, `Media/${media.id}/content`, { body: bytes })
      expect(kept.status, JSON.stringify(kept.body)).toBe(200)
      const { world, practice } = house.server
      const fields = { audio: [{ media: bare(media) }] }
      await putFields(world, practice, { type: 'Transcription', id: made.id, fields })
      return { made, media: media.id, hash: hashOf(bytes) }
    }
    const isHeard = async (id: string) =>
      (await askBytes(house.server, house.scene.admin, `Media/${id}/content`)).status === 200
    const isKept = (hash: string) =>
      readdirSync(join(house.server.dataDirectory, 'content', 'files'), { recursive: true })
        .join(' ')
        .includes(hash)

    test('nothing is heard any more at once when its draft is discarded, and soon its file is gone', async () => {
      const note = await started()
      const { made, media, hash } = await recorded(note, 41)
      expect([await isHeard(media), isKept(hash)]).toEqual([true, true])
      const gone = await clinician().ask('POST', `Transcriptions/${made.id}/discard`, { body: {} })
      expect(gone.status, JSON.stringify(gone.body)).toBe(200)
      expect(await isHeard(media)).toBe(false)
      await backgroundWork()
      expect(isKept(hash)).toBe(false)
      expect(await rowsOf('Transcription', note.id)).toEqual([])
    })

    test('nothing is heard any more at once when its note is discarded, and soon its file is gone', async () => {
      const note = await started()
      const { media, hash } = await recorded(note, 42)
      const body = { reason: 'Begun by mistake.' }
      const gone = await clinician().ask('POST', `Notes/${note.id}/discard`, { ...crossing, body })
      expect(gone.status, JSON.stringify(gone.body)).toBe(200)
      expect(await isHeard(media)).toBe(false)
      await backgroundWork()
      expect(isKept(hash)).toBe(false)
      expect(await rowsOf('Transcription', note.id)).toEqual([])
    })

    test('a recording stays with a draft that stays', async () => {
      const { media, hash } = await recorded(await started(), 43)
      await backgroundWork()
      expect([await isHeard(media), isKept(hash)]).toEqual([true, true])
    })
  })
})

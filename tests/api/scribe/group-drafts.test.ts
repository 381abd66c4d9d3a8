import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { readPrint } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { type GroupScene, groupMembers, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { bare, rowOf } from '#tests/support/scenes/scene.ts'
import { type MemberPart, wordsAbout } from '#tests/support/scenes/words-about.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
  usualStaff,
} from '#tests/support/server/server.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }

describe.each(databasesFor(import.meta.url))(
  'the note of a group that is drafted from phrases (%s)',
  (database) => {
    let server: TestServer
    let scene: GroupScene
    let clinician: TestClient
    let day = 0
    beforeAll(async () => {
      const now = () => instantAt(Date.parse('2026-03-05T23:00:00.000Z'))
      server = await startTestServer({
        ...{ database, now },
        staff: { ...usualStaff, colleague: ['non-prescribing-clinician'] },
      })
      scene = await setGroupScene(server)
      clinician = await server.signIn('clinician')
      const path = 'PracticePreferences/default'
      const { versionId } = rowOf(await scene.admin.ask('GET', path))
      const body = [{ op: 'add', path: '/ambientListening', value: true }]
      await scene.admin.ask('PATCH', `${path}?versionId=${versionId}`, { body })
    }, 120_000)
    afterAll(() => server?.close())

    const read = async (path: string) => (await clinician.ask('GET', path, crossing)).body
    async function change(path: string, operations: readonly object[]) {
      const { meta } = await read(path)
      const answer = await clinician.ask('PATCH', `${path}?versionId=${meta.versionId}`, {
        ...crossing,
        body: operations,
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    }
    async function begun() {
      day += 1
      const at = new Date(Date.parse('2026-03-05T15:00:00.000Z') - day * 86_400_000).toISOString()
      const appointment = await scene.meet(at)
      const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
      expect(started.status, JSON.stringify(started.body)).toBe(200)
      const common: string = started.body.note.id
      const { body } = await clinician.ask('POST', 'Notes/queries', {
        ...crossing,
        body: [{ field: 'partOf', op: 'eq', value: common }],
      })
      const parts = scene.members.map(
        ({ id }) => body.find((each: MemberPart) => each.patient.id === id) as MemberPart,
      )
      return { common, parts }
    }
    const everybodyAgrees = () =>
      scene.members.map((member) => ({
        person: bare(member),
        witness: scene.owner,
        reason: 'Asked in the room.',
      }))
    const draft = (id: string, phrases: readonly string[], more: object = {}) =>
      clinician.ask('POST', 'Transcriptions/draft', {
        ...crossing,
        body: { note: { id, resourceType: 'Note' }, phrases, ...more },
      })
    async function drafted(id: string, phrases: readonly string[], more: object = {}) {
      const answer = await draft(id, phrases, { verbalConsents: everybodyAgrees(), ...more })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    }
    type Made = { readonly id: string; readonly draft: readonly object[] }
    async function inserted(made: Made) {
      const passages = made.draft.map((each) => ({ ...each, accepted: 'Accepted' }))
      const { meta } = await change(`Transcriptions/${made.id}`, [
        { op: 'replace', path: '/draft', value: passages },
      ])
      const body = { versionId: meta.versionId }
      const answer = await clinician.ask('POST', `Transcriptions/${made.id}/insert`, { ...crossing, body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    const codes = ({ body }: { readonly body: { readonly errors?: readonly { readonly code: string }[] } }) =>
      (body.errors ?? []).map(({ code }) => code)
    const canary = (index: number) => `canary-${groupMembers[index]?.[1].toLowerCase()}`
    const sign = async (id: string) => {
      const { meta } = await read(`Notes/${id}`)
      const ready = await clinician.ask('POST', `Notes/${id}/ready`, {
        ...crossing,
        body: { versionId: meta.versionId },
      })
      if (ready.status !== 200) return ready
      const { contentHash } = ready.body
      const body = {
        stepId: 'author',
        meaning: 'Authored',
        method: 'Password',
        credential: testPassword,
        contentHash,
      }
      return clinician.ask('POST', `Notes/${id}/sign`, { ...crossing, body })
    }
    /** Rows, answers, bundle, drafts and print of one member's part. */
    async function allAbout(part: MemberPart) {
      const printed = await clinician.ask('POST', `Notes/${part.id}/print`, { ...crossing, body: {} })
      const drafts = await clinician.ask('POST', 'Transcriptions/queries', {
        ...crossing,
        body: [{ field: 'subject', op: 'eq', value: part.patient.id }],
      })
      const { text } = await readPrint(printed)
      return `${await wordsAbout(server, clinician, part)} ${text} ${JSON.stringify(drafts.body)}`
    }
    /** These people join the care team of a member. */
    async function careFor({ patient: { id: patientId } }: MemberPart, logins: readonly string[]) {
      const patient = `Patients/${patientId}`
      for (const login of logins) {
        const member = { id: server.practice.profiles.get(login), resourceType: 'Practitioner' }
        const joins = {
          ...{ id: login, member, role: { code: 'prescriber', display: 'Prescriber' } },
          ...{ participation: 'Participation', period: { start: '2026-01-05' } },
        }
        const { versionId } = rowOf(await scene.admin.ask('GET', patient))
        const joined = await scene.admin.ask('PATCH', `${patient}?versionId=${versionId}`, {
          body: [{ op: 'add', path: '/careTeam/-', value: joins }],
        })
        expect(joined.status, JSON.stringify(joined.body)).toBe(200)
      }
    }
    const transcriptionsLeft = () =>
      server.world.database.asOwner((transaction) =>
        transaction.selectFrom('resource').select('id').where('type', '=', 'Transcription').execute(),
      )

    test('nothing is kept while one of those who came has not agreed; who was absent is not asked', async () => {
      const { common, parts } = await begun()
      const away = parts[7] as MemberPart
      await change(`Encounters/${away.encounter.id}`, [
        { op: 'replace', path: '/visitStatus', value: 'NoShow' },
        { op: 'add', path: '/missedVisit', value: { outcome: 'NoShow' } },
      ])
      const six = everybodyAgrees().slice(0, 6)
      const refused = await draft(common, ['Group topic: breathing'], { verbalConsents: six })
      expect(refused).toMatchObject({ status: 422, body: { subStatus: 2201 } })
      expect(refused.body.errors).toHaveLength(1)
      expect(JSON.stringify(refused.body.errors)).toContain(groupMembers[6][0])
      expect(await transcriptionsLeft()).toEqual([])

      const made = await drafted(common, ['Group topic: breathing'], {
        verbalConsents: everybodyAgrees().slice(0, 7),
      })
      expect(made.draft).toMatchObject([{ text: 'Breathing.', sectionCode: { code: 'group-topic' } }])
      expect(made.consents).toHaveLength(7)
      expect(codes(await draft(away.id, ['quiet']))).toEqual(['scribe.not-there'])
    })

    test('as many as come to a large group agree by word of mouth at once', async () => {
      const { common } = await begun()
      const verbalConsents = Array.from({ length: 30 }, everybodyAgrees).flat().slice(0, 200)
      const made = await drafted(common, ['Group topic: breathing'], { verbalConsents })
      expect(made.consents).toHaveLength(8)
    })

    test('a phrase that names somebody else is kept in no part, whether it is typed or edited', async () => {
      const { common, parts } = await begun()
      const [first] = parts as [MemberPart]
      const before = await transcriptionsLeft()
      for (const id of [common, first.id]) {
        const refused = await draft(id, ['calm', 'Berenike’s story moved them'], {
          verbalConsents: everybodyAgrees(),
        })
        expect(codes(refused)).toEqual(['scribe.names-somebody'])
      }
      expect(await transcriptionsLeft()).toEqual(before)
      const made = await drafted(first.id, ['Amarante was calm'])
      const edited = [{ ...made.draft[0], accepted: 'Edited', text: 'Calmer than Rosendale.' }]
      const path = `Transcriptions/${made.id}?versionId=${made.meta.versionId}`
      const body = [{ op: 'replace', path: '/draft', value: edited }]
      expect(codes(await clinician.ask('PATCH', path, { ...crossing, body }))).toEqual([
        'scribe.names-somebody',
      ])
      expect((await read(`Notes/${first.id}`)).sections[0].data).toEqual({})
    })

    test('what is drafted for one member is in no other chart: not in rows, answers, prints or bundles, and gone once it is final', async () => {
      const { common, parts } = await begun()
      const whole = await drafted(common, ['Group topic: common-words'])
      const made = []
      for (const [index, { id }] of parts.entries())
        made.push(await drafted(id, [`${canary(index)} engaged`]))
      for (const [index, { consents, subject }] of made.entries()) {
        expect(consents).toHaveLength(1)
        expect(subject.id).toBe(scene.members[index]?.id)
      }
      const waiting = await sign(common)
      expect(waiting.status).toBe(422)
      expect(JSON.stringify(waiting.body.errors)).toContain('1 drafted passage waits')
      for (const each of [whole, ...made]) await inserted(each)

      const look = async () => {
        for (const [index, part] of parts.entries()) {
          const words = await allAbout(part)
          const others = groupMembers.flatMap((names, other) =>
            other === index ? [] : [...names, canary(other)],
          )
          expect(words).toContain(canary(index))
          for (const word of others) expect(words).not.toContain(word)
        }
      }
      await look()
      const { provenance, sections } = await read(`Notes/${parts[3]?.id}`)
      expect(sections[0].data).toEqual({ response: `C${canary(3).slice(1)} engaged.` })
      expect(provenance).toMatchObject([{ source: 'Ambient', from: { id: made[3].id } }])

      for (const id of [common, ...parts.map((part) => part.id)]) {
        const signed = await sign(id)
        expect(signed.status, JSON.stringify(signed.body)).toBe(200)
      }
      await look()
      const patience = { heartbeat: 10, retryDelay: 0, retries: 1 }
      const running = startJobs({ world: server.world, jobs, report: () => undefined, patience })
      await running.turn()
      await running.stop()
      const left = new Set((await transcriptionsLeft()).map(({ id }) => id))
      for (const { id } of [whole, ...made]) expect(left.has(id)).toBe(false)
    })

    const written = (id: string, data: object) =>
      change(`Notes/${id}`, [{ op: 'replace', path: '/sections/0/data', value: data }])

    test('who came late is drafted after the rest of the group is signed, and who was absent is still not named', async () => {
      const { common, parts } = await begun()
      const [first, late, away] = [parts[0], parts[1], parts[7]] as [MemberPart, MemberPart, MemberPart]
      await change(`Encounters/${away.encounter.id}`, [
        { op: 'replace', path: '/visitStatus', value: 'NoShow' },
        { op: 'add', path: '/missedVisit', value: { outcome: 'NoShow' } },
      ])
      await written(common, { topic: 'Breathing.' })
      await written(first.id, { response: 'Engaged.' })
      for (const id of [common, first.id]) {
        const signed = await sign(id)
        expect(signed.status, JSON.stringify(signed.body)).toBe(200)
      }
      expect((await clinician.ask('GET', `Notes/${away.id}`, crossing)).status).toBe(410)

      const named = await draft(late.id, ['calm', 'asked after Yellowley'], {
        verbalConsents: everybodyAgrees(),
      })
      expect(codes(named)).toEqual(['scribe.names-somebody'])
      const made = await drafted(late.id, ['engaged and calm'])
      const edited = await change(`Transcriptions/${made.id}`, [
        { op: 'replace', path: '/draft', value: [{ ...made.draft[0], accepted: 'Edited', text: 'Calmer.' }] },
      ])
      await inserted(edited)
    })

    test('who is found to be absent after something was drafted holds up nobody, and the phrases stay', async () => {
      const { common, parts } = await begun()
      const away = parts[7] as MemberPart
      const made = await drafted(away.id, ['engaged and calm'])
      await change(`Encounters/${away.encounter.id}`, [
        { op: 'replace', path: '/visitStatus', value: 'NoShow' },
        { op: 'add', path: '/missedVisit', value: { outcome: 'NoShow' } },
      ])
      await written(common, { topic: 'Breathing.' })
      const signed = await sign(common)
      expect(signed.status, JSON.stringify(signed.body)).toBe(200)
      expect((await read(`Transcriptions/${made.id}`)).segments).toHaveLength(1)
      expect((await read(`Notes/${away.id}`)).signingState).toBe('Draft')
    })

    test('a part that is ready, and holds what all have in common, is drafted into its own words only', async () => {
      const { common, parts } = await begun()
      const [first] = parts as [MemberPart]
      await written(common, { topic: 'Breathing.' })
      expect((await sign(common)).status).toBe(200)
      const { meta } = await written(first.id, { response: 'Engaged.' })
      const ready = await clinician.ask('POST', `Notes/${first.id}/ready`, {
        ...crossing,
        body: { versionId: meta.versionId },
      })
      expect(ready.status, JSON.stringify(ready.body)).toBe(200)
      const before: { readonly sections: readonly { readonly scope: string }[] } = await read(
        `Notes/${first.id}`,
      )
      expect(before.sections.map(({ scope }) => scope)).toContain('Common')

      const made = await drafted(first.id, ['Group topic: grounding', 'engaged and calm'])
      for (const { sectionCode } of made.draft) expect(sectionCode.code).toBe('participation')
      await inserted(made)
      const after = await read(`Notes/${first.id}`)
      expect(after.sections[0].data.response).toContain('rounding')
      expect(after.sections[1].data).toEqual({ topic: 'Breathing.' })
    })

    test('a member of whom the asker does not see the part leaves the whole group undrafted', async () => {
      const { common, parts } = await begun()
      const [first] = parts as [MemberPart]
      const individual = { id: server.practice.profiles.get('colleague'), resourceType: 'Practitioner' }
      await careFor(first, ['colleague'])
      for (const id of [common, first.id])
        await change(`Notes/${id}`, [
          { op: 'add', path: '/participants/-', value: { individual, type: 'SecondaryPerformer' } },
        ])
      const colleague = await server.signIn('colleague')
      const note = { id: first.id, resourceType: 'Note' }
      const body = { note, phrases: ['engaged and calm'], verbalConsents: everybodyAgrees() }
      expect(codes(await colleague.ask('POST', 'Transcriptions/draft', { ...crossing, body }))).toEqual([
        'scribe.not-all-seen',
      ])
    })

    test('a colleague who writes in none of the parts reads and deletes nothing of what is drafted for them, whatever is asked', async () => {
      const { common, parts } = await begun()
      const [first] = parts as [MemberPart]
      const whole = await drafted(common, ['Group topic: hidden-words'])
      const made = await drafted(first.id, ['hidden-words too'])
      await careFor(first, ['colleague', 'supervisor'])
      const colleague = await server.signIn('colleague')
      const path = `Transcriptions/${made.id}`
      const versioned = `${path}?versionId=${made.meta.versionId}`
      const note = await colleague.ask('GET', `Notes/${first.id}`, crossing)
      expect(note.status).toBe(200)
      expect(note.body).not.toHaveProperty('sections')
      const asked = [
        await colleague.ask('GET', path, crossing),
        await colleague.ask('GET', `Transcriptions/${whole.id}`, crossing),
        await colleague.ask('GET', `${path}/_history/${made.meta.versionId}`, crossing),
        await colleague.ask('POST', `${path}/discard`, { ...crossing, body: {} }),
        await colleague.ask('DELETE', versioned, crossing),
        await colleague.ask(
          'DELETE',
          `Transcriptions/${whole.id}?versionId=${whole.meta.versionId}`,
          crossing,
        ),
      ]
      for (const { status, body } of asked) {
        expect([403, 404]).toContain(status)
        expect(JSON.stringify(body ?? '')).not.toContain('hidden-words')
      }
      const found = await colleague.ask('POST', 'Transcriptions/queries', {
        ...crossing,
        body: [{ field: 'note', op: 'in', value: [common, first.id] }],
      })
      expect(found).toMatchObject({ status: 200, body: [] })

      const supervisor = await server.signIn('supervisor')
      expect((await supervisor.ask('GET', path, crossing)).body.segments).toHaveLength(1)
      expect(await supervisor.ask('DELETE', versioned, crossing)).toMatchObject({ status: 403 })
      expect((await read(path)).segments).toHaveLength(1)
      const gone = await clinician.ask('DELETE', versioned, crossing)
      expect(gone.status, JSON.stringify(gone.body)).toBe(204)
    })
  },
)

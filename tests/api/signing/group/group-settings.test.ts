import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { type GroupScene, groupMembers, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { authorStep, bare, type Row } from '#tests/support/scenes/scene.ts'
import type { MemberPart } from '#tests/support/scenes/words-about.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }

describe.each(databasesFor(import.meta.url))(
  'what a group’s note begins with and how it is signed (%s)',
  (database) => {
    let server: TestServer
    let scene: GroupScene
    let clinician: TestClient
    let day = 0
    beforeAll(async () => {
      const now = () => instantAt(Date.parse('2026-03-05T23:00:00.000Z'))
      server = await startTestServer({ database, now })
      scene = await setGroupScene(server, [authorStep], groupMembers.slice(0, 2))
      clinician = await server.signIn('clinician')
    }, 120_000)
    afterAll(() => server?.close())

    const read = async (path: string) => (await clinician.ask('GET', path, crossing)).body
    async function begun(definition: Row, more: object = {}) {
      day += 1
      const at = new Date(Date.parse('2026-03-05T15:00:00.000Z') - day * 86_400_000).toISOString()
      const appointment = await scene.meet(at, more)
      const body = { noteDefinition: bare(definition) }
      const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body })
      expect(started.status, JSON.stringify(started.body)).toBe(200)
      const { note, encounter } = started.body
      const { body: found } = await clinician.ask('POST', 'Notes/queries', {
        ...crossing,
        body: [{ field: 'partOf', op: 'eq', value: note.id }],
      })
      const parts: MemberPart[] = scene.members.map(({ id }) =>
        found.find((each: MemberPart) => each.patient.id === id),
      )
      const sessions = await Promise.all(parts.map((part) => read(`Encounters/${part.encounter.id}`)))
      return { common: note.id as string, meeting: await read(`Encounters/${encounter.id}`), parts, sessions }
    }
    async function ready(id: string, data: object) {
      const before = await read(`Notes/${id}`)
      const body = [{ op: 'replace', path: '/sections/0/data', value: data }]
      const path = `Notes/${id}?versionId=${before.meta.versionId}`
      const { meta } = (await clinician.ask('PATCH', path, { ...crossing, body })).body
      const answer = await clinician.ask('POST', `Notes/${id}/ready`, {
        ...crossing,
        body: { versionId: meta.versionId },
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body.contentHash as string
    }
    const sign = (id: string, contentHash: string, parts: readonly object[] = []) =>
      clinician.ask('POST', `Notes/${id}/sign`, {
        ...crossing,
        body: {
          ...{ stepId: 'author', meaning: 'Authored', method: 'Password', credential: testPassword },
          ...{ contentHash, parts },
        },
      })

    test('usual attendance: members begin as absent where the definition says so, and the meeting knows it', async () => {
      const attendance = { code: 'unexcused', display: 'Unexcused' }
      const definition = await scene.writtenBy('absent-first', [authorStep], {
        memberDefaults: { attendance },
      })
      const { meeting, sessions } = await begun(definition)
      for (const session of sessions)
        expect(session).toMatchObject({ visitStatus: 'NoShow', missedVisit: { outcome: 'NoShow' } })
      expect(meeting.visitStatusOverrides.map(({ status }: { status: string }) => status)).toEqual([
        'NoShow',
        'NoShow',
      ])
    })

    test('usual attendance: what the appointment says of somebody counts more', async () => {
      const attendance = { code: 'late', display: 'Late' }
      const definition = await scene.writtenBy('late-first', [authorStep], { memberDefaults: { attendance } })
      const attendees = scene.members.map((patient, index) => ({
        ...{ id: `${index + 1}`, kind: 'Patient', subject: bare(patient), requirement: 'Optional' },
        status: index === 0 ? 'arrived' : 'booked',
      }))
      const { meeting, sessions } = await begun(definition, { attendees })
      expect(sessions.map(({ period }) => period.start > meeting.period.start)).toEqual([false, true])
      expect(sessions.map(({ minutes }) => minutes)).toEqual([90, 75])
    })

    test('sign mode: where each part is signed by itself, no word signs two of them', async () => {
      const alone = await scene.writtenBy('each-alone', [authorStep], { signMode: 'PerMember' })
      const { common, parts } = await begun(alone)
      const [first, second] = parts as [MemberPart, MemberPart]
      const whole = await ready(common, { topic: 'Breathing.' })
      const hashes = [
        await ready(first.id, { response: 'Calm.' }),
        await ready(second.id, { response: 'Quiet.' }),
      ]
      const together = parts.map(({ id }, index) => ({
        note: { id, resourceType: 'Note' },
        contentHash: hashes[index],
      }))
      const refused = await sign(common, whole, together)
      expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, 'signatures.each-alone'])
      expect((await read(`Notes/${common}`)).signatures ?? []).toEqual([])
      for (const [id, hash] of [
        [common, whole],
        [first.id, hashes[0]],
        [second.id, hashes[1]],
      ] as const) {
        const signed = await sign(id, hash ?? '')
        expect(signed.status, JSON.stringify(signed.body)).toBe(200)
      }
      expect((await read(`Notes/${common}`)).signingState).toBe('Signed')
    })
  },
)

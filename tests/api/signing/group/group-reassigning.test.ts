import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { type GroupScene, groupMembers, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { authorStep, staff } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  usualStaff,
} from '#tests/support/server/server.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const people = groupMembers.slice(0, 3)
const coSigner = {
  ...{ ...authorStep, id: 'supervisor', order: 2, role: 'Supervisor' },
  ...{ who: 'Supervisor', meaning: 'CoSigned' },
}
const day = 86_400_000

describe.each(databasesFor(import.meta.url))(
  'the co-signature of a group’s note given to another supervisor (%s)',
  (database) => {
    let server: TestServer
    let scene: GroupScene
    let supervisor: TestClient
    let meetings = 0
    beforeAll(async () => {
      const now = () => instantAt(Date.parse('2026-03-05T23:00:00.000Z'))
      server = await startTestServer({
        database,
        now,
        staff: { ...usualStaff, deputy: ['supervisor'], stranger: ['supervisor'] },
      })
      scene = await setGroupScene(server, [authorStep, coSigner], people)
      supervisor = await server.signIn('supervisor')
      await changed(`Practitioners/${scene.owner.id}`, '/supervisor', staff(server, 'supervisor'))
      for (const [index, { id }] of scene.members.entries()) {
        await joins(id, 'deputy')
        if (index > 0) await joins(id, 'stranger')
      }
    }, 120_000)
    afterAll(() => server?.close())

    async function changed(path: string, at: string, value: object): Promise<void> {
      const { meta } = (await scene.admin.ask('GET', path)).body
      const answer = await scene.admin.ask('PATCH', `${path}?versionId=${meta.versionId}`, {
        body: [{ op: 'add', path: at, value }],
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    const joins = (id: string, login: string) =>
      changed(`Patients/${id}`, '/careTeam/-', {
        id: login,
        member: staff(server, login),
        role: { code: 'prescriber', display: 'Prescriber' },
        participation: 'Participation',
        period: { start: '2026-01-05' },
      })

    /** A group's note that is called ready, with the parts of its members. */
    async function ready() {
      meetings += 1
      const start = new Date(Date.parse('2026-03-05T15:00:00.000Z') - meetings * day).toISOString()
      const clinician = await server.signIn('clinician')
      const meeting = await scene.meet(start)
      const started = await clinician.ask('POST', `Appointments/${meeting.id}/start-note`, { body: {} })
      const common: string = started.body.note.id
      const { body } = await clinician.ask('POST', 'Notes/queries', {
        ...crossing,
        body: [{ field: 'partOf', op: 'eq', value: common }],
      })
      const parts: readonly string[] = scene.members.map(
        (member) =>
          body.find(({ patient }: { readonly patient: { readonly id: string } }) => patient.id === member.id)
            .id,
      )
      await becomesReady(clinician, common, { topic: 'Breathing' })
      for (const id of parts) await becomesReady(clinician, id, { response: 'Calm' })
      return { common, parts, all: [common, ...parts] }
    }
    async function becomesReady(clinician: TestClient, id: string, data: object): Promise<void> {
      const { meta } = await read(id)
      const written = await clinician.ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, {
        ...crossing,
        body: [{ op: 'replace', path: '/sections/0/data', value: data }],
      })
      expect(written.status, JSON.stringify(written.body)).toBe(200)
      const { versionId } = (await read(id)).meta
      const answer = await clinician.ask('POST', `Notes/${id}/ready`, { ...crossing, body: { versionId } })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    const read = async (id: string) => (await supervisor.ask('GET', `Notes/${id}`, crossing)).body
    async function give(id: string, to: string) {
      const { meta } = await read(id)
      return supervisor.ask('POST', `Notes/${id}/reassign`, {
        ...crossing,
        body: { versionId: meta.versionId, to: staff(server, to), reason: 'On leave from Monday.' },
      })
    }
    const takers = (ids: readonly string[]) =>
      Promise.all(
        ids.map(async (id) => {
          const { reassigned = [] } = await read(id)
          return reassigned.map(({ to }: { readonly to: { readonly id: string } }) => to.id)
        }),
      )

    test('all parts go with the whole, and one that is with the taker already stays as it is', async () => {
      const { common, parts, all } = await ready()
      const deputy = staff(server, 'deputy').id
      const first = await give(parts[0] ?? '', 'deputy')
      expect(first.status, JSON.stringify(first.body)).toBe(200)
      const whole = await give(common, 'deputy')
      expect(whole.status, JSON.stringify(whole.body)).toBe(200)
      expect(await takers(all)).toEqual(all.map(() => [deputy]))
    })

    test('nobody takes it who does not reach each member, and then no part of it has moved', async () => {
      const { common, all } = await ready()
      const refused = await give(common, 'stranger')
      expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([
        422,
        'signatures.reassign-without-reach',
      ])
      expect(await takers(all)).toEqual(all.map(() => []))
    })
  },
)

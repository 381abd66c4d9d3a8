import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { askBytes } from '#tests/support/content/a-document.ts'
import { expectInOrder, readPrint } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { type GroupScene, groupMembers, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import type { MemberPart } from '#tests/support/scenes/words-about.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }

const canary = (index: number) => `canary-${groupMembers[index]?.[1].toLowerCase()}`

/** A member's print holds the own words and name, what all have in common, and no word and no name of another. */
async function expectOwnWords(answer: TestAnswer, index: number): Promise<void> {
  const { text, title, bytes } = await readPrint(answer)
  const [given = '', family = ''] = groupMembers[index] ?? []
  expectInOrder(text, ['Group of 8 members', 'common words of distress tolerance', 'Signatures'])
  expect(text).toContain(canary(index))
  expect(text).toContain(`${family}, ${given}`)
  const whole = `${text} ${title} ${Buffer.from(bytes).toString('latin1')}`
  const ofOthers = groupMembers.flatMap((names, other) => (other === index ? [] : [...names, canary(other)]))
  for (const word of ofOthers) expect(whole).not.toContain(word)
}

describe.each(databasesFor(import.meta.url))('the printed note of a group (%s)', (database) => {
  let server: TestServer
  let scene: GroupScene
  let clinician: TestClient

  beforeAll(async () => {
    server = await startTestServer({
      database,
      now: () => instantAt(Date.parse('2026-03-05T23:00:00.000Z')),
    })
    scene = await setGroupScene(server)
    clinician = await server.signIn('clinician')
  }, 120_000)
  afterAll(() => server?.close())

  const read = async (path: string) => (await clinician.ask('GET', path, crossing)).body
  const printed = (id: string) => clinician.ask('POST', `Notes/${id}/print`, { ...crossing, body: {} })
  async function work(): Promise<void> {
    const report = (error: unknown) => expect(error).toBeUndefined()
    const patience = { heartbeat: 10, retryDelay: 0, retries: 0 }
    const running = startJobs({ world: server.world, jobs, report, patience })
    await running.turn()
    await running.stop()
  }
  async function copiesOf(id: string): Promise<readonly { readonly id: string }[]> {
    const body = [{ field: 'source', op: 'eq', value: id }]
    return (await clinician.ask('POST', 'ClinicalDocuments/queries', { ...crossing, body })).body
  }
  async function write(id: string, data: object) {
    const { meta } = await read(`Notes/${id}`)
    const body = [{ op: 'replace', path: '/sections/0/data', value: data }]
    const answer = await clinician.ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, {
      ...crossing,
      body,
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  async function readied(id: string) {
    const { meta } = await read(`Notes/${id}`)
    const answer = await clinician.ask('POST', `Notes/${id}/ready`, {
      ...crossing,
      body: { versionId: meta.versionId },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return { note: { id, resourceType: 'Note' }, contentHash: answer.body.contentHash as string }
  }

  test('holds for each member the own words and what all have in common, and nothing of another: no word, no name', async () => {
    const appointment = await scene.meet('2026-03-04T15:00:00.000Z')
    const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
    const common: string = started.body.note.id
    const { body: parts } = await clinician.ask('POST', 'Notes/queries', {
      ...crossing,
      body: [{ field: 'partOf', op: 'eq', value: common }],
    })
    const ofMember = (index: number) =>
      parts.find(({ patient }: MemberPart) => patient.id === scene.members[index]?.id) as MemberPart
    await write(common, { topic: 'common words of distress tolerance' })
    const members = groupMembers.map((_, index) => ofMember(index))
    for (const [index, { id }] of members.entries()) await write(id, { response: canary(index) })
    const { contentHash } = await readied(common)
    const together: Awaited<ReturnType<typeof readied>>[] = []
    for (const { id } of members) together.push(await readied(id))
    const signed = await clinician.ask('POST', `Notes/${common}/sign`, {
      ...crossing,
      body: {
        stepId: 'author',
        meaning: 'Authored',
        method: 'Password',
        credential: testPassword,
        contentHash,
        parts: together,
      },
    })
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)

    for (const [index, { id }] of members.entries()) await expectOwnWords(await printed(id), index)
    // The chart of each keeps a copy of the own part, with the same words; what all have in common stands in nobody's.
    await work()
    for (const [index, { id, patient }] of members.entries()) {
      const [copy, ...others] = await copiesOf(id)
      expect(others).toEqual([])
      expect(copy).toMatchObject({ status: 'Final', subject: { id: patient.id } })
      const { bytes } = await askBytes(server, clinician, `ClinicalDocuments/${copy?.id}/content`)
      const pdf = bytes.toString('base64')
      await expectOwnWords({ status: 200, headers: signed.headers, body: { pdf } }, index)
    }
    expect(await copiesOf(common)).toEqual([])
    const alone = await printed(common)
    expect([alone.status, alone.body.errors?.[0]?.code]).toEqual([422, 'notes.print-members'])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { readPrint } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { type GroupScene, groupMembers, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { authorStep, staff } from '#tests/support/scenes/scene.ts'
import { type MemberPart, wordsAbout } from '#tests/support/scenes/words-about.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const people = groupMembers.slice(0, 4)
const coSigner = {
  ...{ ...authorStep, id: 'supervisor', order: 2, role: 'Supervisor' },
  ...{ who: 'Supervisor', meaning: 'CoSigned' },
}
const fact = { reason: { code: 'correction-of-fact', display: 'x' } }
const topic = (value: string) => [{ op: 'replace', path: '/sections/0/data/topic', value }]
const canary = (index: number) => `canary-${people[index]?.[1].toLowerCase()}`

describe.each(databasesFor(import.meta.url))('amending the note of a group (%s)', (database) => {
  let server: TestServer
  let scene: GroupScene
  let clinician: TestClient
  let supervisor: TestClient
  let day = 0

  beforeAll(async () => {
    const now = () => instantAt(Date.parse('2026-03-05T23:00:00.000Z'))
    server = await startTestServer({ database, now })
    scene = await setGroupScene(server, [authorStep, coSigner], people)
    clinician = await server.signIn('clinician')
    supervisor = await server.signIn('supervisor')
    const { body: author } = await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)
    const at = `Practitioners/${author.id}?versionId=${author.meta.versionId}`
    const body = [{ op: 'add', path: '/supervisor', value: staff(server, 'supervisor') }]
    expect((await scene.admin.ask('PATCH', at, { body })).status).toBe(200)
  }, 120_000)
  afterAll(() => server?.close())

  const read = async (id: string, who = clinician) => (await who.ask('GET', `Notes/${id}`, crossing)).body
  const statesOf = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await read(id)).signingState as string))
  async function act(id: string, name: string, more: object = {}, who = clinician): Promise<TestAnswer> {
    const { meta } = await read(id, who)
    return who.ask('POST', `Notes/${id}/${name}`, {
      ...crossing,
      body: { versionId: meta.versionId, ...more },
    })
  }
  const code = ({ status, body }: TestAnswer) => [status, body.errors?.[0]?.code]

  /** Signs one part, or several by one word, for whoever it is open to. */
  async function sign(
    ids: readonly string[],
    who: TestClient,
    overrides: object[] = [],
  ): Promise<TestAnswer> {
    const ready = []
    for (const id of ids) {
      const answer = await act(id, 'ready', {}, who)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      ready.push({ note: { id, resourceType: 'Note' }, overrides, ...answer.body })
    }
    const [first, ...others] = ready
    const [{ stepId, meaning }] = first.openSteps
    return who.ask('POST', `Notes/${first.note.id}/sign`, {
      ...crossing,
      body: {
        ...{ stepId, meaning, method: 'Password', credential: testPassword, overrides },
        contentHash: first.contentHash,
        parts: others.map(({ note, contentHash }) => ({ note, contentHash, overrides })),
      },
    })
  }
  async function signedByBoth(ids: readonly string[], overrides: object[] = []): Promise<void> {
    for (const who of [clinician, supervisor]) {
      const answer = await sign(ids, who, overrides)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
  }

  /** A group's note with a canary in each member's part, signed by the author and the supervisor. */
  async function finished() {
    day += 1
    const meeting = await scene.meet(
      new Date(Date.parse('2026-03-05T15:00:00.000Z') - day * 86_400_000).toISOString(),
    )
    const started = await clinician.ask('POST', `Appointments/${meeting.id}/start-note`, { body: {} })
    const common: string = started.body.note.id
    const body = [{ field: 'partOf', op: 'eq', value: common }]
    const { body: found } = await clinician.ask('POST', 'Notes/queries', { ...crossing, body })
    const parts = scene.members.map(
      ({ id }) => found.find((each: MemberPart) => each.patient.id === id) as MemberPart,
    )
    await write(common, { topic: 'common-words of breathing' })
    for (const [index, { id }] of parts.entries()) await write(id, { response: canary(index) })
    const all = [common, ...parts.map(({ id }) => id)]
    await signedByBoth(all)
    expect(await statesOf(all)).toEqual(Array(5).fill('Signed'))
    return { common, parts, all }
  }
  async function write(id: string, data: object): Promise<void> {
    const { meta } = await read(id)
    const operations = [{ op: 'replace', path: '/sections/0/data', value: data }]
    const at = `Notes/${id}?versionId=${meta.versionId}`
    expect((await clinician.ask('PATCH', at, { ...crossing, body: operations })).status).toBe(200)
  }
  const textsOf = async (id: string) =>
    (await read(id)).sections.map(({ data }: { data: Record<string, string> }) => Object.values(data)[0])

  test('what all have in common is amended in each chart by one act, and signed for each member; no chart holds a word of another', async () => {
    const { common, parts, all } = await finished()
    const foreign = await server.signIn('intake')
    expect((await act(common, 'amend', { ...fact, sectionChanges: topic('x') }, foreign)).status).not.toBe(
      200,
    )
    const begun = await act(common, 'amend', { ...fact, sectionChanges: topic('common-words of sleep') })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    expect(await statesOf(all)).toEqual(Array(5).fill('Amending'))
    expect(await textsOf(parts[0]?.id ?? '')).toEqual([canary(0), 'common-words of breathing'])

    expect((await sign(all, clinician)).status).toBe(200)
    expect(await statesOf(all)).toEqual(Array(5).fill('Amending'))
    expect((await sign(all, supervisor)).status).toBe(200)
    const hashes = new Set<string>()
    for (const [index, part] of parts.entries()) {
      const note = await read(part.id)
      expect(note).toMatchObject({ signingState: 'Signed', status: 'Amended' })
      expect(await textsOf(part.id)).toEqual([canary(index), 'common-words of sleep'])
      expect(note.signatures.map(({ amendment }: { amendment?: string }) => amendment !== undefined)).toEqual(
        [false, false, true, true],
      )
      hashes.add(note.signatures[3].contentHash)
      await holdsOnlyItsOwn(part, index)
    }
    expect(hashes.size).toBe(4)
    expect(await read(common)).toMatchObject({ signingState: 'Signed', status: 'Amended' })
  })

  /** A member's chart in every answer, row, proof and print: the own words, the common ones before and after, and no name or word of another. */
  async function holdsOnlyItsOwn(part: MemberPart, index: number): Promise<void> {
    const stored = await wordsAbout(server, clinician, part)
    const printed = await clinician.ask('POST', `Notes/${part.id}/print`, { ...crossing, body: {} })
    const { text } = await readPrint(printed)
    for (const own of [canary(index), 'common-words of sleep']) {
      expect(stored).toContain(own)
      expect(text).toContain(own)
    }
    expect(text).toContain('common-words of breathing')
    const others = people.flatMap(([given, family], other) =>
      other === index ? [] : [given, family, canary(other)],
    )
    for (const word of others) expect(stored + text, `${word} in the chart of ${index}`).not.toContain(word)
  }

  test('a member’s own part is amended alone; what all have in common is not, and the other charts stay as they are', async () => {
    const { common, parts, all } = await finished()
    const [first] = parts as [MemberPart]
    const inCommon = [{ op: 'replace', path: '/sections/1/data/topic', value: 'others' }]
    const added = [{ op: 'add', path: '/sections/-', value: {} }]
    expect(code(await act(first.id, 'amend', { ...fact, sectionChanges: inCommon }))).toEqual([
      422,
      'signatures.common-for-all',
    ])
    expect(code(await act(first.id, 'amend', { ...fact, sectionChanges: added }))).toEqual([
      422,
      'signatures.only-answers',
    ])
    const own = [{ op: 'replace', path: '/sections/0/data/response', value: 'calm after all' }]
    expect((await act(first.id, 'amend', { ...fact, sectionChanges: own })).status).toBe(200)
    expect(code(await act(common, 'amend', { ...fact, sectionChanges: topic('x') }))).toEqual([
      422,
      'signatures.member-open',
    ])
    await signedByBoth([first.id])
    expect(await textsOf(first.id)).toEqual(['calm after all', 'common-words of breathing'])
    expect(await statesOf(all)).toEqual(Array(5).fill('Signed'))
    expect((await read(parts[1]?.id ?? '')).status).toBe('Final')

    await act(common, 'amend', { ...fact, sectionChanges: topic('common-words of sleep') })
    await signedByBoth(all)
    expect(await textsOf(first.id)).toEqual(['calm after all', 'common-words of sleep'])
  })

  test('an amendment of all is changed and given up for all, as long as nobody’s chart has it', async () => {
    const { common, parts, all } = await finished()
    const [first] = parts as [MemberPart]
    await act(common, 'amend', { ...fact, sectionChanges: topic('one') })
    const own = [{ op: 'replace', path: '/sections/0/data/response', value: 'x' }]
    for (const alone of [
      await act(first.id, 'amend', { ...fact, sectionChanges: own }),
      await act(first.id, 'discard-amendment'),
    ])
      expect(code(alone)).toEqual([422, 'signatures.amended-for-all'])
    expect((await act(common, 'amend', { ...fact, sectionChanges: topic('two') })).status).toBe(200)
    expect((await read(first.id)).amendments).toMatchObject([
      { sectionChanges: [{ value: { topic: 'two' } }] },
    ])

    expect((await sign(all, clinician)).status).toBe(200)
    const given = await act(common, 'discard-amendment')
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    expect(await statesOf(all)).toEqual(Array(5).fill('Signed'))
    for (const note of await Promise.all(all.map((id) => read(id)))) {
      expect(note.amendments).toBeUndefined()
      expect(note.signatures.map((each: { invalidated?: object }) => Boolean(each.invalidated))).toEqual([
        false,
        false,
        true,
      ])
    }

    await act(common, 'amend', { ...fact, sectionChanges: topic('three') })
    await signedByBoth([first.id])
    expect(code(await act(common, 'discard-amendment'))).toEqual([422, 'signatures.amendment-signed'])
    await signedByBoth(all.filter((id) => id !== first.id))
    expect(await textsOf(parts[1]?.id ?? '')).toEqual([canary(1), 'three'])
  })

  test('a supervisor returns an amendment of all, and the original stands in each chart meanwhile', async () => {
    const { common, all } = await finished()
    await act(common, 'amend', { ...fact, sectionChanges: topic('one') })
    await sign(all, clinician)
    const reason = { code: 'incomplete', display: 'Incomplete' }
    const returned = await act(common, 'return', { reason }, supervisor)
    expect(returned.status, JSON.stringify(returned.body)).toBe(200)
    expect(await statesOf(all)).toEqual(Array(5).fill('Amending'))
    expect((await act(common, 'amend', { ...fact, sectionChanges: topic('two') })).status).toBe(200)
    await signedByBoth(all)
    expect(await textsOf(all[1] ?? '')).toEqual([canary(0), 'two'])
  })

  test('a name of a member in the explanation is warned of in every other chart before it is signed', async () => {
    const { common, parts, all } = await finished()
    const text = `${people[1]?.[1]} asked for it.`
    await act(common, 'amend', { ...fact, text, sectionChanges: topic('one') })
    const named = async (index: number) =>
      (await act(parts[index]?.id ?? '', 'ready')).body.ruleResults.find(
        ({ ruleId }: { ruleId: string }) => ruleId === 'other-members',
      ).outcome
    expect([await named(0), await named(1)]).toEqual(['Fail', 'Pass'])
    expect(code(await sign(all, clinician))[0]).toBe(422)
    expect((await act(common, 'discard-amendment')).status).toBe(200)
  })
})

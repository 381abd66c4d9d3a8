import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { type GroupScene, groupMembers, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { authorStep, bare, type Row, staff } from '#tests/support/scenes/scene.ts'
import { type MemberPart, wordsAbout } from '#tests/support/scenes/words-about.ts'
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

describe.each(databasesFor(import.meta.url))('the note of a group (%s)', (database) => {
  let server: TestServer
  let scene: GroupScene
  let clinician: TestClient
  let day = 0
  const clock = { now: '2026-03-05T23:00:00.000Z' }

  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(Date.parse(clock.now)) })
    scene = await setGroupScene(server)
    clinician = await server.signIn('clinician')
  }, 120_000)
  afterAll(() => server?.close())

  const read = async (path: string, who = clinician) => (await who.ask('GET', path, crossing)).body
  const meeting = () => {
    day += 1
    return scene.meet(new Date(Date.parse('2026-03-05T15:00:00.000Z') - day * 86_400_000).toISOString())
  }
  const start = (appointment: Row, body: object = {}, who = clinician) =>
    who.ask('POST', `Appointments/${appointment.id}/start-note`, { body })

  async function begun() {
    const appointment = await meeting()
    const answer = await start(appointment)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { note, encounter } = answer.body
    const { body: found } = await clinician.ask('POST', 'Notes/queries', {
      ...crossing,
      body: [{ field: 'partOf', op: 'eq', value: note.id }],
    })
    const parts = scene.members.map(
      ({ id }) => found.find((each: MemberPart) => each.patient.id === id) as MemberPart,
    )
    return { appointment, common: note.id as string, meeting: encounter.id as string, parts }
  }

  async function change(path: string, operations: readonly object[]) {
    const row = await read(path)
    return clinician.ask('PATCH', `${path}?versionId=${row.meta.versionId}`, {
      ...crossing,
      body: operations,
    })
  }
  const write = (id: string, data: object) =>
    change(`Notes/${id}`, [{ op: 'replace', path: '/sections/0/data', value: data }])
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
  const stateOf = async (id: string) => (await read(`Notes/${id}`)).signingState
  const canary = (index: number) => `canary-${groupMembers[index]?.[1].toLowerCase()}`
  const absent = (part: MemberPart) =>
    change(`Encounters/${part.encounter.id}`, [
      { op: 'replace', path: '/visitStatus', value: 'NoShow' },
      { op: 'add', path: '/missedVisit', value: { outcome: 'NoShow' } },
    ])

  async function readied(ids: readonly string[], who = clinician) {
    const hashes = new Map<string, string>()
    for (const id of ids) {
      const answer = await ready(id, who)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      hashes.set(id, answer.body.contentHash)
    }
    const part = (id: string) => ({ note: { id, resourceType: 'Note' }, contentHash: hashes.get(id) })
    return { hash: hashes.get(ids[0] ?? '') ?? '', parts: ids.slice(1).map(part) }
  }

  test('grows out of the meeting: a part that all have in common and one for each member, with sessions of their own', async () => {
    const { appointment, common, meeting: session, parts } = await begun()

    expect(parts).toHaveLength(8)
    expect(await read(`Notes/${common}`)).toMatchObject({
      kind: 'GroupNote',
      composition: 'Group',
      signingState: 'Draft',
      subject: { id: scene.group.id },
      definition: {
        id: scene.groupNote.id,
        resourceType: 'GroupNoteDefinition',
        versionId: expect.any(String),
      },
      sections: [{ key: 'skills-common', scope: 'Common' }],
      definitionAssignments: scene.members.map(({ id }) => ({ patient: { id } })),
    })
    expect(await read(`Notes/${parts[0]?.id}`)).toMatchObject({
      kind: 'GroupNote',
      partOf: { id: common },
      patient: { id: scene.members[0]?.id },
      sections: [{ key: 'skills-member', scope: 'PerPatient' }],
    })
    expect(await read(`Encounters/${session}`)).toMatchObject({
      subject: { id: scene.group.id },
      documentationType: 'GroupNote',
      minutes: 90,
    })
    expect(await read(`Encounters/${parts[0]?.encounter.id}`)).toMatchObject({
      partOf: { id: session },
      patient: { id: scene.members[0]?.id },
      status: 'Planned',
      minutes: 90,
      notes: [{ id: parts[0]?.id }],
    })
    const again = await start(appointment)
    expect(again.body.note.id).toBe(common)
    expect((await read(`Appointments/${appointment.id}`)).status).toBe('checked-in')
  })

  test('who did not come and who came late stands in the member’s own session and in the meeting’s', async () => {
    const { meeting: session, parts } = await begun()
    const [first, second] = parts as [MemberPart, MemberPart]
    expect((await absent(first)).status).toBe(200)
    const own = await read(`Encounters/${second.encounter.id}`)
    const arrived = new Date(Date.parse(own.period.start) + 20 * 60_000).toISOString()
    expect(
      (
        await change(`Encounters/${second.encounter.id}`, [
          { op: 'replace', path: '/period/start', value: arrived },
        ])
      ).status,
    ).toBe(200)

    expect(await read(`Encounters/${second.encounter.id}`)).toMatchObject({ minutes: 70 })
    expect((await read(`Encounters/${session}`)).visitStatusOverrides).toMatchObject([
      { patient: { id: scene.members[0]?.id }, status: 'NoShow' },
      { patient: { id: scene.members[1]?.id }, status: 'Show', minutes: 70, arrived },
    ])
  })

  test('is signed together by one password; who was left for later signs later, and only then the whole is final', async () => {
    const { appointment, common, meeting: session, parts } = await begun()
    await write(common, { topic: 'common-words of distress tolerance' })
    await absent(parts[0] as MemberPart)
    for (const [index, part] of parts.entries())
      if (index > 0 && index < 7) await write(part.id, { response: canary(index) })
    const late = parts[7] as MemberPart
    expect((await ready(late.id)).status).toBe(422)

    const { hash, parts: together } = await readied([common, ...parts.slice(1, 7).map(({ id }) => id)])
    const signed = await sign(common, hash, { parts: together })
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    expect(signed.body.signingState).toBe('PartiallySigned')
    for (const { id } of parts.slice(1, 7)) expect(await stateOf(id)).toBe('Signed')
    const one = await read(`Notes/${parts[1]?.id}`)
    expect(one.signatures).toHaveLength(1)
    expect(new Set([one.signatures[0].contentHash, signed.body.signatures[0].contentHash]).size).toBe(2)
    expect((await clinician.ask('GET', `Notes/${parts[0]?.id}`, crossing)).status).toBe(410)
    expect(await read(`Encounters/${parts[0]?.encounter.id}`)).toMatchObject({ status: 'NoShow' })
    expect(await read(`Encounters/${session}`)).toMatchObject({ status: 'Planned' })

    expect((await write(late.id, { response: canary(7) })).status).toBe(200)
    const last = await readied([late.id])
    expect((await sign(late.id, last.hash)).status).toBe(200)
    expect(await stateOf(common)).toBe('Signed')
    expect(await read(`Encounters/${session}`)).toMatchObject({ status: 'Finished' })
    const after = await read(`Appointments/${appointment.id}`)
    expect(after.status).toBe('fulfilled')
    expect(after.attendees.map(({ status }: { status: string }) => status)).toEqual([
      'noshow',
      ...Array(7).fill('fulfilled'),
    ])
    await nobodyHasWordsOfAnother(parts.slice(1), 1)
  })

  /** Every chart holds its own words and the common ones; no row and no answer about one member holds a word of another. */
  async function nobodyHasWordsOfAnother(parts: readonly MemberPart[], from: number) {
    for (const [place, part] of parts.entries()) {
      const index = place + from
      const text = await wordsAbout(server, clinician, part)
      expect(text).toContain(canary(index))
      expect(text).toContain('common-words')
      const others = groupMembers.filter((_, other) => other !== index)
      for (const [given, family] of others) {
        expect(text).not.toContain(`canary-${family.toLowerCase()}`)
        expect(text).not.toContain(given)
        expect(text).not.toContain(family)
      }
    }
  }

  test('a member’s part is not signed before the part that all have in common, nor with common words that have changed', async () => {
    const { common, parts } = await begun()
    const [first] = parts as [MemberPart]
    await write(common, { topic: 'early words' })
    await write(first.id, { response: 'Took part.' })
    const alone = await readied([first.id])
    const refused = await sign(first.id, alone.hash)
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, 'signatures.common-first'])

    await write(common, { topic: 'later words' })
    const whole = await readied([common])
    const stale = await sign(common, whole.hash, {
      parts: [{ note: bare({ ...first, resourceType: 'Note' }), contentHash: alone.hash }],
    })
    expect([stale.status, stale.body.errors?.[0]?.code]).toEqual([409, 'signatures.content-changed'])
    expect([await stateOf(common), await stateOf(first.id)]).toEqual(['ReadyToSign', 'ReadyToSign'])

    const again = await readied([common, first.id])
    expect((await sign(common, again.hash, { parts: again.parts })).status).toBe(200)
    expect((await read(`Notes/${first.id}`)).sections.map(({ data }: { data: object }) => data)).toEqual([
      { response: 'Took part.' },
      { topic: 'later words' },
    ])
  })

  test('what all have in common cannot be written in one member’s part, and stays while a part is signed', async () => {
    const { common, parts } = await begun()
    const [first, second] = parts as [MemberPart, MemberPart]
    await write(common, { topic: 'words' })
    await write(first.id, { response: 'Took part.' })
    const { hash, parts: together } = await readied([common, first.id])
    const copied = await change(`Notes/${first.id}`, [
      { op: 'replace', path: '/sections/1/data', value: { topic: 'others' } },
    ])
    expect([copied.status, copied.body.errors?.[0]?.code]).toEqual([422, 'notes.sections-fixed'])

    const other = await begun()
    await write(other.common, { topic: 'x' })
    const foreign = await sign(common, hash, {
      parts: [{ note: { id: other.common, resourceType: 'Note' }, contentHash: hash }],
    })
    expect([foreign.status, foreign.body.errors?.[0]?.code]).toEqual([422, 'signatures.not-of-this-note'])

    expect((await sign(common, hash, { parts: together })).status).toBe(200)
    const { meta } = await read(`Notes/${common}`)
    const unsigned = await clinician.ask('POST', `Notes/${common}/unsign`, {
      ...crossing,
      body: { versionId: meta.versionId, reason: 'Too early.' },
    })
    expect([unsigned.status, unsigned.body.errors?.[0]?.code]).toEqual([422, 'signatures.members-signed'])
    expect((await write(second.id, { response: 'Still open.' })).status).toBe(200)
  })

  test('the name of another member is warned of without being repeated, and is signed only with a reason', async () => {
    const { common, parts } = await begun()
    const [first, second] = parts as [MemberPart, MemberPart]
    await write(common, { topic: 'words' })
    await write(first.id, { response: 'Listened to Rosendale.' })
    await write(second.id, { response: 'Berenike Rosendale listened.' })
    const named = await ready(first.id)
    expect(named.status).toBe(200)
    const check = named.body.ruleResults.find(({ ruleId }: { ruleId: string }) => ruleId === 'other-members')
    expect(check).toMatchObject({ outcome: 'Fail', severity: 'Warn' })
    expect(JSON.stringify(named.body)).not.toContain('Rosendale')
    const own = await ready(second.id)
    expect(
      own.body.ruleResults.find(({ ruleId }: { ruleId: string }) => ruleId === 'other-members'),
    ).toMatchObject({ outcome: 'Pass' })

    const { hash, parts: together } = await readied([common, first.id])
    const refused = await sign(common, hash, { parts: together })
    expect([refused.status, refused.body.subStatus]).toEqual([422, 2101])
    const overrides = [{ ruleId: 'other-members', itemId: 'names', reason: 'It is a street.' }]
    const signed = await sign(common, hash, { parts: together.map((part) => ({ ...part, overrides })) })
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    expect(await stateOf(first.id)).toBe('Signed')
  })

  test('who may not write notes starts none, and a meeting that was called off has none', async () => {
    const appointment = await meeting()
    const quality = await server.signIn('quality')
    expect((await start(appointment, {}, quality)).status).toBe(403)
    expect((await start(appointment, { subject: bare(scene.members[0] as Row) })).body.errors).toMatchObject([
      { code: 'notes.only-from-meeting' },
    ])
    const { meta } = await read(`Appointments/${appointment.id}`)
    await scene.admin.ask('PATCH', `Appointments/${appointment.id}?versionId=${meta.versionId}`, {
      body: [{ op: 'replace', path: '/status', value: 'noshow' }],
    })
    expect((await start(appointment)).body.errors).toMatchObject([{ code: 'scheduling.no-note-from-here' }])
  })

  test('with a co-signer it is final for each member when the supervisor has signed too', async () => {
    const { body: author } = await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)
    const asked = await scene.admin.ask(
      'PATCH',
      `Practitioners/${author.id}?versionId=${author.meta.versionId}`,
      {
        body: [{ op: 'add', path: '/supervisor', value: staff(server, 'supervisor') }],
      },
    )
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    const supervisor = await server.signIn('supervisor')
    const coSigned = await scene.writtenBy('co-signed', [authorStep, coSigner])
    const answer = await start(await meeting(), { noteDefinition: bare(coSigned) })
    const common = answer.body.note.id
    const { body: found } = await clinician.ask('POST', 'Notes/queries', {
      ...crossing,
      body: [{ field: 'partOf', op: 'eq', value: common }],
    })
    const [first, ...others]: readonly MemberPart[] = found
    if (!first) throw new Error('The group has members.')
    for (const other of others) await absent(other)
    await write(common, { topic: 'words' })
    await write(first.id, { response: 'Took part.' })
    const own = await readied([common, first.id])
    expect((await sign(common, own.hash, { parts: own.parts })).body.signingState).toBe('PartiallySigned')
    expect(await stateOf(first.id)).toBe('PartiallySigned')

    const theirs = await readied([common, first.id], supervisor)
    const step = { stepId: 'supervisor', meaning: 'CoSigned' }
    const last = await sign(common, theirs.hash, { ...step, parts: theirs.parts }, supervisor)
    expect(last.status, JSON.stringify(last.body)).toBe(200)
    expect([last.body.signingState, await stateOf(first.id)]).toEqual(['Signed', 'Signed'])
  })

  test('is discarded whole, with the parts of all members, and can be started anew', async () => {
    const { appointment, common, parts } = await begun()
    const gone = await clinician.ask('POST', `Notes/${common}/discard`, {
      ...crossing,
      body: { reason: 'By mistake.' },
    })
    expect(gone, JSON.stringify(gone.body)).toMatchObject({ status: 200, body: { discarded: 9 } })
    expect((await clinician.ask('GET', `Notes/${parts[0]?.id}`, crossing)).status).toBe(410)
    const again = await start(appointment)
    expect([again.status, again.body.note?.id === common], JSON.stringify(again.body)).toEqual([200, false])
  })
})

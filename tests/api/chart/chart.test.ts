import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResourceType } from '#generated/types/resources.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { examples, storeExamples } from '#tests/support/server/examples.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('the parts of a chart (%s)', (database) => {
  let server: TestServer
  let keeper: TestClient
  let other: TestClient
  let patientId: string
  beforeAll(async () => {
    const keepers = ['sandbox', 'administrative', 'supervisor']
    server = await startTestServer({ database, staff: { keeper: keepers, other: keepers } })
    await storeExamples(server.world, server.practice)
    keeper = await server.signIn('keeper')
    other = await server.signIn('other')
    const person = {
      name: { use: 'official', given: ['Ann'], family: 'Alder' },
      birthDate: '1980-05-05',
      gender: 'female',
    }
    patientId = (await keeper.ask('POST', 'Patients', { body: person })).body.id
  })
  afterAll(() => server?.close())

  const profile = (login: string) => ({
    id: server.practice.profiles.get(login),
    resourceType: 'Practitioner',
  })
  const about = () => ({ patient: { id: patientId, resourceType: 'Patient' } })
  const example = (type: ResourceType): Record<string, unknown> => ({ ...examples.get(type) })
  const pointers = ({ body }: TestAnswer) => body.errors.map(({ pointer }: { pointer: string }) => pointer)
  const change = (row: TestAnswer, path: string, fields: Record<string, unknown>) =>
    keeper.ask('PATCH', `${path}/${row.body.id}?versionId=${row.body.meta.versionId}`, {
      body: Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
    })

  test('a medication that is stopped says why and since when, and not before it began', async () => {
    const body = { ...example('Medication'), ...about(), indication: undefined, startDate: '2026-02-01' }
    const made = await keeper.ask('POST', 'Medications', { body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const bare = await change(made, 'Medications', { status: 'Stopped' })
    expect(pointers(bare)).toEqual(['/stopReason', '/endDate'])
    const early = await change(made, 'Medications', {
      status: 'Stopped',
      stopReason: 'rash',
      endDate: '2026-01',
    })
    expect(early.body.errors).toMatchObject([{ pointer: '/endDate', code: 'stores.period-ends-before' }])
    const ended = await change(made, 'Medications', {
      status: 'Stopped',
      stopReason: 'rash',
      endDate: '2026-03',
    })
    expect(ended).toMatchObject({ status: 200, body: { status: 'Stopped' } })
  })

  test('that a patient takes nothing is not said beside an active medication, and ends when one is added', async () => {
    const statement = { ...about(), noMedications: true, status: 'Active', kind: 'Prescribed' }
    const said = await keeper.ask('POST', 'Medications', { body: statement })
    expect(said).toMatchObject({ status: 201, body: { display: 'No medications' } })
    const active = {
      ...about(),
      medication: { code: '36437', display: 'Sertraline' },
      status: 'Active',
      kind: 'Prescribed',
    }
    expect((await keeper.ask('POST', 'Medications', { body: active })).status).toBe(201)
    const after = await keeper.ask('GET', `Medications/${said.body.id}`)
    expect(after).toMatchObject({ status: 200, body: { status: 'Completed' } })
    const again = await keeper.ask('POST', 'Medications', { body: statement })
    expect(again.body.errors).toMatchObject([{ pointer: '/noMedications', code: 'chart.medications-active' }])
    expect(
      pointers(await keeper.ask('POST', 'Medications', { body: { ...active, medication: undefined } })),
    ).toEqual(['/medication'])
  })

  test('a measurement has a value or says why not, is not of tomorrow, and is one that a living person can have', async () => {
    const pulse = { ...example('Observation'), ...about(), encounter: undefined }
    const post = (more: Record<string, unknown>) =>
      keeper.ask('POST', 'Observations', { body: { ...pulse, ...more } })
    expect(pointers(await post({ value: undefined }))).toEqual(['/value'])
    expect((await post({ value: undefined, absentReason: 'refused' })).status).toBe(201)
    expect((await post({ effective: '2999-01-01T00:00:00Z' })).body.errors).toMatchObject([
      { code: 'chart.measured-later' },
    ])
    expect((await post({ value: { quantity: { value: 301, unit: '/min' } } })).body.errors).toMatchObject([
      { pointer: '/value/quantity/value', code: 'stores.too-big' },
    ])
    expect((await post({ value: { quantity: { value: 300, unit: '/min' } } })).status).toBe(201)
    expect((await post({ value: { text: 'fast', boolean: true } })).status).toBe(422)
  })

  test('a packet knows when it expires, and nobody writes by hand that it is filled in or handed in', async () => {
    const packet = await keeper.ask('POST', 'Packets', {
      body: { ...example('Packet'), key: 'chart-packet', expiresAfterDays: 10 },
    })
    const sent = {
      ...about(),
      status: 'Draft',
      packet: { id: packet.body.id, resourceType: 'Packet' },
      assignees: [{ person: about().patient, audience: 'Patient' }],
      items: [
        { itemId: '1', progress: 'NotStarted' },
        { itemId: '2', progress: 'NotStarted' },
      ],
    }
    const made = await keeper.ask('POST', 'PacketResponses', { body: sent })
    expect(made).toMatchObject({ status: 201, body: { progress: 'NotStarted', packet: { versionId: '1' } } })
    const days = (Date.parse(made.body.expiresAt) - Date.parse(made.body.meta.created)) / 86_400_000
    expect(days).toBe(10)
    const row = await change(made, 'PacketResponses', { status: 'Sent' })
    const items = ['1', '2'].map((itemId) => ({ itemId, progress: 'Complete' }))
    const filled = await change(row, 'PacketResponses', { status: 'InProgress', items })
    expect(filled.body.errors).toMatchObject([{ pointer: '/status', code: 'stores.made-status' }])
    for (const status of ['Submitted', 'Accepted', 'ReturnedForCorrection'])
      expect((await change(row, 'PacketResponses', { status, items })).status, status).not.toBe(200)
    const stored = await keeper.ask('GET', `PacketResponses/${row.body.id}`)
    expect(stored.body).toMatchObject({ status: 'Sent', progress: 'NotStarted' })
  })

  test('nobody writes a signature into a packet by hand', async () => {
    const { items = [] } = example('Packet') as { items?: readonly Record<string, unknown>[] }
    const signers = [{ role: 'Patient', required: true }]
    const packet = await keeper.ask('POST', 'Packets', {
      body: {
        ...example('Packet'),
        key: 'chart-signed-packet',
        items: items.map((item) => ({ ...item, signers })),
      },
    })
    expect(packet.status, JSON.stringify(packet.body)).toBe(201)
    const made = await keeper.ask('POST', 'PacketResponses', {
      body: {
        ...about(),
        status: 'Draft',
        packet: { id: packet.body.id, resourceType: 'Packet' },
        assignees: [{ person: about().patient, audience: 'Patient' }],
        items: items.map(({ id }) => ({ itemId: id, progress: 'NotStarted' })),
      },
    })
    const row = await change(made, 'PacketResponses', { status: 'Sent' })
    const signatures = [{ role: 'Patient', meaning: 'Consent' }]
    const forged = await change(row, 'PacketResponses', {
      items: items.map(({ id }) => ({ itemId: id, progress: 'Complete', signatures })),
    })
    expect(forged.status).toBe(422)
  })

  test('who verified an authority is written by the server, and one talks with somebody only with a consent or such an authority', async () => {
    const mother = { ...example('RelatedPerson'), ...about() } as Record<string, unknown>
    const open = await keeper.ask('POST', 'RelatedPeople', {
      body: { ...mother, mayDiscuss: { allowed: true } },
    })
    expect(open.body.errors).toMatchObject([
      { pointer: '/mayDiscuss/allowed', code: 'chart.may-not-discuss' },
    ])
    const made = await keeper.ask('POST', 'RelatedPeople', {
      body: { ...mother, authority: { legal: true, verified: true }, mayDiscuss: { allowed: true } },
    })
    expect(made).toMatchObject({
      status: 201,
      body: { authority: { verifiedBy: profile('keeper'), verifiedAt: expect.any(String) } },
    })
  })

  test('an audit stands beside its note; nobody audits his own work, and a finding is reviewed by a third person', async () => {
    const audit: Record<string, unknown> = {
      ...example('NoteAudit'),
      answers: [{ questionId: 'q1', result: 'NotSatisfied', comment: 'no link' }],
    }
    const own = await keeper.ask('POST', 'NoteAudits', { body: { ...audit, auditees: [audit.auditor] } })
    expect(own.body.errors).toMatchObject([{ pointer: '/auditor', code: 'audits.own-work' }])
    const bare = await keeper.ask('POST', 'NoteAudits', {
      body: { ...audit, answers: [{ questionId: 'q1', result: 'NotSatisfied' }] },
    })
    expect(pointers(bare)).toEqual(['/answers/0/comment'])
    const made = await keeper.ask('POST', 'NoteAudits', { body: { ...audit, auditor: profile('keeper') } })
    expect(made).toMatchObject({
      status: 201,
      body: {
        subject: { resourceType: 'Patient' },
        patient: { resourceType: 'Patient' },
        reviewState: 'NotNeeded',
      },
    })
    const done = await change(made, 'NoteAudits', { progress: 'Complete' })
    expect(done).toMatchObject({ status: 200, body: { completedAt: expect.any(String) } })
    const answers = [{ ...done.body.answers[0], review: { verdict: 'Refuted' } }]
    expect((await change(done, 'NoteAudits', { answers })).body.errors).toMatchObject([
      { code: 'audits.review-by-third' },
    ])
    const reviewed = await other.ask('PATCH', `NoteAudits/${done.body.id}?versionId=2`, {
      body: [{ op: 'replace', path: '/answers', value: answers }],
    })
    expect(reviewed).toMatchObject({
      status: 200,
      body: { reviewState: 'Reviewed', answers: [{ review: { by: profile('other') } }] },
    })
  })

  test('a scribble, preferences and a signature are made by their owner alone; a process note is not shared', async () => {
    for (const type of ['Scribble', 'PersonalPreferences', 'PersonalSignature'] as const) {
      const body = { ...example(type), owner: profile('other') }
      const path = type === 'PersonalPreferences' ? type : `${type}s`
      expect((await keeper.ask('POST', path, { body })).status, type).toBe(403)
    }
    const process = await keeper.ask('POST', 'Scribbles', {
      body: { owner: profile('keeper'), kind: 'ProcessNote', body: 'private', subject: about().patient },
    })
    expect(process.status, JSON.stringify(process.body)).toBe(201)
    expect(process.body.autoDeleteAt).toBeUndefined()
    expect(process.body.display).toBe('private')
    const source = { id: process.body.id, resourceType: 'Scribble' }
    const shared = await keeper.ask('POST', 'SharedScribbles', { body: { source, visibility: 'Team' } })
    expect(shared.body.errors).toMatchObject([{ pointer: '/source', code: 'accounts.process-note-stays' }])
    const stolen = await other.ask('POST', 'SharedScribbles', { body: { source, visibility: 'Team' } })
    expect(stolen.status).not.toBe(201)
  })

  test('a PIN is digits, is kept as a hash and never shown; a change of something else keeps it', async () => {
    const body = { ...example('PersonalSignature'), owner: profile('keeper') }
    const letters = await keeper.ask('POST', 'PersonalSignatures', { body: { ...body, pinHash: 'abcd' } })
    expect(letters.body.errors).toMatchObject([{ pointer: '/pinHash', code: 'accounts.pin-digits' }])
    const made = await keeper.ask('POST', 'PersonalSignatures', { body: { ...body, pinHash: '2468' } })
    expect(made).toMatchObject({ status: 201, body: { pinUpdatedAt: expect.any(String) } })
    expect(JSON.stringify(made.body)).not.toContain('pinHash')
    const { pinUpdatedAt: at } = made.body
    const renamed = await change(made, 'PersonalSignatures', { typedName: 'A. Okafor' })
    expect(renamed).toMatchObject({ status: 200, body: { typedName: 'A. Okafor', pinUpdatedAt: at } })
    const put = await keeper.ask('PUT', `PersonalSignatures/${made.body.id}?versionId=2`, {
      body: renamed.body,
    })
    expect(put).toMatchObject({ status: 200, body: { pinUpdatedAt: at } })
    expect(JSON.stringify(put.body)).not.toContain('pinHash')
  })

  test('a tool of one person is changed by that person alone, and a team’s tool names its team', async () => {
    const snippet = { ...example('Snippet'), name: 'Mine' }
    const made = await keeper.ask('POST', 'Snippets', { body: snippet })
    expect(made).toMatchObject({ status: 201, body: { owner: profile('keeper') } })
    const patch = [{ op: 'replace', path: '/body', value: 'changed' }]
    const foreign = await other.ask('PATCH', `Snippets/${made.body.id}?versionId=1`, { body: patch })
    expect([403, 404]).toContain(foreign.status)
    const team = await keeper.ask('POST', 'Snippets', {
      body: { ...snippet, name: 'Ours', hotkey: undefined, visibility: 'Team' },
    })
    expect(pointers(team)).toEqual(['/team'])
  })

  test('a spoken phrase becomes something, and a report says of which days it is', async () => {
    const rule = { ...example('SpeechRule'), replacement: undefined }
    expect(pointers(await keeper.ask('POST', 'SpeechRules', { body: rule }))).toEqual(['/replacement'])
    const words = await keeper.ask('POST', 'SpeechRules', { body: { ...rule, kind: 'Vocabulary' } })
    expect(words.status, JSON.stringify(words.body)).toBe(201)
    const report = (dateRange: unknown) =>
      keeper.ask('POST', 'ReportCriteria', { body: { ...example('ReportCriteria'), dateRange } })
    expect(pointers(await report({ kind: 'Relative' }))).toEqual(['/dateRange/last'])
    expect(pointers(await report({ kind: 'Absolute', from: '2026-01-01' }))).toEqual(['/dateRange/to'])
    const reversed = await report({ kind: 'Absolute', from: '2026-02-01', to: '2026-01-01' })
    expect(reversed.body.errors).toMatchObject([
      { pointer: '/dateRange/to', code: 'stores.period-ends-before' },
    ])
    expect((await report({ kind: 'Absolute', from: '2026-01-01', to: '2026-01-31' })).status).toBe(201)
  })
})

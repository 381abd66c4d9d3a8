import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { aFamily, type Family, type FamilyMember } from '#tests/support/scenes/a-family.ts'
import { aSentPacket } from '#tests/support/scenes/packet-scene.ts'
import { followChanges, relayOf } from '#tests/support/server/follow-changes.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

type Item = {
  readonly itemId: string
  readonly audience?: string
  readonly response?: { readonly id: string }
}

const across = { 'x-enable-cross-partition': 'true' }

describe.each(databasesFor(import.meta.url))(
  'the parts of a family in a packet on the %s database',
  (database) => {
    let server: TestServer
    let admin: TestClient
    let family: Family
    let people: readonly FamilyMember[]
    let items: readonly Item[]
    beforeAll(async () => {
      server = await startTestServer({ database })
      admin = await server.signIn('admin')
      family = await aFamily(server, admin)
      people = [family.patient, family.mother, family.grandmother]
      items = (await admin.ask('GET', `PacketResponses/${family.response.id}`)).body.items
    })
    afterAll(() => server?.close())

    const packetPath = () => `PacketResponses/${family.response.id}`
    const responseOf = ({ audience }: FamilyMember) =>
      items.find(({ itemId }) => itemId === `asked-${audience}`)?.response?.id ?? ''
    const othersThan = (person: FamilyMember) => people.filter((each) => each !== person)
    const change = async (who: TestClient, path: string, body: object) => {
      const { meta } = (await admin.ask('GET', path)).body
      return who.ask('PATCH', `${path}?versionId=${meta.versionId}`, { body })
    }

    /** Everything that somebody of the portal can read with plain calls. */
    async function allReadings({
      portal,
    }: FamilyMember): Promise<readonly (readonly [string, TestAnswer])[]> {
      const responses = people.map(responseOf)
      const get = (path: string) => ['GET', path, undefined] as const
      const find = (path: string, filters: readonly object[]) => ['POST', path, filters] as const
      const about = { field: 'patient', op: 'eq', value: family.patient.record.id }
      const asked = [
        ...[
          '',
          '?summary=true',
          '?total=true',
          '?expand=responses',
          '?includeDeleted=true',
          '?pageSize=1',
        ].flatMap((query) => [
          get(`PacketResponses${query}`),
          find(`PacketResponses/queries${query}`, [about]),
        ]),
        ...['', '?summary=true', '?total=true', '?orderBy=scores.value', '?expand=author', '?pageSize=1'].map(
          (query) => get(`QuestionnaireResponses${query}`),
        ),
        find('QuestionnaireResponses/queries', [about]),
        find('QuestionnaireResponses/queries', [
          { field: 'packetResponse', op: 'eq', value: family.response.id },
        ]),
        find('QuestionnaireResponses/queries', [{ field: 'scores.value', op: 'ge', value: 2 }]),
        find('QuestionnaireResponses/queries', [{ field: 'id', op: 'in', value: responses }]),
        get(packetPath()),
        get(`${packetPath()}?expand=responses`),
        get(`${packetPath()}/_history`),
        ...Array.from({ length: 8 }, (_, index) => get(`${packetPath()}/_history/${index + 1}`)),
        ...responses.flatMap((id) => [
          get(`QuestionnaireResponses/${id}`),
          get(`QuestionnaireResponses/${id}?expand=packetResponse`),
          get(`QuestionnaireResponses/${id}/_history`),
          get(`QuestionnaireResponses/${id}/_history/1`),
        ]),
      ]
      const answers: (readonly [string, TestAnswer])[] = []
      for (const [method, path, body] of asked)
        for (const headers of [{}, across]) {
          const found = await portal.ask(method, path, { headers, ...(body && { body }) })
          answers.push([`${method} ${path} ${JSON.stringify(body ?? '')}`, found])
        }
      return answers
    }

    test('nobody of the family reads with plain calls what another has answered, and each reads the own answers', async () => {
      for (const person of people) {
        const answers = await allReadings(person)
        const told = answers.map(([, { body }]) => JSON.stringify(body)).join('\n')
        expect(told).toContain(`${person.word}, in the questionnaire`)
        expect(told).toContain(`${person.word}, in the form`)
        for (const other of othersThan(person))
          for (const [asked, { body }] of answers) {
            const text = JSON.stringify(body)
            const place = `${person.audience} reads of ${other.audience} by ${asked}`
            expect(text, place).not.toContain(other.word)
            expect(text, place).not.toContain(`form-${other.audience}`)
            expect(text.replaceAll(`/${responseOf(other)}"`, ''), place).not.toContain(responseOf(other))
          }
      }
    })

    test("another's answers are answered like answers that are not there, and are not counted", async () => {
      for (const person of people) {
        const own = responseOf(person)
        expect((await person.portal.ask('GET', `QuestionnaireResponses/${own}`)).status).toBe(200)
        for (const id of othersThan(person).map(responseOf))
          for (const path of ['', '/_history', '/_history/1'])
            expect((await person.portal.ask('GET', `QuestionnaireResponses/${id}${path}`)).status, path).toBe(
              404,
            )
        const asked = { headers: { ...across, prefer: 'return=minimal' } }
        for (const filters of [
          [{ field: 'patient', op: 'eq', value: family.patient.record.id }],
          [{ field: 'id', op: 'in', value: people.map(responseOf) }],
          [{ field: 'scores.value', op: 'ge', value: 1 }],
        ]) {
          const counted = await person.portal.ask('POST', 'QuestionnaireResponses/queries', {
            ...asked,
            body: filters,
          })
          expect(counted.headers.get('x-total-count'), JSON.stringify(filters)).toBe('1')
        }
        const listed = await person.portal.ask('GET', 'QuestionnaireResponses?total=true', {
          headers: across,
        })
        expect(listed.body.map(({ id }: { readonly id: string }) => id)).toEqual([own])
        expect(listed.headers.get('x-total-count')).toBe('1')
      }
    })

    test('a relative who fills in nothing of the packet, near as he is to the patient, sees neither the packet nor an answer', async () => {
      const { portal } = family.uncle
      expect((await portal.ask('GET', `Patients/${family.patient.record.id}`)).status).toBe(200)
      for (const path of [
        packetPath(),
        ...people.map((each) => `QuestionnaireResponses/${responseOf(each)}`),
      ])
        for (const more of ['', '/_history', '/_history/1'])
          expect((await portal.ask('GET', `${path}${more}`)).status, `${path}${more}`).toBe(404)
      for (const collection of ['PacketResponses', 'QuestionnaireResponses'])
        expect(await portal.ask('GET', `${collection}?total=true`, { headers: across })).toMatchObject({
          status: 200,
          body: [],
        })
      expect((await portal.ask('POST', `${packetPath()}/sheet`, { body: {} })).status).toBe(404)
    })

    test('two guardians share the part that both are asked for, and no other; the rows of answers are their author’s alone', async () => {
      const { portal } = family.father
      const { body } = await portal.ask('GET', packetPath())
      expect(body.items.map(({ itemId }: Item) => itemId)).toEqual(['asked-Guardian', 'form-Guardian'])
      const sheet = await portal.ask('POST', `${packetPath()}/sheet`, { body: {} })
      expect(sheet.body.items.map(({ itemId }: Item) => itemId)).toEqual(['asked-Guardian', 'form-Guardian'])
      for (const each of people)
        expect((await portal.ask('GET', `QuestionnaireResponses/${responseOf(each)}`)).status).toBe(404)
      const own = await portal.ask('GET', 'QuestionnaireResponses', { headers: across })
      expect(own).toMatchObject({ status: 200, body: [] })
    })

    test('the change stream tells each of the own answers alone', async () => {
      const relay = await relayOf(server)
      await relay.turn()
      for (const person of people) {
        const reader = await followChanges(server.url, person.portal.token)
        const { place } = await reader.first(({ event }) => event === 'opened')
        reader.cut()
        for (const each of [...othersThan(person), person])
          await change(admin, `QuestionnaireResponses/${responseOf(each)}`, [
            { op: 'add', path: '/durationSeconds', value: 60 + people.indexOf(person) },
          ])
        await relay.turn()
        const again = await followChanges(server.url, person.portal.token, { since: place })
        await again.first(({ says }) => says?.id === responseOf(person))
        again.cut()
        for (const other of othersThan(person))
          expect(again.changed().join(' ')).not.toContain(responseOf(other))
      }
      await relay.stop()
    })

    test("a patch neither copies nor tests what another has answered, nor changes or takes away another's item", async () => {
      const before = (await admin.ask('GET', packetPath())).body
      const place = before.items.findIndex(({ itemId }: Item) => itemId === 'form-Guardian')
      for (const { portal } of [family.patient, family.grandmother])
        for (const body of [
          [{ op: 'test', path: `/items/${place}/itemId`, value: 'form-Guardian' }],
          [{ op: 'copy', from: `/items/${place}`, path: '/items/0' }],
          [{ op: 'replace', path: `/items/${place}/data`, value: { told: 'changed' } }],
          [{ op: 'replace', path: '/items/0/progress', value: 'NotStarted' }],
          [{ op: 'remove', path: '/items/0' }],
          [{ op: 'replace', path: '/items', value: before.items }],
        ])
          expect([403, 422], JSON.stringify(body)).toContain(
            (await change(portal, packetPath(), body)).status,
          )
      expect((await admin.ask('GET', packetPath())).body.items).toEqual(before.items)
    })

    test('nobody of the family makes the part of another the own one, or changes the packet in any other way than by answering', async () => {
      const before = (await admin.ask('GET', packetPath())).body
      for (const person of people) {
        const { portal, record } = person
        const { id, resourceType } = record
        const mine = { person: { id, resourceType }, audience: 'Guardian' }
        for (const body of [
          [{ op: 'add', path: '/assignees/-', value: mine }],
          [{ op: 'replace', path: '/assignees/0/audience', value: 'Guardian' }],
          [{ op: 'replace', path: '/status', value: 'Cancelled' }],
          [{ op: 'add', path: '/dueDate', value: '2031-01-01' }],
        ])
          expect(await change(portal, packetPath(), body), JSON.stringify(body)).toMatchObject({
            status: 403,
            body: { code: 'definitions.packet-answer-instead' },
          })
        const seen = (await portal.ask('GET', packetPath())).body
        const put = await portal.ask('PUT', `${packetPath()}?versionId=${seen.meta.versionId}`, {
          body: seen,
        })
        expect(put.status).toBe(422)
        const { meta: _meta, ...bare } = { ...seen, dueDate: '2031-01-01' }
        const unmarked = await portal.ask('PUT', `${packetPath()}?versionId=${seen.meta.versionId}`, {
          body: bare,
        })
        expect(unmarked.status).toBe(403)
      }
      expect((await admin.ask('GET', packetPath())).body).toEqual(before)
    })

    test('nobody of the family answers in the name of another, or hands own answers over to another', async () => {
      const { mother, patient } = family
      const { record } = patient
      const { body: own } = await mother.portal.ask('GET', `QuestionnaireResponses/${responseOf(mother)}`)
      const { id: _id, meta, display: _display, progress: _progress, scores: _scores, ...rest } = own
      const { itemScores: _items, previous: _previous, partition: _partition, ...said } = rest
      const author = { id: record.id, resourceType: record.resourceType }
      const made = await mother.portal.ask('POST', 'QuestionnaireResponses', {
        body: { ...said, author, status: 'Preliminary' },
      })
      expect(made, JSON.stringify(made.body)).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'stores.own-only' }] },
      })
      const kept = await mother.portal.ask('POST', 'QuestionnaireResponses', {
        body: { ...said, status: 'Preliminary' },
      })
      expect(kept.status, JSON.stringify(kept.body)).toBe(201)
      const path = `QuestionnaireResponses/${responseOf(mother)}?versionId=${meta.versionId}`
      const given = await mother.portal.ask('PATCH', path, {
        body: [{ op: 'replace', path: '/author', value: author }],
      })
      expect(given).toMatchObject({ status: 422, body: { errors: [{ code: 'stores.own-only' }] } })
      const others = `QuestionnaireResponses/${responseOf(patient)}`
      expect((await change(mother.portal, others, [])).status).toBe(404)
    })

    test('who is signed in to the portal goes on with the own part by the acts of the packet, in what staff began as well', async () => {
      const { patient } = family
      const sheet = await patient.portal.ask('POST', `${packetPath()}/sheet`, { body: {} })
      expect(sheet.status, JSON.stringify(sheet.body)).toBe(200)
      expect(sheet.body.items.map(({ itemId }: Item) => itemId)).toEqual(['asked-Patient', 'form-Patient'])
      const clinician = await server.signIn('clinician')
      const answers = { sleep: '1', harm: '0', more: 'noted by staff' }
      const noted = await clinician.ask('POST', `${packetPath()}/answer`, {
        body: { itemId: 'asked-Patient', answers, versionId: sheet.body.items[0].versionId, isDone: true },
      })
      expect(noted.status, JSON.stringify(noted.body)).toBe(200)
      expect((await patient.portal.ask('GET', `QuestionnaireResponses/${responseOf(patient)}`)).status).toBe(
        404,
      )
      const again = await patient.portal.ask('POST', `${packetPath()}/answer`, {
        body: {
          itemId: 'asked-Patient',
          answers: { ...answers, more: patient.word },
          versionId: noted.body.versionId,
          isDone: true,
        },
      })
      expect(again.status, JSON.stringify(again.body)).toBe(200)
      const stored = (await admin.ask('GET', packetPath())).body.items.find(
        ({ itemId }: Item) => itemId === 'asked-Patient',
      )
      expect(stored.response.id).toBe(responseOf(patient))
      const foreign = await patient.portal.ask('POST', `${packetPath()}/answer`, {
        body: { itemId: 'asked-Guardian', answers },
      })
      expect(foreign.body).toMatchObject({ code: 'definitions.packet-no-item' })
    })

    test('staff see every part, and mark none as filled in by hand', async () => {
      const { body } = await admin.ask('GET', packetPath())
      const text = JSON.stringify(body)
      for (const person of people) {
        expect(text).toContain(`${person.word}, in the form`)
        const own = await admin.ask('GET', `QuestionnaireResponses/${responseOf(person)}`)
        expect(JSON.stringify(own.body)).toContain(person.word)
      }
      const fresher = await aSentPacket(server, admin)
      const { id, resourceType } = fresher.mother
      const path = `PacketResponses/${fresher.response.id}`
      const fresh = (await admin.ask('GET', path)).body
      const longAgo = '2026-01-01T00:00:00.000Z'
      for (const [pointer, value] of [
        ['/items/0/progress', 'Complete'],
        ['/items/0/completedBy', { id, resourceType }],
        ['/items/0/completedAt', longAgo],
        ['/assignees/0/openedAt', longAgo],
        ['/assignees/0/completedAt', longAgo],
      ] as const) {
        const refused = await change(admin, path, [{ op: 'add', path: pointer, value }])
        expect(refused, JSON.stringify(refused.body)).toMatchObject({
          status: 422,
          body: { errors: [{ pointer, code: 'definitions.packet-by-hand' }] },
        })
      }
      expect((await admin.ask('GET', path)).body).toEqual(fresh)
      const due = await change(admin, path, [{ op: 'add', path: '/dueDate', value: '2031-01-01' }])
      expect(due.status, JSON.stringify(due.body)).toBe(200)
      expect(due.body.items).toEqual(fresh.items)
    })
  },
)

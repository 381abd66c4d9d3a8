import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'
import {
  act,
  aDraft,
  crossing,
  type Login,
  openSigningHouse,
  type SigningHouse,
} from '#tests/support/signing/signing-house.ts'

describe.each(databasesFor(import.meta.url))('a warning that a signer has taken on (%s)', (database) => {
  let house: SigningHouse
  let clock = Date.parse('2026-03-05T18:00:00.000Z')

  beforeAll(async () => {
    house = await openSigningHouse(database, () => new Date(clock))
    const rule = await active(house.scene.admin, 'NoteRules', {
      ...{ name: 'An hour', key: 'an-hour', version: 1, combinator: 'And' },
      items: [{ id: 'hour', kind: 'SessionDuration', severity: 'Warn', params: { minMinutes: 60 } }],
    })
    const { admin } = house.scene
    const { meta } = (await admin.ask('GET', 'PracticePreferences/default')).body
    const body = [{ op: 'add', path: '/defaultNoteRules', value: [bare(rule)] }]
    const chosen = await admin.ask('PATCH', `PracticePreferences/default?versionId=${meta.versionId}`, {
      body,
    })
    expect(chosen.status, JSON.stringify(chosen.body)).toBe(200)
  }, 180_000)
  afterAll(() => house?.close())

  const later = () => {
    clock += 60_000
  }
  /** Signs the step that is open to somebody, taking on every warning where a reason is given. */
  async function signed(login: Login, id: string, reason?: string) {
    later()
    const client = house.client(login)
    const ready = await act(client, id, 'ready')
    expect(ready.status, JSON.stringify(ready.body)).toBe(200)
    const { openSteps, contentHash, ruleResults } = ready.body
    const warnings = ruleResults.filter(
      ({ outcome, severity }: { readonly outcome: string; readonly severity: string }) =>
        outcome === 'Fail' && severity === 'Warn',
    )
    const overrides = warnings.map(
      ({ ruleId, itemId }: { readonly ruleId: string; readonly itemId: string }) => ({
        ...{ ruleId, itemId, reason },
      }),
    )
    const [{ stepId, meaning }] = openSteps
    const answer = await client.ask('POST', `Notes/${id}/sign`, {
      body: {
        ...{ stepId, meaning, method: 'Password', credential: testPassword, contentHash },
        ...(reason !== undefined && { overrides }),
      },
    })
    return { status: answer.status as number, asked: warnings.length as number, body: answer.body }
  }
  async function takenOn(id: string) {
    const { body } = await house.client('clinician').ask('GET', `Notes/${id}`, crossing)
    return body.ruleResults.find(({ itemId }: { readonly itemId: string }) => itemId === 'hour').override
  }

  test('stays the word of whoever gave it, with its time, when somebody signs after that', async () => {
    const { id } = await aDraft(house, 'Author and supervisor', { start: '2026-03-04T15:00:00.000Z' })
    const author = await signed('clinician', id, 'Had to leave.')
    expect([author.status, author.asked > 0], JSON.stringify(author.body)).toEqual([200, true])
    const given = await takenOn(id)
    expect(given).toMatchObject({ reason: 'Had to leave.', by: { id: house.scene.owner.id } })
    const supervisor = await signed('supervisor', id, 'I say so.')
    expect([supervisor.status, supervisor.asked], JSON.stringify(supervisor.body)).toEqual([200, 0])
    expect(await takenOn(id)).toEqual(given)
  })

  test('is asked again once the note was returned: what was true then need not be true now', async () => {
    const { id } = await aDraft(house, 'Author and supervisor', { start: '2026-03-03T15:00:00.000Z' })
    expect((await signed('clinician', id, 'Had to leave.')).status).toBe(200)
    later()
    const returned = await act(house.client('supervisor'), id, 'return', {
      reason: { code: 'incomplete', display: 'Incomplete' },
      comment: 'Say more.',
    })
    expect(returned.status, JSON.stringify(returned.body)).toBe(200)
    const silent = await signed('clinician', id)
    expect([silent.status, silent.body.subStatus]).toEqual([422, 2101])
    const again = await signed('clinician', id, 'Was called away.')
    expect(again.status, JSON.stringify(again.body)).toBe(200)
    expect(await takenOn(id)).toMatchObject({ reason: 'Was called away.' })
  })
})

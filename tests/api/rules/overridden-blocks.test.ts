import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare, staff } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'
import { act, aDraft, openSigningHouse, type SigningHouse } from '#tests/support/signing/signing-house.ts'

type Result = { readonly ruleId: string; readonly itemId: string; readonly outcome: string }

describe.each(databasesFor(import.meta.url))(
  'a check that blocks and that some may override (%s)',
  (database) => {
    let house: SigningHouse

    beforeAll(async () => {
      house = await openSigningHouse(database)
      const item = (id: string, minMinutes: number, allowOverride: boolean) => ({
        ...{ id, kind: 'SessionDuration', severity: 'Block', allowOverride, params: { minMinutes } },
      })
      const rule = await active(house.scene.admin, 'NoteRules', {
        ...{ name: 'An hour', key: 'an-hour', version: 1, combinator: 'And' },
        items: [item('hour', 60, true), item('minutes', 10, false)],
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

    const clinician = () => house.client('clinician')
    const session = (day: string) => aDraft(house, 'Author only', { start: `2026-03-${day}T15:00:00.000Z` })

    /** Signs, with a word for what has failed where one is given. */
    async function signed(id: string, reason?: string) {
      const ready = await act(clinician(), id, 'ready')
      expect(ready.status, JSON.stringify(ready.body)).toBe(200)
      const { openSteps, contentHash, ruleResults } = ready.body
      const failed = ruleResults.filter(({ outcome }: Result) => outcome === 'Fail')
      expect(failed.map(({ itemId }: Result) => itemId)).toContain('hour')
      const overrides = failed.map(({ ruleId, itemId }: Result) => ({ ruleId, itemId, reason }))
      const [{ stepId, meaning }] = openSteps
      const said = { stepId, meaning, method: 'Password', credential: testPassword, contentHash }
      return clinician().ask('POST', `Notes/${id}/sign`, {
        body: { ...said, ...(reason !== undefined && { overrides }) },
      })
    }

    async function letOverride(): Promise<void> {
      const { admin, owner } = house.scene
      const { roles } = (await admin.ask('GET', `Practitioners/${staff(house.server, 'physician').id}`)).body
      const { meta, roles: own } = (await admin.ask('GET', `Practitioners/${owner.id}`)).body
      const changed = await admin.ask('PATCH', `Practitioners/${owner.id}?versionId=${meta.versionId}`, {
        body: [{ op: 'add', path: '/roles', value: [...own, ...roles] }],
      })
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    }

    test('stops whoever may not override it when the note is called ready', async () => {
      const { id } = await session('02')
      const refused = await act(clinician(), id, 'ready')
      expect([refused.status, refused.body.subStatus]).toEqual([422, 2101])
      expect(JSON.stringify(refused.body)).toContain('/hour')
    })

    test('lets whoever may override it call the note ready, and asks for a reason when it is signed', async () => {
      await letOverride()
      const { id } = await session('03')
      const silent = await signed(id)
      expect([silent.status, silent.body.subStatus]).toEqual([422, 2101])
      const empty = await signed(id, '  ')
      expect(empty.status).toBe(422)
      const answer = await signed(id, 'A crisis call.')
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      expect(answer.body.signingState).toBe('Signed')
      const hour = answer.body.ruleResults.find(({ itemId }: Result) => itemId === 'hour')
      expect(hour).toMatchObject({
        ...{ severity: 'Block', outcome: 'Overridden' },
        override: { reason: 'A crisis call.', by: { id: house.scene.owner.id } },
      })
    })

    test('stays in the way of everybody where its author allows no override', async () => {
      const { id } = await session('04')
      const { body: note } = await clinician().ask('GET', `Notes/${id}`, {
        headers: { 'x-enable-cross-partition': 'true' },
      })
      const path = `Encounters/${note.encounter.id}`
      const { body: encounter } = await clinician().ask('GET', path, {
        headers: { 'x-enable-cross-partition': 'true' },
      })
      const end = new Date(Date.parse(encounter.period.start) + 300_000).toISOString()
      const shortened = await clinician().ask('PATCH', `${path}?versionId=${encounter.meta.versionId}`, {
        body: [{ op: 'replace', path: '/period/end', value: end }],
      })
      expect(shortened.status, JSON.stringify(shortened.body)).toBe(200)
      const refused = await act(clinician(), id, 'ready')
      expect(refused.status).toBe(422)
      expect(JSON.stringify(refused.body)).toContain('/minutes')
      expect(JSON.stringify(refused.body)).not.toContain('/hour')
    })
  },
)

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import type { TestAnswer } from '#tests/support/server/server.ts'
import { testPassword } from '#tests/support/server/server.ts'
import {
  act,
  aDraft,
  crossing,
  openSigningHouse,
  type SigningHouse,
} from '#tests/support/signing/signing-house.ts'

describe.each(databasesFor(import.meta.url))(
  'a session that is changed in the instant in which its note is signed (%s)',
  (database) => {
    let house: SigningHouse
    beforeAll(async () => {
      house = await openSigningHouse(database)
    }, 180_000)
    afterAll(() => house?.close())

    const clinician = () => house.client('clinician')
    const read = async (path: string) => (await clinician().ask('GET', path, crossing)).body

    async function readied(day: string) {
      const { id } = await aDraft(house, 'Author and supervisor', { start: `2026-03-${day}T15:00:00.000Z` })
      const ready = await act(clinician(), id, 'ready')
      expect(ready.status, JSON.stringify(ready.body)).toBe(200)
      const { encounter } = await read(`Notes/${id}`)
      const [{ stepId, meaning }] = ready.body.openSteps
      const { contentHash } = ready.body
      const body = { stepId, meaning, method: 'Password', credential: testPassword, contentHash }
      const session = `Encounters/${encounter.id}`
      const { meta, period } = await read(session)
      const end = new Date(Date.parse(period.end) + 600_000).toISOString()
      const sign = () => clinician().ask('POST', `Notes/${id}/sign`, { body })
      const change = () =>
        clinician().ask('PATCH', `${session}?versionId=${meta.versionId}`, {
          body: [{ op: 'replace', path: '/period/end', value: end }],
        })
      return { id, encounterId: encounter.id as string, sign, change, before: period.end as string, end }
    }

    /**
     * Keeps everybody from writing a row until it is let go: who has come so far has read already. The embedded database has one line, on
     * which nobody comes between what another reads and writes: there the two only come at once.
     */
    async function holding(id: string) {
      if (database === 'embedded') return async () => undefined
      const held = Promise.withResolvers<void>()
      const wanted = Promise.withResolvers<void>()
      const done = house.server.world.database.asOwner(async (transaction) => {
        await sql`select from resource where id = ${id}::uuid for update`.execute(transaction)
        held.resolve()
        await wanted.promise
      })
      await held.promise
      return async () => {
        wanted.resolve()
        await done
      }
    }

    /** As long as somebody needs to come to the row that is held, or to be done where nothing keeps him; shorter than the database waits for a lock. */
    const soon = (answer: Promise<TestAnswer>) =>
      Promise.race([answer, new Promise((after) => setTimeout(after, database === 'embedded' ? 0 : 900))])

    /** Whoever comes first is done, and the other hears of it: nothing is signed that stands there otherwise. */
    async function expectOneOf(
      { signed, changed }: { readonly signed: TestAnswer; readonly changed: TestAnswer },
      { id, encounterId, before, end }: Awaited<ReturnType<typeof readied>>,
    ): Promise<'signed' | 'changed'> {
      const [{ period }, { signatures = [] }] = [
        await read(`Encounters/${encounterId}`),
        await read(`Notes/${id}`),
      ]
      if (signed.status === 200) {
        expect([changed.status, changed.body.subStatus], JSON.stringify(changed.body)).toEqual([409, 2107])
        expect([period.end, signatures.length]).toEqual([before, 1])
        return 'signed'
      }
      expect([signed.status, signed.body.subStatus], JSON.stringify(signed.body)).toEqual([409, 2002])
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      expect([period.end, signatures.length]).toEqual([end, 0])
      return 'changed'
    }

    test('is not changed any more once the signature, which came first, is there', async () => {
      const scene = await readied('02')
      const letGo = await holding(scene.id)
      const signing = scene.sign()
      await soon(signing)
      const changing = scene.change()
      await soon(changing)
      await letGo()
      const [signed, changed] = await Promise.all([signing, changing])
      const first = await expectOneOf({ signed, changed }, scene)
      if (database === 'postgres') expect(first).toBe('signed')
    }, 60_000)

    test('is signed by nobody who has not seen the change, which came first', async () => {
      const scene = await readied('03')
      const letGo = await holding(scene.encounterId)
      const changing = scene.change()
      await soon(changing)
      const signing = scene.sign()
      await soon(signing)
      await letGo()
      const [changed, signed] = await Promise.all([changing, signing])
      const first = await expectOneOf({ signed, changed }, scene)
      if (database === 'postgres') expect(first).toBe('changed')
    }, 60_000)
  },
)

import { expect, test } from 'vitest'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { makeDrafts, type Owed } from './make-drafts.ts'

const owed: readonly Owed[] = [
  { type: 'Encounter', id: 'maya' },
  { type: 'Encounter', id: 'devon' },
]

async function made(waits: string, refused = '') {
  const asked: string[] = []
  const draft = async (part: string): Promise<Outcome<{ readonly id: string }>> => {
    asked.push(part)
    return part === refused ? failed({ kind: 'unreachable' }) : succeeded({ id: part })
  }
  const { drafts, outcome } = await makeDrafts({
    ...{ owed, parts: ['group', 'maya', 'devon'], draft },
    isStored: async ({ id }) => id !== waits,
  })
  return { asked, drafts: drafts.map(({ id }) => id), outcome }
}

test('while the server does not know yet that a member was there, nothing is drafted, and it is said why', async () => {
  expect(await made('devon')).toEqual({
    ...{ asked: [], drafts: [] },
    outcome: failed({ kind: 'unavailable', because: 'scribe.session-waits' }),
  })
})

test('once it knows, each part is drafted until one is refused', async () => {
  expect(await made('')).toMatchObject({ drafts: ['group', 'maya', 'devon'], outcome: { ok: true } })
  expect(await made('', 'maya')).toMatchObject({ asked: ['group', 'maya'], drafts: ['group'] })
})

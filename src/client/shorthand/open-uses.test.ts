import { expect, test } from 'vitest'
import type { Send } from '#client/api/make-send.ts'
import { aHouse, closeTabs } from '#client/sync/outbox/a-house.ts'
import type { TextUse } from '#generated/types/text-use.ts'
import { type Failure, failed, succeeded } from '#shared/outcome/outcome.ts'
import { openUses } from './open-uses.ts'

const at = '2026-03-05T20:15:00.000Z'
const text = (id: string): TextUse['text'] => ({ id, resourceType: 'Snippet' })
const day = 86_400_000

type Asked = { readonly uses: readonly TextUse[]; readonly idempotencyKey?: string }

/** A device whose server answers as it is told to. */
async function aDevice() {
  const outbox = await aHouse().openTab()
  const asked: Asked[] = []
  const answers: (Failure['kind'] | 'ok' | Promise<void>)[] = []
  let now = Date.parse(at)
  let keys = 0
  const send = async (_id: string, input: Asked) => {
    asked.push(input)
    const answer = answers.shift() ?? 'ok'
    if (typeof answer !== 'string') await answer
    return typeof answer === 'string' && answer !== 'ok'
      ? failed({ kind: answer } as Failure)
      : succeeded({ counted: input.uses.length })
  }
  const newId = () => {
    keys += 1
    return `key ${keys}`
  }
  const telling = { now: () => now, newId, send: send as unknown as Send }
  const uses = openUses(outbox, telling)
  const use = (id: string, by: 1 | -1 = 1) => uses.note({ text: text(id), at, by })
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { outbox, uses, use, asked, answers, pass }
}

test.each(['unreachable', 'busy', 'signedOut', 'full'] as const)(
  'what was used is told again, once, when the server has answered “%s”',
  async (kind) => {
    const { uses, use, asked, answers } = await aDevice()
    await use('a')
    answers.push(kind)
    await uses.tell()
    await use('a')
    await uses.tell()
    await uses.tell()
    await uses.tell()
    expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key 1', 'key 1', 'key 2'])
    expect(asked.map((each) => each.uses[0]?.count)).toEqual([1, 1, 1])
    await closeTabs()
  },
)

test('whoever signs out before it was told has it told by the next page', async () => {
  const { outbox, uses, use, asked } = await aDevice()
  await use('a')
  await outbox.keepCopy('something read', { a: 1 })
  await outbox.forgetCopies()
  expect(await outbox.keptCopy('something read')).toBeUndefined()
  await uses.tell()
  expect(asked).toMatchObject([{ uses: [{ text: { id: 'a' }, count: 1 }] }])
  await closeTabs()
})

test('what is used while something is told is noted at once, and not told with it', async () => {
  const { uses, use, asked, answers } = await aDevice()
  await use('a')
  let answer = () => {}
  answers.push(new Promise<void>((resolve) => (answer = resolve)))
  const telling = uses.tell()
  await use('b')
  answer()
  await telling
  await uses.tell()
  expect(asked.map((each) => each.uses.map(({ text: { id } }) => id))).toEqual([['a'], ['b']])
  await closeTabs()
})

test('more than is counted at once of one text does not keep the others from being counted', async () => {
  const { uses, use, asked } = await aDevice()
  for (let times = 0; times < 1_003; times += 1) await use('a')
  await use('b')
  await uses.tell()
  expect(asked[0]?.uses.map(({ count }) => count)).toEqual([1_000, 1])
  await closeTabs()
})

test('a use that was taken back is not told, and what nobody can count any more is let go', async () => {
  const { uses, use, asked, answers, pass } = await aDevice()
  await use('a')
  await use('a', -1)
  await uses.tell()
  expect(asked).toEqual([])
  await use('b')
  answers.push('unreachable')
  await uses.tell()
  pass(30 * day)
  await uses.tell()
  expect(asked).toHaveLength(1)
  await closeTabs()
})

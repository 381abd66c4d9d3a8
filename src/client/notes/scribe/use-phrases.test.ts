import { expect, test } from 'vitest'
import { linesLeft } from '#shared/scribe/phrases-left.ts'
import { openKeeper } from './use-phrases.ts'

function aKeeper() {
  const kept = new Map<string, unknown>()
  const keeper = openKeeper(
    {
      keepCopy: async (name, value) => void kept.set(name, value),
      keptCopy: async () => undefined,
      forgetCopy: async (name) => void kept.delete(name),
    },
    'scribe/n1',
  )
  return { keeper, kept, rest: () => expect.poll(() => keeper.isKept.read()).toBe(true) }
}

test('of what is typed only what went into the note is let go, here and on the device', async () => {
  const { keeper, kept, rest } = aKeeper()
  keeper.keep('calm\ntyped after drafting')
  keeper.forget((typed) => linesLeft(typed, ['calm']))
  await rest()
  expect(keeper.typed.read()).toBe('typed after drafting')
  expect(kept.get('scribe/n1')).toEqual({ text: 'typed after drafting' })
  keeper.forget((typed) => linesLeft(typed, ['typed after drafting']))
  await rest()
  expect([keeper.typed.read(), kept.size]).toEqual(['', 0])
})

test('what nobody typed here stays the server’s', async () => {
  const { keeper, kept } = aKeeper()
  keeper.forget(() => '')
  expect([keeper.typed.read(), kept.size]).toEqual([undefined, 0])
})

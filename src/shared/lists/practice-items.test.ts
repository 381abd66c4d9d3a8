import { expect, test } from 'vitest'
import { overridesIn, practiceItems } from './practice-items.ts'

const list = {
  name: 'engagement',
  locked: false,
  items: [
    { code: 'active', display: 'Active', spanish: 'Activa' },
    { code: 'quiet', display: 'Quiet' },
    { code: 'gone', display: 'Gone', active: false },
  ],
}

const offered = (overrides: Parameters<typeof practiceItems>[1], of: Partial<typeof list> = {}) =>
  practiceItems({ ...list, ...of }, overrides)
    .filter(({ isOffered }) => isOffered)
    .map(({ code, display }) => `${code}: ${display}`)

test('without changes of its own a practice has the list as it is shipped', () => {
  expect(offered([])).toEqual(['active: Active', 'quiet: Quiet'])
  expect(offered([{ list: 'attendance', hidden: ['active'] }])).toEqual(['active: Active', 'quiet: Quiet'])
})

test('a practice hides, adds, renames and puts in order', () => {
  const changes = [
    {
      list: 'engagement',
      hidden: ['quiet'],
      added: [
        { code: 'asleep', display: 'Asleep' },
        { code: 'active', display: 'A twin' },
      ],
      renamed: [{ code: 'active', display: 'Took part' }],
      order: ['asleep'],
    },
  ]
  expect(offered(changes)).toEqual(['asleep: Asleep', 'active: Took part'])
})

test('what is hidden is still known by its words, and a renamed item speaks one language', () => {
  const items = practiceItems(list, [
    { list: 'engagement', hidden: ['quiet'], renamed: [{ code: 'active', display: 'Took part' }] },
  ])
  expect(items.find(({ code }) => code === 'quiet')).toMatchObject({ display: 'Quiet', isOffered: false })
  expect(items.find(({ code }) => code === 'active')).not.toHaveProperty('spanish')
})

test('a locked list is the same everywhere, and what is no list of changes changes nothing', () => {
  expect(offered([{ list: 'engagement', hidden: ['quiet'] }], { locked: true })).toHaveLength(2)
  expect(overridesIn(undefined)).toEqual([])
})

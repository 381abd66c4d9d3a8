import { expect, test } from 'vitest'
import type { Element } from '#shared/forms/definition.ts'
import { settingsInWords } from './settings-in-words.ts'

const says = {
  words: (id: string) => (id === 'form.yes' ? 'Yes' : 'No'),
  labels: (id: string) => id,
} as unknown as Parameters<typeof settingsInWords>[2]

const elements: readonly Element[] = [
  { id: 'params.minutes', type: 'Integer', label: 'Minutes', default: 16 },
  { id: 'params.isCounted', type: 'Boolean', label: 'Counted' },
  {
    id: 'params.kinds',
    type: 'Choice',
    label: 'Kinds',
    multiple: true,
    options: [
      { code: 'a', label: 'First' },
      { code: 'b', labelId: 'kinds.b', label: 'b' },
    ],
  },
]

test('a setting of one value is told with its value, several with commas, an empty one with a dash', () => {
  const params = { minutes: 45, isCounted: true, kinds: ['a', 'b'] }

  expect(settingsInWords(params, elements, says)).toEqual([
    'Minutes: 45',
    'Counted: Yes',
    'Kinds: First, kinds.b',
  ])
  expect(settingsInWords({ kinds: [] }, elements, says)).toEqual(['Kinds: –'])
})

test('what a kind does by itself is not told', () => {
  expect(settingsInWords({ minutes: 16 }, elements, says)).toEqual([])
})

import { expect, test } from 'vitest'
import { elementAt } from './element-at.ts'

const definition = {
  elements: [
    {
      id: 'a',
      type: 'Section',
      children: [
        { id: 'b', type: 'String' },
        { id: 'c', type: 'Choice' },
      ],
    },
    { id: 'd', type: 'String' },
  ],
} as const

test('a finding on a definition leads to the element that it names', () => {
  expect(elementAt(definition, '/elements/0/children/1/options/0')?.id).toBe('c')
  expect(elementAt(definition, '/elements/1')?.id).toBe('d')
  expect(elementAt(definition, '/elements/0/visibleWhen')?.id).toBe('a')
})

test('a finding on something else leads nowhere', () => {
  expect(elementAt(definition, '/licenceConfirmed')).toBeUndefined()
  expect(elementAt(definition, '/elements')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { whyAlone } from './why-alone.ts'

const note = { composition: 'Individual', warnings: 0, isOpened: true } as const

test('only what was opened, has no warning and is nobody’s part of a group is signed together with others', () => {
  expect(whyAlone(note)).toBeUndefined()
  expect(whyAlone({ ...note, isOpened: false })).toBe('unopened')
  expect(whyAlone({ ...note, warnings: 1 })).toBe('warnings')
  expect(whyAlone({ ...note, composition: 'Group' })).toBe('group')
})

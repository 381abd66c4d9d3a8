import { expect, test } from 'vitest'
import { moveKey } from './move-key.ts'

test('while an appointment is moved, arrows move it, with Shift they change its length, and brackets turn the day', () => {
  const press = (key: string, shiftKey = false) => moveKey({ key, shiftKey })
  expect([press('ArrowUp'), press('ArrowLeft'), press(']'), press('PageUp')]).toEqual([
    'up',
    'left',
    'after',
    'before',
  ])
  expect([press('ArrowDown', true), press('ArrowUp', true)]).toEqual(['longer', 'shorter'])
  expect([press('Enter'), press('Escape'), press('x'), press('Tab')]).toEqual([
    'confirm',
    'giveUp',
    undefined,
    undefined,
  ])
})

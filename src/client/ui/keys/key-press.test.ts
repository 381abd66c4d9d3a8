import { expect, test } from 'vitest'
import { type KeyPress, startsWith, stepsOf } from './key-press.ts'

const plain = (key: string): KeyPress => ({ key, isMod: false, isAlt: false, isShift: false })

test('g then t is a way to Today, g alone is only its beginning', () => {
  expect(startsWith('g t', [plain('g')])).toBe(true)
  expect(startsWith('g t', [plain('g'), plain('t')])).toBe(true)
  expect(startsWith('g t', [plain('g'), plain('p')])).toBe(false)
})

test('Ctrl K is not K', () => {
  expect(startsWith('mod+k', [plain('k')])).toBe(false)
  expect(startsWith('mod+k', [{ ...plain('k'), isMod: true }])).toBe(true)
})

test('the question mark helps whichever way a keyboard makes it', () => {
  expect(startsWith('?', [plain('?')])).toBe(true)
  expect(startsWith('?', [{ ...plain('?'), isShift: true }])).toBe(true)
})

test('Ctrl Shift S is not Ctrl S', () => {
  expect(startsWith('mod+shift+s', [{ ...plain('s'), isMod: true }])).toBe(false)
  expect(stepsOf('mod+shift+s')).toEqual([{ key: 's', isMod: true, isAlt: false, isShift: true }])
})

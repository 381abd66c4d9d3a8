import { expect, test } from 'vitest'
import { saveStateOf } from './save-state.ts'

const counts = { waiting: 1, stuck: 0, kept: 0 }

test('what waits is never called saving while nobody is there to save it', () => {
  expect(saveStateOf(counts, { isPaused: false, reach: 'reached' }).kind).toBe('saving')
  expect(saveStateOf(counts, { isPaused: false, reach: 'silent' }).kind).toBe('silent')
  expect(saveStateOf(counts, { isPaused: true, reach: 'offline' }).kind).toBe('offline')
})

test('what the server has no room for is said to wait, and no longer once it has room', () => {
  expect(saveStateOf(counts, { isPaused: false, isFull: true, reach: 'reached' }).kind).toBe('full')
  expect(saveStateOf(counts, { isPaused: false, isFull: false, reach: 'reached' }).kind).toBe('saving')
})

test('all is saved is said only to who reaches the server', () => {
  const nothing = { ...counts, waiting: 0 }
  expect(saveStateOf(nothing, { isPaused: false, reach: 'reached' }).kind).toBe('saved')
  expect(saveStateOf(nothing, { isPaused: false, reach: 'silent' }).kind).toBe('silent')
})

test('what is on this page alone is the first thing that is said', () => {
  const doing = { isPaused: false, reach: 'offline', unkept: 2 } as const
  expect(saveStateOf(counts, doing)).toMatchObject({ kind: 'unkept', waiting: 3 })
})

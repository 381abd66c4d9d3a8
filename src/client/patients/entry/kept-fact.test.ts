import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isTypedUpon, keptFacts, keptFor, typedSince } from './kept-fact.ts'

// What is kept asks before the browser closes.
beforeAll(() => vi.stubGlobal('window', new EventTarget()))
afterAll(() => vi.unstubAllGlobals())

test('a correction that is typed while a save is on its way is what remains to be saved', () => {
  const sent = { substance: 'Latx', reaction: 'Rash' }

  expect(typedSince(sent, { ...sent, substance: 'Latex' })).toEqual({ substance: 'Latex' })
  expect(typedSince(sent, { ...sent, reaction: '' })).toEqual({ reaction: '' })
  expect(typedSince(sent, sent)).toBeUndefined()
})

test('a new fact that is on its way is not begun again, one that was refused is', () => {
  keptFacts.keep('Allergy/ann/new', { id: '1', typed: { substance: 'Latex' }, isSent: true })
  expect(keptFor('Allergy/ann/new', undefined)).toBeUndefined()

  keptFacts.keep('Allergy/ann/new', { id: '1', typed: { substance: 'Latex' }, refused: '9' })
  expect(keptFor('Allergy/ann/new', undefined)).toMatchObject({ id: '1', refused: '9' })
})

test('what is typed back to what stands there is nothing that could be lost', () => {
  expect(isTypedUpon({ substance: 'Latex' }, { substance: 'Latex', reaction: '' })).toBe(false)
  expect(isTypedUpon({ substance: 'Latex' }, { substance: 'Latx' })).toBe(true)
})

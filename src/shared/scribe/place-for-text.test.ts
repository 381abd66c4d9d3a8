import { expect, test } from 'vitest'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import { placeForText } from './place-for-text.ts'

const plain: Element = { id: 'first', type: 'Text', label: 'First' }

test('a drafted text goes into the question that says what a scribe writes there, else into the first for a longer text', () => {
  const hinted: Element = { id: 'second', type: 'Text', label: 'Second', scribeHint: 'What was agreed' }

  expect(placeForText(compileForm({ elements: [plain, hinted] }))).toBe('second')
  expect(placeForText(compileForm({ elements: [plain, { ...hinted, hidden: true }] }))).toBe('first')
  expect(placeForText(compileForm({ elements: [] }))).toBeUndefined()
})

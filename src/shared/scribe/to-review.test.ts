import { expect, test } from 'vitest'
import type { Passage } from './scribe-engine.ts'
import { toReview } from './to-review.ts'

const passage: Passage = {
  id: 'p',
  sectionCode: { code: 'plan', display: 'Plan' },
  text: 'Call.',
  accepted: 'Pending',
}
const held = { id: 'held', draft: [] }
const made = { id: 'made', draft: [passage] }
const colleagues = { id: 'colleagues', draft: [passage] }

test('a draft that was made is reviewed first, then the others that wait', () => {
  expect(toReview([held, made], [colleagues, made])).toEqual(['made', 'colleagues'])
})

test('where all that was made is held no review opens, also not for a colleague’s draft that comes later', () => {
  expect(toReview([held], [colleagues])).toEqual([])
})

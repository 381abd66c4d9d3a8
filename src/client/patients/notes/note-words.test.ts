import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noteWords, passageOf } from './note-words.ts'

const section = {
  id: '1',
  key: 'plan',
  type: { code: 'plan', display: 'Plan' },
  title: 'Plan',
  order: 1,
  form: { id: 'f', resourceType: 'Form' },
  data: {
    homework: 'Tägliche Übung: breathe slowly',
    goals: [{ _rowId: 'secret-row', goal: 'Sleep through the night' }],
    link: '576f6118-337f-4347-840f-784d16ea8910',
  },
  narrative: 'He agreed.',
} as const

test('a note is found by the beginnings of any of its words, without accents and capitals', () => {
  const words = noteWords({ sections: [section] })
  expect(passageOf(words, 'UBUNG')).toContain('Übung: breathe')
  expect(passageOf(words, 'night agreed')).toContain('Sleep through the night')
  expect(passageOf(words, 'plan')).toContain('Plan')
  expect(passageOf(words, 'reathe')).toBeUndefined()
  expect(passageOf(words, 'breathe quickly')).toBeUndefined()
})

test('what only the machine put there is not found, and a hidden draft has no words', () => {
  const words = noteWords({ sections: [section] })
  expect(words.whole).not.toMatch(/secret-row|576f6118/)
  expect(noteWords({}).whole).toBe('')
})

test('whatever stands in a note, each of its words finds it', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zA-Zéüñ]{1,12}$/), { minLength: 1 }), (words) => {
      const read = noteWords({ sections: [{ ...section, narrative: words.join(' ') }] })
      expect(words.every((word) => passageOf(read, word) !== undefined)).toBe(true)
    }),
  )
})

import { expect, test } from 'vitest'
import { formatSections } from '#shared/scribe/format-sections.ts'
import type { Segment } from '#shared/scribe/scribe-engine.ts'
import { typedPhrases } from '#shared/scribe/typed-phrases.ts'
import { waitingPassages } from '#shared/scribe/waiting-passages.ts'
import { judgedDraft, tooLittle } from './judged-draft.ts'

const girpp = formatSections('GIRPP')
const said = (...lines: readonly string[]): readonly Segment[] =>
  lines.map((text, index) => ({ id: `s${index + 1}`, role: 'Clinician', text }))
let count = 0
const newId = () => `p${++count}`

test('a statement without evidence starts as rejected, the others wait', () => {
  const segments = said('Goal: sleep')
  const statement = { sectionCode: 'goal', text: 'Sleep.', confidence: 0.9 }
  const { draft, result } = judgedDraft(
    {
      kind: 'drafted',
      statements: [
        { ...statement, evidence: ['s1'] },
        { ...statement, evidence: [] },
        { ...statement, evidence: ['nothing'] },
      ],
    },
    segments,
    newId,
  )
  expect(draft.map(({ accepted }) => accepted)).toEqual(['Pending', 'Rejected', 'Rejected'])
  expect(result).toBe('Success')
  expect(waitingPassages({ draft })).toHaveLength(1)
  expect(waitingPassages({ draft, acceptance: { at: '2026-01-01T00:00:00Z' } })).toEqual([])
})

test('a draft of which the engine is not sure asks for care; what is too long fails, what is too short is held', () => {
  const segments = said('something else', 'and again')
  const unsure = judgedDraft(typedPhrases.draft({ sections: girpp, segments }), segments, newId)
  expect(unsure).toMatchObject({ status: 'Succeeded', result: 'Warning', errorMessage: 'scribe.not-sure' })
  const long = said('x'.repeat(30_001))
  expect(judgedDraft(typedPhrases.draft({ sections: girpp, segments: long }), long, newId)).toEqual({
    ...{ status: 'Failed', result: 'Failed', draft: [] },
    errorMessage: 'scribe.too-long',
  })
  expect(tooLittle(segments)).toBe(true)
  expect(tooLittle(said('Ana slept six hours, better than last week, and ate'))).toBe(false)
})

import { expect, test } from 'vitest'
import type { Condition } from '#generated/types/condition.ts'
import type { Observation } from '#generated/types/observation.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { chartEntries } from './chart-entries.ts'

const coded = (code: string) => ({ code, display: code })

const aCondition = (id: string, more: Partial<Condition>) =>
  // Only what an entry is made of matters here.
  ({
    id,
    category: 'Diagnosis',
    code: { code: 'F32.1', display: 'Depression' },
    display: 'F32.1',
    ...more,
  }) as Condition

const anObservation = (id: string, more: Partial<Observation>) =>
  // As above.
  ({ id, display: id, effective: '2026-11-02T09:00:00Z', ...more }) as Observation

test('of the conditions only diagnoses are offered to a diagnosis, the first in rank first', () => {
  const entries = chartEntries.diagnoses([
    aCondition('second', { rank: 2 }),
    aCondition('first', { rank: 1 }),
    aCondition('concern', { category: 'Concern' }),
  ])

  expect(entries.map(({ key }) => key)).toEqual(['first', 'second'])
  expect(entries[0]?.parts).toMatchObject({ code: 'F32.1', display: 'Depression', rank: 1 })
})

test('of each measure the newest is offered, a blood pressure with both of its values', () => {
  const weight = (id: string, value: number) =>
    anObservation(id, { code: coded('weight'), value: { quantity: { value, unit: 'kg' } } })
  const pressure = anObservation('pressure', {
    code: coded('bp'),
    components: [
      { code: coded('bp-systolic'), value: { quantity: { value: 120 } } },
      { code: coded('bp-diastolic'), value: { quantity: { value: 80 } } },
    ],
  })

  const entries = chartEntries.measures([weight('new', 82), weight('old', 90), pressure])

  expect(entries.map(({ key }) => key)).toEqual(['new', 'pressure'])
  expect(entries.map(({ parts }) => parts)).toEqual([
    { weight: { value: 82, unit: 'kg' } },
    { systolic: 120, diastolic: 80 },
  ])
})

test('a measure without a number or a unit, or of another kind, is not offered', () => {
  expect(
    chartEntries.measures([
      anObservation('waist', { code: coded('waist'), value: { quantity: { value: 80, unit: 'cm' } } }),
      anObservation('refused', { code: coded('weight'), absentReason: 'Refused' }),
      anObservation('unit', { code: coded('height'), value: { quantity: { value: 180 } } }),
    ]),
  ).toEqual([])
})

test('a filled questionnaire is offered with its scores', () => {
  // Only what an entry is made of matters here.
  const response = {
    id: 'r',
    display: 'PHQ-9',
    authored: '2026-11-02T09:00:00Z',
    scores: [{ shortName: 'PHQ-9', value: 12, band: 'Moderate' }],
  } as unknown as QuestionnaireResponse

  expect(chartEntries.responses([response])[0]?.parts).toEqual({
    response: { id: 'r', resourceType: 'QuestionnaireResponse', display: 'PHQ-9' },
    scores: [{ _rowId: 'score-1', name: 'PHQ-9', value: 12, band: 'Moderate' }],
  })
})

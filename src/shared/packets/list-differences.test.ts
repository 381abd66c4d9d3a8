import { expect, test } from 'vitest'
import type { Allergy } from '#generated/types/allergy.ts'
import type { Medication } from '#generated/types/medication.ts'
import type { Element } from '#shared/forms/definition.ts'
import { asksForLists, listDifferences } from './list-differences.ts'

const elements: readonly Element[] = [
  { id: 'allergies', type: 'Allergies', label: 'Allergies' },
  { id: 'medications', type: 'Medications', label: 'Medications' },
  { id: 'more', type: 'Text', label: 'More' },
]
const patient = { id: 'p', resourceType: 'Patient' } as const
const plain = { display: '', isDeleted: false, resourceType: 'Allergy' } as const
// What is compared of a row stands here; the rest of it says nothing to the comparison.
const penicillin = {
  ...plain,
  id: 'a',
  patient,
  substance: { display: 'Penicillin G' },
} as unknown as Allergy
const sertraline = {
  ...{ id: 'm', patient, medication: { code: '1', display: 'Sertraline' } },
  ...{ dose: '50 mg', frequency: 'once a day' },
} as unknown as Medication

const found = (answers: Parameters<typeof listDifferences>[1], lists: object = {}) =>
  listDifferences({ elements }, answers, {
    allergies: [penicillin],
    medications: [sertraline],
    ...lists,
  }).map(({ said, charted, taking }) => [said, charted, taking.kind])

test('what the chart holds is no difference, however it is written; nor is what was left out, or named without saying how it is taken', () => {
  expect(
    found({
      allergies: [
        { _rowId: '1', snapshot: 'penicillin  g' },
        { _rowId: '2', snapshot: ' ' },
      ],
      medications: [
        { _rowId: '1', snapshot: 'sertraline HCl 50 mg once a day' },
        { _rowId: '2', snapshot: 'Sertraline' },
      ],
    }),
  ).toEqual([])
  expect(found({})).toEqual([])
  expect(asksForLists({ elements: elements.slice(2) })).toBe(false)
})

test('an allergy that the chart does not know is offered once, and a medication with the way it is taken', () => {
  const answers = {
    allergies: [
      { _rowId: '1', snapshot: 'Peanuts', category: 'Food' },
      { _rowId: '2', snapshot: 'peanuts' },
    ],
    medications: [{ _rowId: '1', snapshot: 'Melatonin', dose: '3 mg', frequency: 'at bedtime' }],
  }
  expect(found(answers)).toEqual([
    ['Peanuts', undefined, 'allergy'],
    ['Melatonin 3 mg at bedtime', undefined, 'medication'],
  ])
  expect(found(answers, { allergies: undefined, medications: undefined })).toEqual([])
})

test('another dose stands beside the one of the chart, and what is said to be stopped is stopped there by hand', () => {
  expect(found({ medications: [{ _rowId: '1', snapshot: 'Sertraline 100 mg once a day' }] })).toEqual([
    ['Sertraline 100 mg once a day', 'Sertraline 50 mg once a day', 'directions'],
  ])
  expect(found({ medications: [{ _rowId: '1', snapshot: 'Sertraline', change: 'Stop' }] })).toEqual([
    ['Sertraline', 'Sertraline 50 mg once a day', 'by-hand'],
  ])
  expect(found({ medications: [{ _rowId: '1', snapshot: 'Lithium', change: 'Stop' }] })).toEqual([])
})

import { expect, test } from 'vitest'
import type { Element } from '#shared/forms/definition.ts'
import { chartDifferences } from './chart-differences.ts'

const elements: readonly Element[] = [
  { id: 'phone', type: 'ContactPoint', label: 'How do we reach you?' },
  { id: 'home', type: 'Address', label: 'Where do you live?' },
  { id: 'called', type: 'String', label: 'What should we call you?', prefill: 'patient.preferredName' },
  { id: 'other', type: 'String', label: 'Anything else?' },
  {
    id: 'others',
    type: 'Repeater',
    label: 'Whom shall we call?',
    children: [{ id: 'theirs', type: 'ContactPoint', label: 'Number' }],
  },
]
const elm = { use: 'home', lines: ['1 Elm'], city: 'Ely', state: 'NV', postalCode: '89301' } as const
const patient = {
  birthDate: '1990-04-02',
  preferredName: 'Luz',
  contacts: [{ system: 'phone', value: '+1 (503) 555-0134', use: 'mobile', rank: 1 }],
  addresses: [elm],
} as const

const found = (answers: Parameters<typeof chartDifferences>[1]) =>
  chartDifferences({ elements }, answers, patient).map(({ element, charted, taken }) => [
    element.id,
    charted,
    taken,
  ])

test('what the chart holds already is no difference, however it is written; nor is what speaks of somebody else or was not answered', () => {
  expect(
    found({
      phone: { system: 'phone', value: '+15035550134' },
      home: { lines: ['1  elm'], city: 'Ely', state: 'NV', postalCode: '89301' },
      called: 'Luz',
      other: 'Lucha',
      others: [{ _rowId: 'a', theirs: { system: 'phone', value: '+15035550199' } }],
    }),
  ).toEqual([])
  expect(found({ home: { city: 'Reno' }, phone: { system: 'phone', value: ' ' } })).toEqual([])
})

test('another number takes the place of the one of its kind and keeps what is known of it; a new kind is added', () => {
  const next = { system: 'phone', value: '+15035550199', use: 'mobile' }
  expect(found({ phone: next })).toEqual([
    ['phone', patient.contacts[0], { contacts: [{ ...next, rank: 1 }] }],
  ])
  const mail = { system: 'email', value: 'luz@example.com' }
  expect(found({ phone: mail })).toEqual([['phone', undefined, { contacts: [patient.contacts[0], mail] }]])
})

test('another address takes the place of the present one, and what the record is called is taken as it was answered', () => {
  const oak = { lines: ['2 Oak'], city: 'Reno', state: 'NV', postalCode: '89501' }
  expect(found({ home: oak, called: 'Lucha' })).toEqual([
    ['home', elm, { addresses: [{ use: 'home', ...oak }] }],
    ['called', 'Luz', { preferredName: 'Lucha' }],
  ])
})

import { expect, test } from 'vitest'
import { compareMedications, readMedicationList } from './compare-medications.ts'

const chart = [
  { name: 'Sertraline', directions: '50 mg by mouth once a day' },
  { name: 'Bupropion XL', directions: '150 mg every morning' },
  { name: 'Trazodone', directions: '50 mg at bedtime as needed' },
]

test('a pasted list is read line by line, the name before the first amount or way of taking', () => {
  const list =
    '- Sertraline HCl 50mg po daily\n2. Lithium carbonate ER: 450 mg bid\nMelatonin at bedtime\n\nVitamin D'
  expect(readMedicationList(list)).toEqual([
    { name: 'Sertraline HCl', directions: '50 mg by mouth once a day' },
    { name: 'Lithium carbonate ER', directions: '450 mg twice a day' },
    { name: 'Melatonin', directions: 'at bedtime' },
    { name: 'Vitamin D', directions: '' },
  ])
})

test('two lists stand side by side: the same, taken differently, only here, only there', () => {
  const other = readMedicationList(
    'sertraline hcl 50 mg daily\nBupropion XL 300 mg qam\nLithium carbonate 300 mg bid',
  )
  expect(
    compareMedications(chart, other).map((pair) => [
      pair.kind,
      'mine' in pair ? pair.mine.name : pair.theirs.name,
    ]),
  ).toEqual([
    ['same', 'Sertraline'],
    ['different', 'Bupropion XL'],
    ['mine', 'Trazodone'],
    ['theirs', 'Lithium carbonate'],
  ])
})

test('how something is released, and another way into the body, are differences', () => {
  const bupropion = readMedicationList('Bupropion SR 150 mg every morning')
  expect(compareMedications(chart.slice(1, 2), bupropion).map(({ kind }) => kind)).toEqual(['mine', 'theirs'])
  const haloperidol = [{ name: 'Haloperidol', directions: '5 mg by mouth twice a day' }]
  const injected = readMedicationList('Haloperidol 5 mg IM bid')
  expect(compareMedications(haloperidol, injected).map(({ kind }) => kind)).toEqual(['different'])
})

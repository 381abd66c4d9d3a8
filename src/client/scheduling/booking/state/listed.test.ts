import { expect, test } from 'vitest'
import { listed } from './listed.ts'

const known = [
  { id: 's', resourceType: 'HealthcareService', display: 'Therapy' },
  { id: 'p', resourceType: 'Program', display: 'Outpatient' },
]

test('what is chosen has its name though the list could not be read, and stands there once', () => {
  expect(listed([], 's', known)).toEqual([{ value: 's', label: 'Therapy' }])
  expect(listed([{ id: 's', name: 'Therapy' }], 's', known)).toEqual([{ value: 's', label: 'Therapy' }])
  expect(listed([], '', known)).toEqual([])
})

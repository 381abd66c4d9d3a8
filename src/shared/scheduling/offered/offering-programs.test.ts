import { expect, test } from 'vitest'
import { offeringPrograms } from './offering-programs.ts'

const service = { id: 'therapy' }
const refer = (id: string, resourceType: 'Program' | 'HealthcareService') => ({ id, resourceType })
const programs = [
  { id: 'any' },
  { id: 'with', services: [refer('therapy', 'HealthcareService')] },
  { id: 'without', services: [refer('groceries', 'HealthcareService')] },
]
const idsFor = (named: readonly string[]) =>
  offeringPrograms({ ...service, programs: named.map((id) => refer(id, 'Program')) }, programs).map(
    ({ id }) => id,
  )

test('a service without a list is offered by all programs but those whose own list leaves it out', () => {
  expect(idsFor([])).toEqual(['any', 'with'])
})

test('a service with a list is offered by those of the list whose own list has it', () => {
  expect(idsFor(['any', 'without'])).toEqual(['any'])
})

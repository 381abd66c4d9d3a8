import { expect, test } from 'vitest'
import type { Authorization } from '#generated/types/authorization.ts'
import { isNearlyUsed, withUnitsCounted } from './with-units-counted.ts'

const approved: Authorization = {
  id: '1',
  number: 'A-1',
  status: 'Approved',
  services: [{ id: 'service', resourceType: 'HealthcareService' }],
  unitKind: { code: 'session', display: 'Session' },
  unitsApproved: 24,
  period: { start: '2026-01-01', end: '2026-06-30' },
}

test('what is left is what was approved less what was used, to a hundredth', () => {
  expect(withUnitsCounted(approved)).toMatchObject({ unitsUsed: 0, unitsPlanned: 0, unitsRemaining: 24 })
  expect(withUnitsCounted({ ...approved, unitsUsed: 0.1 }).unitsRemaining).toBe(23.9)
})

test('an authorization is low from its own share of used units on, until it ends', () => {
  expect(withUnitsCounted({ ...approved, unitsUsed: 19 })).not.toHaveProperty('lowUntil')
  expect(withUnitsCounted({ ...approved, unitsUsed: 20 }).lowUntil).toBe('2026-06-30')
  expect(withUnitsCounted({ ...approved, unitsUsed: 12, warnAtPercent: 50 }).lowUntil).toBe('2026-06-30')
  const endless = { ...approved, unitsUsed: 24, period: { start: '2026-01-01' } }
  expect(withUnitsCounted(endless).lowUntil).toBe('9999-12-31')
})

test('more units, another state and a later end are counted anew', () => {
  const low = withUnitsCounted({ ...approved, unitsUsed: 20 })
  expect(withUnitsCounted({ ...low, unitsApproved: 48 })).not.toHaveProperty('lowUntil')
  expect(withUnitsCounted({ ...low, status: 'Cancelled' })).not.toHaveProperty('lowUntil')
  expect(withUnitsCounted({ ...low, period: { start: '2026-01-01', end: '2026-12-31' } }).lowUntil).toBe(
    '2026-12-31',
  )
  expect(isNearlyUsed({ ...low, status: 'Requested' })).toBe(false)
})

import { expect, test } from 'vitest'
import { missingConsents } from './missing-consents.ts'

const treatment = { code: 'treatment', display: 'Treatment' }
const telehealth = { code: 'telehealth', display: 'Telehealth' }
const given = {
  kind: treatment,
  status: 'Active',
  decision: 'Permit',
  period: { start: '2026-01-05' },
} as const
const missing = (consent: Partial<Parameters<typeof missingConsents>[1][number]>, day = '2026-03-01') =>
  missingConsents([treatment, telehealth], [{ ...given, ...consent }], day).map(({ code }) => code)

test('a consent counts from its first day to its last, while nobody has refused or revoked it', () => {
  expect(missing({})).toEqual(['telehealth'])
  expect(missing({}, '2026-01-04')).toEqual(['treatment', 'telehealth'])
  expect(missing({ period: { start: '2026-01-05', end: '2026-02-28' } })).toEqual(['treatment', 'telehealth'])
  expect(missing({ decision: 'Deny' })).toEqual(['treatment', 'telehealth'])
  expect(missing({ status: 'Revoked' })).toEqual(['treatment', 'telehealth'])
})

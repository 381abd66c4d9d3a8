import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import { authorizationsLeft, usualAuthorization } from './authorization-left.ts'
import { authorizationRemarks } from './authorization-remarks.ts'

const of = (resourceType: string, id: string) => ({ resourceType, id })

/** A visit of 50 minutes at nine on a Wednesday in Chicago. */
function visit(more: object = {}): Appointment {
  const usual = {
    ...{ id: 'new', status: 'booked', kind: 'Visit', timezone: 'America/Chicago', isGroup: false },
    ...{ start: '2030-03-06T15:00:00Z', end: '2030-03-06T15:50:00Z' },
    ...{ owner: of('Practitioner', 'okafor'), program: of('Program', 'outpatient') },
    serviceType: of('HealthcareService', 'therapy'),
    attendees: [{ id: 'ana', kind: 'Patient', subject: of('Patient', 'ana'), status: 'booked' }],
    ...more,
  }
  // Of an appointment only these fields are read here.
  return usual as unknown as Appointment
}

function service(flags: readonly string[] = ['Billable']): HealthcareService {
  const usual = {
    ...{ id: 'therapy', name: 'Therapy', category: { code: 'therapy', display: 'Therapy' }, flags },
    ...{ sessionTimeUnit: 'Duration', unitBasis: 'Minutes', rounding: 'EightMinute', incrementMinutes: 15 },
  }
  // Of a service only these fields are read here.
  return usual as unknown as HealthcareService
}

function authorization(left: number, more: object = {}): object {
  return {
    ...{ id: `a${left}`, number: `AU-${left}`, status: 'Approved', unitsApproved: 40, unitsUsed: 40 - left },
    services: [of('HealthcareService', 'therapy')],
    unitKind: { code: 'unit15', display: '15-minute unit' },
    period: { start: '2030-01-01', end: '2030-12-31' },
    ...more,
  }
}

function coverage(authorizations: readonly object[], more: object = {}): Coverage {
  const usual = {
    ...{ id: 'c', beneficiary: of('Patient', 'ana'), status: 'Active', period: { start: '2030-01-01' } },
    ...{ authorizations, ...more },
  }
  // Of a coverage only these fields are read here.
  return usual as unknown as Coverage
}

type Asking = { readonly after?: Appointment; readonly before?: Appointment; readonly of?: HealthcareService }

const said = (
  coverages: readonly Coverage[],
  { after = visit(), before, of: its = service() }: Asking = {},
) =>
  authorizationRemarks({ before, after }, its, coverages).map(
    ({ authorization: { number }, units, left }) => `${number}: ${units} of ${left}`,
  )

test('an authorization is short when less is left than the visit takes, in its own units', () => {
  expect(said([coverage([authorization(2)])])).toEqual(['AU-2: 3 of 2'])
  expect(said([coverage([authorization(3)])])).toEqual([])
  const perVisit = authorization(1, { unitKind: { code: 'visit', display: 'Visit' } })
  expect(said([coverage([perVisit])])).toEqual([])
})

test('one that lasts is enough; of several short ones the one with most left is told', () => {
  expect(said([coverage([authorization(1), authorization(9)])])).toEqual([])
  expect(said([coverage([authorization(1), authorization(2)])])).toEqual(['AU-2: 3 of 2'])
})

test('whoever has no authorization that fits service, clinician, program and day is asked nothing', () => {
  const short = (more: object) => said([coverage([authorization(0, more)])])
  expect(said([])).toEqual([])
  expect(said([coverage([])])).toEqual([])
  expect(short({ services: [of('HealthcareService', 'family')] })).toEqual([])
  expect(short({ practitioners: [of('Practitioner', 'tanaka')] })).toEqual([])
  expect(short({ programs: [of('Program', 'recovery')] })).toEqual([])
  expect(short({ period: { start: '2030-01-01', end: '2030-03-05' } })).toEqual([])
  expect(short({ status: 'Denied' })).toEqual([])
  expect(said([coverage([authorization(0)], { status: 'Pending' })])).toEqual([])
})

test('a service that is not billed takes nothing of an authorization', () => {
  expect(said([coverage([authorization(0)])], { of: service([]) })).toEqual([])
})

test('an authorization that the visit names is the one that counts; that nothing is left of it is said of itself', () => {
  const named = (id: string) =>
    visit({ authorization: { coverage: of('Coverage', 'c'), authorizationId: id } })
  const both = [coverage([authorization(1), authorization(9), authorization(0)])]
  expect(said(both, { after: named('a1') })).toEqual(['AU-1: 3 of 1'])
  expect(said(both, { after: named('a9') })).toEqual([])
  expect(said(both, { after: named('a0') })).toEqual([])
})

test('who was asked once is asked again when the visit becomes longer, not when it moves on its day', () => {
  const short = [coverage([authorization(1)])]
  const later = visit({ start: '2030-03-06T20:00:00Z', end: '2030-03-06T20:50:00Z' })
  const longer = visit({ end: '2030-03-06T16:30:00Z' })
  expect(said(short, { before: visit(), after: later })).toEqual([])
  expect(said(short, { before: visit(), after: longer })).toEqual(['AU-1: 6 of 1'])
})

test('of two coverages that call theirs by the same id, the one counts that the visit names', () => {
  const after = visit({ authorization: { coverage: of('Coverage', 'd'), authorizationId: 'a1' } })
  const other = coverage([authorization(1, { number: 'AU-D' })], { id: 'd' })
  expect(said([coverage([authorization(1)]), other], { after })).toEqual(['AU-D: 3 of 1'])
})

test('a visit is usually counted against the only authorization that fits, else against the first to end of which enough is left', () => {
  const usual = (...authorizations: readonly object[]) =>
    usualAuthorization(authorizationsLeft(visit(), service(), [coverage(authorizations)]))?.authorization
      .number
  const until = (end: string) => ({ period: { start: '2030-01-01', end } })
  expect(usual()).toBeUndefined()
  expect(usual(authorization(1))).toBe('AU-1')
  expect(usual(authorization(9, until('2030-12-31')), authorization(8, until('2030-06-30')))).toBe('AU-8')
  expect(usual(authorization(9, until('2030-12-31')), authorization(1, until('2030-06-30')))).toBe('AU-9')
  expect(usual(authorization(1), authorization(2))).toBeUndefined()
})

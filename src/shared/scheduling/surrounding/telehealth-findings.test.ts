import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import { type AroundTelehealth, telehealthAddress, telehealthFindings } from './telehealth-findings.ts'

const of = (resourceType: string, id: string) => ({ resourceType, id })
const link = 'https://video.example/ana'

/** A visit by telehealth at nine on a Wednesday in Chicago. */
function visit(more: object = {}): Appointment {
  const usual = {
    ...{ id: 'new', status: 'booked', kind: 'Visit', timezone: 'America/Chicago', mode: 'Telehealth' },
    ...{ start: '2030-03-06T15:00:00Z', end: '2030-03-06T15:50:00Z' },
    owner: of('Practitioner', 'okafor'),
    serviceLocation: { kind: 'Virtual', telehealthUrl: link },
    attendees: [{ id: 'ana', kind: 'Patient', subject: of('Patient', 'ana'), status: 'booked' }],
    ...more,
  }
  // Of an appointment only these fields are read here.
  return usual as unknown as Appointment
}

const home = (state: string, more: object = {}) => ({
  ...{ use: 'home', lines: ['1 Alder Street'], city: 'Riverbend', state, postalCode: '00100' },
  ...more,
})
const licence = (state: string | undefined, more: object = {}) => ({
  ...{ type: { code: 'LPC', display: 'LPC' }, number: '1', ...more },
  ...(state !== undefined && { state: { code: state, display: state } }),
})

function around({
  addresses = [home('IL')],
  licenses = [licence('IL')],
  ...more
}: {
  readonly addresses?: readonly object[]
  readonly licenses?: readonly object[]
  readonly isPlaceKnown?: boolean
  readonly place?: object
}): AroundTelehealth {
  const usual = {
    isPlaceKnown: true,
    owner: { display: 'Okafor, Dana', licenses },
    patients: [{ id: 'ana', display: 'Rivera, Ana', addresses }],
    ...more,
  }
  // Of addresses and licences only these fields are read here.
  return usual as unknown as AroundTelehealth
}

type Asking = Parameters<typeof around>[0] & { readonly after?: Appointment; readonly before?: Appointment }

const said = ({ after = visit(), before, ...known }: Asking) =>
  telehealthFindings({ before, after }, around(known)).map(({ pointer, message }) => `${pointer} ${message}`)

const noAddress = '/mode scheduling.no-telehealth-address'
const otherState = '/attendees/0 scheduling.licence-other-state'

test('the address is that of the visit, else that of its place, and none in person', () => {
  const place = { telehealthUrl: 'https://video.example/house' }
  expect(telehealthAddress(visit(), place)).toBe(link)
  expect(telehealthAddress(visit({ serviceLocation: undefined }), place)).toBe(place.telehealthUrl)
  expect(telehealthAddress(visit({ mode: 'InPerson' }), place)).toBeUndefined()
})

test('a visit by telehealth without any address says so, unless its place is not to be seen', () => {
  const after = visit({ serviceLocation: undefined })
  expect(said({ after })).toEqual([noAddress])
  expect(said({ after, place: { telehealthUrl: link } })).toEqual([])
  expect(said({ after, isPlaceKnown: false })).toEqual([])
  expect(said({ after: visit({ serviceLocation: undefined, mode: 'InPerson' }) })).toEqual([])
})

test('a patient in a state for which the clinician has no license in force is named', () => {
  expect(said({ licenses: [licence('IL')] })).toEqual([])
  expect(said({ licenses: [licence('WI')] })).toEqual([otherState])
  expect(said({ licenses: [licence('WI'), licence('IL')] })).toEqual([])
  expect(said({ licenses: [licence('IL', { expires: '2030-03-05' }), licence('WI')] })).toEqual([otherState])
  expect(said({ addresses: [home('IL'), home('WI', { use: 'temp' })] })).toEqual([otherState])
  expect(said({ after: visit({ mode: 'InPerson' }), licenses: [licence('WI')] })).toEqual([])
})

test('a state that is not known says nothing', () => {
  const elsewhere = { licenses: [licence('WI')] }
  expect(said({ ...elsewhere, addresses: [] })).toEqual([])
  expect(said({ ...elsewhere, addresses: [home('Somewhere')] })).toEqual([])
  expect(said({ ...elsewhere, addresses: [home('IL', { use: 'old' })] })).toEqual([])
  expect(said({ ...elsewhere, addresses: [home('IL', { isConfidential: true })] })).toEqual([])
  expect(said({ licenses: [] })).toEqual([])
  expect(said({ licenses: [licence(undefined)] })).toEqual([])
})

test('who was asked once is asked again for another day, owner or place, not for another hour', () => {
  const after = visit({ serviceLocation: undefined })
  const known = { licenses: [licence('WI')] }
  const later = { start: '2030-03-06T20:00:00Z', end: '2030-03-06T20:50:00Z' }
  expect(said({ ...known, before: after, after: { ...after, ...later } })).toEqual([])
  expect(said({ ...known, before: after, after: { ...after, start: '2030-03-07T15:00:00Z' } })).toEqual([
    otherState,
  ])
  expect(said({ ...known, before: visit({ mode: 'InPerson' }), after })).toEqual([noAddress, otherState])
})

import { expect, test } from 'vitest'
import type { Address } from '#generated/types/address.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'
import { beginningAfar, emptyTelehealth, telehealthKnown, telehealthOf } from './telehealth-fields.ts'

const home: Address = {
  ...{ lines: ['1 Alder Street'], city: 'Beloit', state: 'WI', postalCode: '53511' },
}

function related(more: object): RelatedPerson {
  const usual = {
    ...{ display: 'Aldous, June', isEmergencyContact: true, active: true },
    contacts: [{ system: 'phone', value: '+16085550143' }],
    ...more,
  }
  // Of a related person only these fields are read here.
  return usual as unknown as RelatedPerson
}

test('the chart says beforehand where the patient lives and whom to call', () => {
  expect(telehealthKnown({ addresses: [home] }, [related({})])).toEqual({
    patientState: 'WI',
    patientLocation: '1 Alder Street, Beloit, WI 53511',
    emergencyContact: 'Aldous, June, (608) 555-0143',
  })
  expect(telehealthKnown(undefined, [])).toEqual({})
  expect(telehealthKnown({ addresses: [{ ...home, isConfidential: true }] }, [])).toEqual({})
  expect(telehealthKnown({ addresses: [] }, [related({ isEmergencyContact: false })])).toEqual({})
})

test('a session keeps what was said, and that there was no consent and video', () => {
  expect(
    telehealthOf({
      ...emptyTelehealth,
      patientState: 'WI',
      patientLocation: ' At home ',
      isIdentified: true,
    }),
  ).toEqual({
    patientState: { code: 'WI', display: 'Wisconsin' },
    patientLocation: 'At home',
    consentConfirmed: false,
    audioOnly: false,
  })
})

test('it is asked where one patient is met by telehealth and the session has not begun', () => {
  const attendee = (id: string) => ({ id, kind: 'Patient', subject: { id, resourceType: 'Patient' } })
  const asked = (more: object) => {
    const usual = { mode: 'Telehealth', isGroup: false, owner: { id: 'okafor' }, ...more }
    // Of an appointment only these fields are read here.
    const visit = { attendees: [attendee('ana')], ...usual } as unknown as Appointment
    return beginningAfar(visit, '2030-03-13')
  }
  expect(asked({})).toEqual({ patientId: 'ana', performerId: 'okafor', day: '2030-03-13' })
  expect(asked({ mode: 'InPerson' })).toBeUndefined()
  expect(asked({ encounter: { id: 'e' } })).toBeUndefined()
  expect(asked({ isGroup: true })).toBeUndefined()
  expect(asked({ attendees: [attendee('ana'), attendee('jonah')] })).toBeUndefined()
})

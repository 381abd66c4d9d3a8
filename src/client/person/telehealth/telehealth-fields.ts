import type { Appointment } from '#generated/types/appointment.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'
import type { Telehealth } from '#generated/types/telehealth.ts'
import { usStates } from '#shared/elements/choice/us-states.ts'
import { writePhone } from '#shared/elements/text/write-phone.ts'

/** What is asked of a person at the beginning of a session by telehealth. */
export type TelehealthFields = {
  /** Who it is was made sure of; the session stores only that it began. */
  readonly isIdentified: boolean
  readonly patientState: string
  readonly patientLocation: string
  readonly emergencyContact: string
  readonly consentConfirmed: boolean
  readonly audioOnly: boolean
}

/** Nothing asked yet. */
export const emptyTelehealth: TelehealthFields = {
  isIdentified: false,
  patientState: '',
  patientLocation: '',
  emergencyContact: '',
  consentConfirmed: false,
  audioOnly: false,
}

/** What the chart knows beforehand, to be asked whether it is right: where the patient lives, and whom to call in an emergency. */
export function telehealthKnown(
  patient: Pick<Patient, 'addresses'> | undefined,
  related: readonly RelatedPerson[],
): Partial<TelehealthFields> {
  const address = (patient?.addresses ?? []).find(
    ({ use = 'home', isConfidential }) => use === 'home' && isConfidential !== true,
  )
  const contact = related.find(({ isEmergencyContact, active }) => isEmergencyContact && active !== false)
  return {
    ...(address && {
      patientLocation: short(placeText(address)),
      ...(nameOfState(address.state) !== undefined && { patientState: address.state }),
    }),
    ...(contact && { emergencyContact: short(contactText(contact)) }),
  }
}

type KnownAddress = NonNullable<Patient['addresses']>[number]

function placeText({ lines, city, state, postalCode }: KnownAddress): string {
  return [...lines, city, `${state} ${postalCode}`].join(', ')
}

function contactText({ display, contacts = [], addresses = [] }: RelatedPerson): string {
  const phone = contacts.find(({ system }) => system === 'phone')?.value
  const [address] = addresses
  return [display, phone && writePhone(phone), address && placeText(address)].filter(Boolean).join(', ')
}

/** As much as a session keeps (`schemas/types/telehealth.json`). */
function short(text: string): string {
  return text.slice(0, 200)
}

/** What a state is called; nothing for what is none. */
export function nameOfState(code: string): string | undefined {
  return usStates.find(([known]) => known === code)?.[1]
}

/** What the session keeps of it. */
export function telehealthOf(fields: TelehealthFields): Telehealth {
  const { patientState: code, consentConfirmed, audioOnly } = fields
  const patientLocation = fields.patientLocation.trim()
  const emergencyContact = fields.emergencyContact.trim()
  return {
    ...(code !== '' && { patientState: { code, display: nameOfState(code) ?? code } }),
    ...(patientLocation !== '' && { patientLocation }),
    ...(emergencyContact !== '' && { emergencyContact }),
    consentConfirmed,
    audioOnly,
  }
}

/** A session by telehealth that is about to begin: with whom, led by whom, and on which day. */
export type BeginningAfar = {
  readonly patientId: string
  readonly performerId: string | undefined
  readonly day: string
}

/** The session that a visit by telehealth of one patient is about to become; nothing where it has begun, or people meet in person. */
export function beginningAfar(
  { mode, encounter, isGroup, attendees = [], owner }: Appointment,
  day: string,
): BeginningAfar | undefined {
  const patients = attendees.filter(({ subject }) => subject.resourceType === 'Patient')
  const [one, ...others] = patients
  if (mode !== 'Telehealth' || encounter || isGroup || !one || others.length > 0) return undefined
  return { patientId: one.subject.id, performerId: owner.id, day }
}

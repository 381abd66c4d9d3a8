import type { NoteKind } from '#generated/enumerations/note-kind.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Reference } from '#generated/types/reference.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** Whom a note of an appointment is about, and the kinds of note that are for it, the usual first. */
export type Subject = { readonly reference: Reference; readonly kinds: readonly NoteKind[] }

/** The patient of the visit, or the one asked for of several. */
export function subjectOf(appointment: Appointment, wanted: Reference | undefined): Outcome<Subject> {
  const patients = (appointment.attendees ?? [])
    .map((each) => each.subject)
    .filter((subject) => subject.resourceType === 'Patient')

  const chosen = wanted ? patients.find((patient) => patient.id === wanted.id) : onlyOne(patients)
  if (!chosen) return withoutPatient(wanted)
  return succeeded({ reference: chosen, kinds: ['Note', 'AssessmentNote', 'MultiServiceNote'] })
}

function onlyOne(patients: readonly Reference[]): Reference | undefined {
  return patients.length === 1 ? patients[0] : undefined
}

function withoutPatient(wanted: Reference | undefined) {
  const message = wanted ? 'scheduling.patient-not-here' : 'scheduling.choose-patient'
  return refuse('/subject', message)
}

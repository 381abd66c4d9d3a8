// Generated from schemas/enumerations/enrollment-step-kind.json by npm run generate. Edits are lost.
/** What belongs to an enrollment. */
export const enrollmentStepKinds = ['Consent', 'Coverage', 'Authorization', 'Packet', 'CareTeam', 'Appointment', 'Assessment'] as const

export type EnrollmentStepKind = (typeof enrollmentStepKinds)[number]

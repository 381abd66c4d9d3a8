// Generated from schemas/enumerations/enrollment-lack.json by npm run generate. Edits are lost.
/** What is not there yet when somebody is enrolled in a program. */
export const enrollmentLacks = ['Consent', 'Coverage', 'Authorization', 'Packet', 'Age'] as const

export type EnrollmentLack = (typeof enrollmentLacks)[number]

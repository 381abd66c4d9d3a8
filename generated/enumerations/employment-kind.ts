// Generated from schemas/enumerations/employment-kind.json by npm run generate. Edits are lost.
/** How a staff member is employed. */
export const employmentKinds = ['employee', 'contractor', 'student', 'volunteer'] as const

export type EmploymentKind = (typeof employmentKinds)[number]

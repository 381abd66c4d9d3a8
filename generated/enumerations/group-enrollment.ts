// Generated from schemas/enumerations/group-enrollment.json by npm run generate. Edits are lost.
/** The values of group enrollment. */
export const groupEnrollments = ['Open', 'Closed', 'InviteOnly'] as const

export type GroupEnrollment = (typeof groupEnrollments)[number]

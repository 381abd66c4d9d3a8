// Generated from schemas/enumerations/group-enrollment.json by npm run generate. Edits are lost.
/** Whether a group takes new members. */
export const groupEnrollments = ['Open', 'Closed', 'InviteOnly'] as const

export type GroupEnrollment = (typeof groupEnrollments)[number]

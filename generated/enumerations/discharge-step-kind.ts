// Generated from schemas/enumerations/discharge-step-kind.json by npm run generate. Edits are lost.
/** What happens when an enrollment ends. */
export const dischargeStepKinds = ['Goal', 'Plan', 'Appointment', 'Meeting', 'Series', 'Group', 'Team', 'Draft'] as const

export type DischargeStepKind = (typeof dischargeStepKinds)[number]

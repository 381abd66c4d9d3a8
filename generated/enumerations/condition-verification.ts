// Generated from schemas/enumerations/condition-verification.json by npm run generate. Edits are lost.
/** How sure a diagnosis is. */
export const conditionVerifications = ['Provisional', 'Confirmed', 'RuledOut', 'EnteredInError'] as const

export type ConditionVerification = (typeof conditionVerifications)[number]

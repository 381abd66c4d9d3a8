// Generated from schemas/enumerations/alert-audience.json by npm run generate. Edits are lost.
/** Who sees an alert about a patient. */
export const alertAudiences = ['all', 'clinical'] as const

export type AlertAudience = (typeof alertAudiences)[number]

// Generated from schemas/enumerations/alert-audience.json by npm run generate. Edits are lost.
/** The values of alert audience. */
export const alertAudiences = ['all', 'clinical'] as const

export type AlertAudience = (typeof alertAudiences)[number]

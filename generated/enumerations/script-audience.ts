// Generated from schemas/enumerations/script-audience.json by npm run generate. Edits are lost.
/** Who runs a script. */
export const scriptAudiences = ['Staff', 'Patient', 'Both'] as const

export type ScriptAudience = (typeof scriptAudiences)[number]

// Generated from schemas/enumerations/instruction-tone.json by npm run generate. Edits are lost.
/** The values of instruction tone. */
export const instructionTones = ['Plain', 'Info', 'Warn'] as const

export type InstructionTone = (typeof instructionTones)[number]

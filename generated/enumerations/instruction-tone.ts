// Generated from schemas/enumerations/instruction-tone.json by npm run generate. Edits are lost.
/** How strongly the instructions of a form stand out. */
export const instructionTones = ['Plain', 'Info', 'Warn'] as const

export type InstructionTone = (typeof instructionTones)[number]

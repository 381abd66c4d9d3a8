// Generated from schemas/enumerations/note-rule-kind.json by npm run generate. Edits are lost.
/** The values of note rule kind. */
export const noteRuleKinds = [
  'SessionDuration',
  'ShowStatus',
  'ServiceDate',
  'ProgramSelected',
  'ProgramLocation',
  'LocationSelected',
  'MissingDiagnosis',
  'SpanMidnight',
  'AppointmentRequired',
  'SessionOverlap',
  'Authorization',
  'SessionDurationIncrement',
  'Insurance',
  'ServiceBasedSubformDuration',
] as const

export type NoteRuleKind = (typeof noteRuleKinds)[number]

// Generated from schemas/enumerations/note-rule-kind.json by npm run generate. Edits are lost.
/** What a note rule checks. */
export const noteRuleKinds = [
  'AppointmentRequired',
  'Authorization',
  'Insurance',
  'LocationSelected',
  'MissingDiagnosis',
  'ProgramLocation',
  'ProgramSelected',
  'ServiceBasedSubformDuration',
  'ServiceDate',
  'SessionDurationIncrement',
  'SessionDuration',
  'SessionOverlap',
  'ShowStatus',
  'SpanMidnight',
] as const

export type NoteRuleKind = (typeof noteRuleKinds)[number]

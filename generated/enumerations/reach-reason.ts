// Generated from schemas/enumerations/reach-reason.json by npm run generate. Edits are lost.
/** What lets a person reach a patient. */
export const reachReasons = [
  'Self',
  'CareTeam',
  'ConfidentialTeam',
  'Created',
  'Session',
  'Appointment',
  'Note',
  'Group',
  'Program',
  'Enrollment',
] as const

export type ReachReason = (typeof reachReasons)[number]

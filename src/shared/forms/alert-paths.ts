import type { ContextPath } from './context-paths.ts'

/** The paths beside its questions that an alert of a questionnaire may ask; whatever else it asked would be blank for ever. */
export function alertPaths(shortName: string, scoringIds: readonly string[]): readonly string[] {
  return [...patientPaths, firstScorePath(shortName), ...scoringIds.map(scorePath)]
}

/** What an alert knows of whom the answers are about, and of the day. */
const patientPaths: readonly ContextPath[] = ['today', 'birthDate', 'patient.age', 'patient.gender']

/** Where an alert finds a score by its id. */
export function scorePath(scoringId: string): string {
  return `score.${scoringId}`
}

/** Where an alert finds the first score of its questionnaire. */
export function firstScorePath(shortName: string): string {
  return `instrument.${shortName}.score`
}

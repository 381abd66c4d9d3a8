import type { SessionFacts } from '#shared/rules/rule-facts.ts'

/** For tests, a worked example of a rule by its own words; what is not said is as in the scene. Expected is the verdict in short. */
export type WorkedRow = readonly [
  row: string,
  changed: Partial<SessionFacts>,
  params: object,
  expected: string,
]

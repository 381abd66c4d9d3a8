import { checkMissingDiagnosis } from './check-missing-diagnosis.ts'
import { checkServiceDate } from './check-service-date.ts'
import { checkSessionDuration } from './check-session-duration.ts'
import type { Check, RuleKind } from './verdict.ts'

/** One check per kind of rule. A rule schema without a check here does not compile. */
export const ruleChecks: { readonly [Kind in RuleKind]: Check<Kind> } = {
  SessionDuration: checkSessionDuration,
  ServiceDate: checkServiceDate,
  MissingDiagnosis: checkMissingDiagnosis,
}

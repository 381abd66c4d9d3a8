import { checkAppointmentRequired } from '#shared/rules/checks/check-appointment-required.ts'
import { checkAuthorization } from '#shared/rules/checks/check-authorization.ts'
import { checkInsurance } from '#shared/rules/checks/check-insurance.ts'
import { checkLocationSelected } from '#shared/rules/checks/check-location-selected.ts'
import { checkMissingDiagnosis } from '#shared/rules/checks/check-missing-diagnosis.ts'
import { checkProgramLocation } from '#shared/rules/checks/check-program-location.ts'
import { checkProgramSelected } from '#shared/rules/checks/check-program-selected.ts'
import { checkServiceBasedSubformDuration } from '#shared/rules/checks/check-service-based-subform-duration.ts'
import { checkServiceDate } from '#shared/rules/checks/check-service-date.ts'
import { checkSessionDuration } from '#shared/rules/checks/check-session-duration.ts'
import { checkSessionDurationIncrement } from '#shared/rules/checks/check-session-duration-increment.ts'
import { checkSessionOverlap } from '#shared/rules/checks/check-session-overlap.ts'
import { checkShowStatus, nobodyCame } from '#shared/rules/checks/check-show-status.ts'
import { checkSpanMidnight } from '#shared/rules/checks/check-span-midnight.ts'
import type { RuleFacts } from '#shared/rules/rule-facts.ts'
import type { Sentence } from '#shared/rules/sentence.ts'
import type { RuleCheck, RuleKind } from '#shared/rules/verdict.ts'

/** One check per kind of rule. A rule schema without a check here does not compile. */
export const ruleChecks: { readonly [Kind in RuleKind]: RuleCheck<Kind> } = {
  SessionDuration: checkSessionDuration,
  ShowStatus: checkShowStatus,
  ServiceDate: checkServiceDate,
  ProgramSelected: checkProgramSelected,
  ProgramLocation: checkProgramLocation,
  LocationSelected: checkLocationSelected,
  MissingDiagnosis: checkMissingDiagnosis,
  SpanMidnight: checkSpanMidnight,
  AppointmentRequired: checkAppointmentRequired,
  SessionOverlap: checkSessionOverlap,
  Authorization: checkAuthorization,
  SessionDurationIncrement: checkSessionDurationIncrement,
  Insurance: checkInsurance,
  ServiceBasedSubformDuration: checkServiceBasedSubformDuration,
}

/** The question of the session that is the nearest to what a kind complains of. */
export const nearestQuestions: { readonly [Kind in RuleKind]: string } = {
  SessionDuration: 'end',
  ShowStatus: 'visitStatus',
  ServiceDate: 'start',
  ProgramSelected: 'program',
  ProgramLocation: 'location',
  LocationSelected: 'placeOfService',
  MissingDiagnosis: 'diagnoses',
  SpanMidnight: 'end',
  AppointmentRequired: 'start',
  SessionOverlap: 'start',
  Authorization: 'serviceType',
  SessionDurationIncrement: 'end',
  Insurance: 'serviceType',
  ServiceBasedSubformDuration: 'end',
}

/** What some kinds have to say of the note as a whole, beside what each session's check says. */
export const ruleRemarks: {
  readonly [Kind in RuleKind]?: (facts: RuleFacts) => Sentence | undefined
} = {
  ShowStatus: nobodyCame,
}

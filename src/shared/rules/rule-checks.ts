import { checkAppointmentRequired } from './checks/check-appointment-required.ts'
import { checkAuthorization } from './checks/check-authorization.ts'
import { checkInsurance } from './checks/check-insurance.ts'
import { checkLocationSelected } from './checks/check-location-selected.ts'
import { checkMissingDiagnosis } from './checks/check-missing-diagnosis.ts'
import { checkProgramLocation } from './checks/check-program-location.ts'
import { checkProgramSelected } from './checks/check-program-selected.ts'
import { checkServiceBasedSubformDuration } from './checks/check-service-based-subform-duration.ts'
import { checkServiceDate } from './checks/check-service-date.ts'
import { checkSessionDuration } from './checks/check-session-duration.ts'
import { checkSessionDurationIncrement } from './checks/check-session-duration-increment.ts'
import { checkSessionOverlap } from './checks/check-session-overlap.ts'
import { checkShowStatus } from './checks/check-show-status.ts'
import { checkSpanMidnight } from './checks/check-span-midnight.ts'
import type { Check, RuleKind } from './verdict.ts'

/** One check per kind of rule. A rule schema without a check here does not compile. */
export const ruleChecks: { readonly [Kind in RuleKind]: Check<Kind> } = {
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

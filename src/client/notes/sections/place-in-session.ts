import { nearestQuestions } from '#shared/rules/judging/rule-checks.ts'
import type { RuleResult } from '#shared/rules/judging/rule-result.ts'

/** Complaints that another question mends than the one that is the nearest to their kind. */
const mended: Readonly<Record<string, string>> = {
  'rules.show-status.no-reason': 'missedReason',
  'rules.show-status.missed-service': 'serviceType',
  'rules.show-status.billable': 'serviceType',
  'rules.program-selected.no-episode': 'episodeOfCare',
  'rules.program-selected.not-offered': 'serviceType',
  'rules.service-date.outside-episode': 'episodeOfCare',
  'rules.location-selected.no-location': 'location',
  'rules.location-selected.location-not-allowed': 'location',
  'rules.location-selected.no-place-at-location': 'location',
  'rules.location-selected.no-address': 'location',
  'rules.location-selected.no-state': 'patientState',
  'rules.missing-diagnosis.no-primary': 'primaryDiagnosis',
  'rules.missing-diagnosis.denied': 'primaryDiagnosis',
  'rules.session-duration-increment.mismatch': 'units',
  'rules.session-duration-increment.too-few': 'units',
  'rules.session-duration-increment.too-many': 'units',
  'rules.authorization.service': 'serviceType',
  'rules.insurance.not-covered': 'serviceType',
  'rules.insurance.license': 'serviceType',
}

/** Which question of the session mends what a rule complains of; none where it is not asked in this note. */
export function placeInSession(
  { kind, sentence }: Pick<RuleResult, 'kind' | 'sentence'>,
  isAsked: (path: string) => boolean,
): string | undefined {
  const [said] = [sentence?.id, ...(sentence?.parts ?? []).map(({ id }) => id)].filter(
    (id) => id !== undefined && Object.hasOwn(mended, id),
  )
  const places = [said === undefined ? undefined : mended[said], kind && nearestQuestions[kind]]
  return places.find((path) => path !== undefined && isAsked(path))
}

/** Complaints that no question of a note mends: the patient's coverage does. */
export function isMendedInCoverage({ kind, sentence }: Pick<RuleResult, 'kind' | 'sentence'>): boolean {
  const isOfCoverage = kind === 'Insurance' || kind === 'Authorization'
  return isOfCoverage && !Object.hasOwn(mended, sentence?.id ?? '')
}

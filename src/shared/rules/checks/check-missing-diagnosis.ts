import type { DiagnosisFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import {
  fail,
  type Params,
  pass,
  passWith,
  type RuleCheck,
  skip,
  type Verdict,
} from '#shared/rules/verdict.ts'
import { compareApproximate, daysBetween, isCalendarDay } from '#shared/time/calendar.ts'

type DiagnosisParams = Partial<Params<'MissingDiagnosis'>>

const firstContacts: readonly string[] = ['assessment', 'crisis', 'indirect']

/** Is there a valid diagnosis on the session? (schemas/rules/missing-diagnosis.json) */
export const checkMissingDiagnosis: RuleCheck<'MissingDiagnosis'> = (params, session) => {
  const exempt: readonly string[] = params.exemptCategories ?? firstContacts
  const category = session.service?.category
  if (category && exempt.includes(category)) return skip('rules.missing-diagnosis.exempt')

  const usable = session.diagnoses.filter((each) => isUsable(each, params, session))
  const doubt = primaryDoubt(usable, params, session)
  if (usable.length < (params.minCount ?? 1)) return whyTooFew(params, session)
  if (doubt) return doubt

  const nearEnd = usable.find((each) => activity(each, session.serviceDate) === 'perhaps')
  return nearEnd ? passWith('rules.missing-diagnosis.near-resolution', resolution(nearEnd)) : pass
}

function isUsable(each: DiagnosisFacts, params: DiagnosisParams, session: SessionFacts): boolean {
  if (!each.isCode) return false
  const verifications: readonly string[] = params.allowedVerification ?? ['Provisional', 'Confirmed']
  if (!verifications.includes(each.verification)) return false
  if (params.activeOnDate !== false && activity(each, session.serviceDate) === 'no') return false
  return !isTooOld(each, params, session.serviceDate)
}

/** `perhaps`: it was resolved in the very month or year of the session, and more is not known. */
function activity(each: DiagnosisFacts, date: string | undefined): 'yes' | 'no' | 'perhaps' {
  if (!date) return 'yes'
  if (each.onsetDate && compareApproximate(each.onsetDate, date).order > 0) return 'no'
  if (!each.resolutionDate) return 'yes'

  const { order, isCertain } = compareApproximate(each.resolutionDate, date)
  if (order < 0) return 'no'
  return order === 0 && !isCertain ? 'perhaps' : 'yes'
}

function isTooOld(each: DiagnosisFacts, params: DiagnosisParams, date: string | undefined): boolean {
  if (!date || !each.recordedOn || !isCalendarDay(each.recordedOn)) return false

  const age = daysBetween(each.recordedOn, date)
  const provisional = each.verification === 'Provisional' ? params.provisionalMaxDays : undefined
  return (
    age > Math.min(provisional ?? Number.POSITIVE_INFINITY, params.maxAgeDays ?? Number.POSITIVE_INFINITY)
  )
}

function whyTooFew(params: DiagnosisParams, session: SessionFacts): Verdict {
  const over = session.diagnoses.find(
    (each) => each.resolutionDate && activity(each, session.serviceDate) === 'no',
  )
  if (over) return fail('rules.missing-diagnosis.resolved', resolution(over))

  const old = session.diagnoses.find((each) => isTooOld(each, params, session.serviceDate))
  if (old) return fail(ageMessage(old, params), { code: old.code })
  const uncoded = session.diagnoses.find((each) => !each.isCode)
  if (uncoded) return fail('rules.missing-diagnosis.not-a-code', { code: uncoded.code })
  return fail('rules.missing-diagnosis.missing', { min: params.minCount ?? 1 })
}

function ageMessage(old: DiagnosisFacts, params: DiagnosisParams): string {
  const isProvisional = old.verification === 'Provisional' && params.provisionalMaxDays !== undefined
  return isProvisional ? 'rules.missing-diagnosis.provisional-too-old' : 'rules.missing-diagnosis.too-old'
}

function primaryDoubt(
  usable: readonly DiagnosisFacts[],
  params: DiagnosisParams,
  session: SessionFacts,
): Verdict | undefined {
  if (params.requirePrimary === false) return undefined

  const primary = usable.find((each) => each.rank === 1)
  if (!primary) return fail('rules.missing-diagnosis.no-primary')

  const { code } = primary
  const allowed: readonly string[] = params.allowPrefixes ?? session.program?.diagnosisPrefixes ?? []
  const denied: readonly string[] = params.denyPrefixes ?? ['Z']
  const fits = allowed.length === 0 || allowed.some((prefix) => code.startsWith(prefix))
  if (fits && !denied.some((prefix) => code.startsWith(prefix))) return undefined
  return fail('rules.missing-diagnosis.denied', { code })
}

function resolution(each: DiagnosisFacts) {
  return { code: each.code, date: each.resolutionDate ?? '' }
}

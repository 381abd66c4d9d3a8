import type { CoverageFacts } from '#shared/rules/coverage-facts.ts'
import type { SessionFacts } from '#shared/rules/rule-facts.ts'
import { sentence } from '#shared/rules/sentence.ts'
import {
  fail,
  notChecked,
  type Params,
  pass,
  passWith,
  type RuleCheck,
  skip,
  type Verdict,
  worstOf,
} from '#shared/rules/verdict.ts'
import { daysBetween } from '#shared/time/calendar.ts'

type InsuranceParams = Partial<Params<'Insurance'>>
type Judging = {
  readonly params: InsuranceParams
  readonly session: SessionFacts
  readonly coverage: CoverageFacts
  readonly date: string
}

/** Is there usable coverage on the date of service? (schemas/rules/insurance.json) */
export const checkInsurance: RuleCheck<'Insurance'> = (params, session) => {
  const { service, patient, serviceDate, coverages } = session
  const isAsked = params.requireWhen === 'Always' || service?.flags?.includes('Billable') === true
  if (!isAsked || !patient || !serviceDate) return skip('rules.insurance.not-needed')
  if (!coverages) return notChecked

  const usable = coverages
    .filter((coverage) => isUsable(coverage, params, session))
    .toSorted((one, other) => one.order - other.order)
  const active = usable.filter(({ status }) => status === 'Active')
  const [first] = active
  if (!first) return withoutActive(params, session, usable)

  const primaries = active.filter(({ order }) => order === 1)
  if (params.requirePrimary !== false && primaries.length === 0)
    return fail('rules.insurance.no-primary', { person: patient.display, date: serviceDate })
  const verdict = worstOf(
    doubts.map((doubt) => doubt({ params, session, coverage: first, date: serviceDate })),
  )
  const areTwo = verdict === pass && primaries.length > 1
  return areTwo ? passWith('rules.insurance.two-primaries', { date: serviceDate }) : verdict
}

/** Not yet asked: whether it is Active or still Pending. */
function isUsable(coverage: CoverageFacts, params: InsuranceParams, session: SessionFacts): boolean {
  const date = session.serviceDate ?? ''
  const isInForce = coverage.start <= date && date <= (coverage.end ?? date)
  const isAccepted = !params.acceptTypes?.length || params.acceptTypes.includes(coverage.type)
  const isLimited = params.programLimited !== false && coverage.programs.length > 0
  const fitsProgram = !isLimited || coverage.programs.includes(session.program?.id ?? '')
  return (
    (coverage.status === 'Active' || coverage.status === 'Pending') && isInForce && isAccepted && fitsProgram
  )
}

function withoutActive(
  params: InsuranceParams,
  { patient, serviceDate }: SessionFacts,
  [pending]: readonly CoverageFacts[],
): Verdict {
  if (pending && params.acceptPending)
    return passWith('rules.insurance.pending', { payer: pending.payer.display })
  return fail('rules.insurance.none', { person: patient?.display ?? '', date: serviceDate ?? '' })
}

const doubts: readonly ((judging: Judging) => Verdict)[] = [incomplete, notCovered, notEligible, wrongLicense]

function incomplete({ params, coverage: { payer, missing } }: Judging): Verdict {
  if (params.requireComplete === false || missing.length === 0) return pass
  const parts = missing.map((field) => sentence(`rules.insurance.field.${field}`))
  const said = sentence('rules.insurance.incomplete', { payer: payer.display })
  return { outcome: 'Fail', sentence: { ...said, parts } }
}

function notCovered({ params, session: { service }, coverage, date }: Judging): Verdict {
  const covered = coverage.coveredServices
  if (params.checkCoveredService === false || !service || covered.length === 0) return pass

  const isCovered = covered.some(
    ({ serviceId, from, to }) => serviceId === service.id && (from ?? date) <= date && date <= (to ?? date),
  )
  if (isCovered) return pass
  return fail('rules.insurance.not-covered', {
    payer: coverage.payer.display,
    service: service.display,
  })
}

function notEligible({ params, session: { patient }, coverage, date }: Judging): Verdict {
  const days = params.eligibilityWithinDays
  if (days === undefined) return pass

  const [last] = coverage.eligibility
  if (last?.result !== 'Eligible')
    return fail('rules.insurance.eligibility-never', {
      payer: coverage.payer.display,
      person: patient?.display ?? '',
    })
  if (daysBetween(last.checkedOn, date) <= days) return pass
  return fail('rules.insurance.eligibility', { payer: coverage.payer.display, checked: last.checkedOn })
}

function wrongLicense({ params, session: { service, performer } }: Judging): Verdict {
  const accepted = service?.allowedLicenses ?? []
  if (params.checkLicense !== true || !service || accepted.length === 0) return pass
  if (!performer) return notChecked
  if (performer.licenses.some((license) => accepted.includes(license))) return pass
  return fail('rules.insurance.license', { service: service.display, performer: performer.display })
}

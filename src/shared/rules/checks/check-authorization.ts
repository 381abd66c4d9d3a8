import type { AuthorizationFacts, CoverageFacts } from '#shared/rules/coverage-facts.ts'
import { mattersOf } from '#shared/rules/matters-of.ts'
import type { RuleFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import { needIn, usedIn } from '#shared/rules/used-in.ts'
import {
  fail,
  notChecked,
  type Params,
  pass,
  passWith,
  type RuleCheck,
  skip,
  type Verdict,
} from '#shared/rules/verdict.ts'

type AuthorizationParams = Partial<Params<'Authorization'>>
type Judging = {
  readonly params: AuthorizationParams
  readonly session: SessionFacts
  readonly facts: RuleFacts
}

const ownMoney: readonly string[] = [
  'self-pay',
  'self-pay-sliding',
  'charity',
  'county-fund',
  'state-grant',
  'block-grant',
]

/** Is there an authorization with units left? The first coverage that has a fitting one decides (schemas/rules/authorization.json). */
export const checkAuthorization: RuleCheck<'Authorization'> = (params, session, facts) => {
  const { service, patient, serviceDate, coverages } = session
  if (!service || !patient || !serviceDate) return skip('rules.authorization.not-needed')
  if (!coverages) return notChecked

  const asking = inForce(session).filter((coverage) => isAsking(coverage, params, session))
  const [first] = asking
  if (!first) return skip('rules.authorization.not-needed')
  const judging = { params, session, facts }
  return decisive(asking, (coverage) => judgeCoverage(coverage, judging))?.verdict ?? pass
}

/** The authorization that the session is counted against, by the parameters of the rule that judges it: of the coverage that decides the rule's verdict; where none has to be asked, of the first that has one which fits. */
export function chooseAuthorization(
  session: SessionFacts,
  facts: RuleFacts,
  params: AuthorizationParams,
): { readonly coverage: CoverageFacts; readonly authorization: AuthorizationFacts } | undefined {
  const judging = { params, session, facts }
  const fitting = inForce(session).flatMap((coverage) => {
    const narrowed = narrow(coverage.authorizations, params.checks ?? allChecks, judging)
    const authorization = 'outcome' in narrowed ? undefined : chosenOf(narrowed, judging)
    return authorization ? [{ coverage, authorization }] : []
  })
  const asking = fitting.filter(({ coverage }) => isAsking(coverage, params, session))
  if (asking.length === 0) return fitting[0]
  return decisive(asking, ({ coverage }) => judgeCoverage(coverage, judging))?.of
}

/** The first of which the verdict is no refusal, else the first. */
function decisive<Asked>(
  asked: readonly Asked[],
  judge: (asked: Asked) => Verdict,
): { readonly of: Asked; readonly verdict: Verdict } | undefined {
  const judged = asked.map((each) => ({ of: each, verdict: judge(each) }))
  return judged.find(({ verdict }) => verdict.outcome !== 'Fail') ?? judged[0]
}

/** The coverages of the session's day in their order. */
function inForce({ coverages = [], serviceDate }: SessionFacts): readonly CoverageFacts[] {
  if (serviceDate === undefined) return []
  return coverages
    .filter(
      ({ status, start, end }) =>
        status === 'Active' && start <= serviceDate && serviceDate <= (end ?? serviceDate),
    )
    .toSorted((one, other) => one.order - other.order)
}

function isAsking(coverage: CoverageFacts, params: AuthorizationParams, session: SessionFacts): boolean {
  return !ownMoney.includes(coverage.type) && isNeeded(coverage, params, session)
}

function isNeeded(coverage: CoverageFacts, params: AuthorizationParams, { service }: SessionFacts): boolean {
  if (params.requireWhen === 'Always') return true
  if (params.requireWhen === 'Billable') return service?.flags?.includes('Billable') === true
  return coverage.needsAuthorizationFor.includes(service?.id ?? '')
}

function judgeCoverage(coverage: CoverageFacts, judging: Judging): Verdict {
  const { params, session } = judging
  const checks: readonly string[] = params.checks ?? allChecks
  const none = fail('rules.authorization.none', {
    payer: coverage.payer.display,
    service: session.service?.display ?? '',
  })
  if (coverage.authorizations.length === 0) return checks.includes('Exists') ? none : pass

  const narrowed = narrow(coverage.authorizations, checks, judging)
  if ('outcome' in narrowed) return narrowed
  const chosen = chosenOf(narrowed, judging)
  return chosen ? withUnits(chosen, judging, checks) : none
}

/** Those that hold in every matter; else what is said of the first one that failed. */
function narrow(
  authorizations: readonly AuthorizationFacts[],
  checks: readonly string[],
  { params, session }: Judging,
): readonly AuthorizationFacts[] | Verdict {
  return mattersOf(checks, { retroDays: params.retroDays ?? 0 }).reduce<
    readonly AuthorizationFacts[] | Verdict
  >((fitting, matter) => {
    if ('outcome' in fitting) return fitting
    const left = fitting.filter((each) => matter.holds(each, session))
    const [refused] = fitting
    return left.length === 0 && refused ? matter.refusal(refused, session) : left
  }, authorizations)
}

const allChecks = ['Exists', 'Status', 'Date', 'Service', 'Practitioner', 'Units', 'Frequency'] as const

/** The one that the session names; else the first to end that has enough, else the first to end. */
function chosenOf(fitting: readonly AuthorizationFacts[], judging: Judging): AuthorizationFacts | undefined {
  const named = fitting.find(({ id }) => judging.session.authorizationIds?.includes(id))
  if (named) return named

  const sorted = fitting.toSorted(
    (one, other) =>
      ((one.end ?? '9999') < (other.end ?? '9999') ? -1 : Number(one.end !== other.end)) ||
      remainingOf(one, judging) - remainingOf(other, judging) ||
      one.number.localeCompare(other.number),
  )
  const enough = sorted.find((each) => remainingOf(each, judging) >= (needIn(each, judging.session) ?? 0))
  return enough ?? sorted[0]
}

/** What is left for this service: earlier services of the same session take theirs first. */
function remainingOf(authorization: AuthorizationFacts, { params, session, facts }: Judging): number {
  const place = facts.services.indexOf(session)
  const earlier = facts.services
    .slice(0, Math.max(0, place))
    .filter(({ service }) => isFor(authorization, service?.id))
    .reduce((sum, each) => sum + (needIn(authorization, each) ?? 0), 0)
  const drafts = params.countDrafts ? usedIn(authorization, session, { drafts: 'only' }) : 0
  return authorization.approved - authorization.used - drafts - earlier
}

function isFor({ services }: AuthorizationFacts, serviceId: string | undefined): boolean {
  return services.length === 0 || services.includes(serviceId ?? '')
}

function withUnits(authorization: AuthorizationFacts, judging: Judging, checks: readonly string[]): Verdict {
  const need = needIn(authorization, judging.session)
  if (need === undefined)
    return skip('rules.authorization.no-rate', { service: judging.session.service?.display ?? '' })

  const shortage = checks.includes('Units') ? shortageOf(authorization, need, judging) : undefined
  const crowded = checks.includes('Frequency') ? tooOften(authorization, need, judging) : undefined
  return shortage ?? crowded ?? hintOf(authorization, need, judging)
}

function shortageOf(authorization: AuthorizationFacts, need: number, judging: Judging): Verdict | undefined {
  const { params } = judging
  const remaining = remainingOf(authorization, judging)
  if (remaining >= need) return undefined
  if (params.allowPartial && remaining > 0)
    return passWith('rules.authorization.partial', {
      authorization: authorization.number,
      remaining,
      units: need,
    })
  const { number, approved } = authorization
  return {
    ...fail('rules.authorization.units', { authorization: number, remaining, approved, units: need }),
    severity: params.onNoUnits ?? 'Warn',
  }
}

function tooOften(
  authorization: AuthorizationFacts,
  need: number,
  { session }: Judging,
): Verdict | undefined {
  const { frequency } = authorization
  if (!frequency) return undefined
  if (!session.others) return notChecked

  const used = usedIn(authorization, session, { within: frequency.per, drafts: 'with' })
  if (used + need <= frequency.units) return undefined
  return fail('rules.authorization.frequency', { limit: frequency.units, period: frequency.per, used })
}

function hintOf(authorization: AuthorizationFacts, need: number, judging: Judging): Verdict {
  const { number, status, approved } = authorization
  if (status === 'Requested') return passWith('rules.authorization.awaiting', { authorization: number })

  const percent = Math.round(((approved - remainingOf(authorization, judging) + need) * 100) / approved)
  const warnAt = judging.params.warnAtPercent ?? authorization.warnAtPercent ?? 80
  return percent >= warnAt
    ? passWith('rules.authorization.percent', { authorization: number, percent })
    : pass
}

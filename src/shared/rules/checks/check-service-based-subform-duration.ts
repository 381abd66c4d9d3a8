import type { RuleFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import { directMinutes, sessionMinutes } from '#shared/rules/session-minutes.ts'
import {
  fail,
  type Params,
  pass,
  passWith,
  type RuleCheck,
  skip,
  type Verdict,
  worstOf,
} from '#shared/rules/verdict.ts'
import { localMoment } from '#shared/time/local-moment.ts'
import { milliseconds, overlap, type Span } from '#shared/time/span.ts'

type ServicesParams = Partial<Params<'ServiceBasedSubformDuration'>>
type Judging = {
  readonly params: ServicesParams
  readonly session: SessionFacts
  readonly services: readonly SessionFacts[]
}
type Timed = SessionFacts & Span

/** Do the services of a note add up to its session? (schemas/rules/service-based-subform-duration.json) */
export const checkServiceBasedSubformDuration: RuleCheck<'ServiceBasedSubformDuration'> = (
  params,
  session,
  facts,
) => {
  const services = takingPart(facts)
  if (services.length === 0) return skip('rules.service-based-subform-duration.no-services')
  return worstOf(doubts.map((doubt) => doubt({ params, session, services })))
}

/** A service that was marked cancelled in the note is none. */
function takingPart({ services }: RuleFacts): readonly SessionFacts[] {
  return services.filter(({ visitStatus }) => visitStatus === 'Show')
}

const doubts: readonly ((judging: Judging) => Verdict)[] = [
  withoutTime,
  outsideBounds,
  overlapping,
  inBreak,
  outsideSession,
  withGap,
  withoutBase,
  wrongSum,
]

function withoutTime({ params, services }: Judging): Verdict {
  const without = services.find((each) => !directMinutes(each))
  return params.requireAll !== false && without
    ? fail('rules.service-based-subform-duration.no-time', { service: nameOf(without) })
    : pass
}

function outsideBounds({ params, services }: Judging): Verdict {
  if (params.eachWithinServiceBounds === false) return pass
  const wrong = services.find((each) => {
    const minutes = directMinutes(each)
    const { minMinutes = 0, maxMinutes = Number.POSITIVE_INFINITY } = each.service ?? {}
    return minutes !== undefined && (minutes < minMinutes || minutes > maxMinutes)
  })
  if (!wrong) return pass
  return fail('rules.service-based-subform-duration.bounds', {
    service: nameOf(wrong),
    minutes: directMinutes(wrong) ?? 0,
  })
}

function overlapping({ params, services }: Judging): Verdict {
  if (params.noOverlap === false) return pass
  const timed = services.filter(isTimed)
  for (const [index, one] of timed.entries()) {
    const other = timed
      .slice(index + 1)
      .find((each) => performerOf(each) === performerOf(one) && overlap(one, each))
    if (other)
      return fail('rules.service-based-subform-duration.overlap', {
        ...clockTimes(one),
        other: nameOf(other),
      })
  }
  return pass
}

function inBreak({ params, session, services }: Judging): Verdict {
  if (params.noOverlap === false) return pass
  const wrong = services.filter(isTimed).find((each) => session.breaks.some((pause) => overlap(each, pause)))
  return wrong ? fail('rules.service-based-subform-duration.break', clockTimes(wrong)) : pass
}

function outsideSession({ params, session, services }: Judging): Verdict {
  if (params.insideSession === false || !isTimed(session)) return pass
  const wrong = services.filter(isTimed).find((each) => {
    return (
      milliseconds(each.start) < milliseconds(session.start) ||
      milliseconds(each.end) > milliseconds(session.end)
    )
  })
  return wrong ? fail('rules.service-based-subform-duration.outside', { service: nameOf(wrong) }) : pass
}

function withGap({ params, session, services }: Judging): Verdict {
  if (params.requireContiguous !== true || !isTimed(session)) return pass

  const tolerance = (params.toleranceMinutes ?? 5) * 60_000
  const timed = services
    .filter(isTimed)
    .toSorted((one, other) => milliseconds(one.start) - milliseconds(other.start))
  let reached = milliseconds(session.start)
  for (const { start, end } of [...timed, { start: session.end, end: session.end }]) {
    const gap = milliseconds(start) - reached
    if (gap > tolerance)
      return fail('rules.service-based-subform-duration.gap', {
        minutes: Math.round(gap / 60_000),
        time: localMoment(start, session.timezone).time,
      })
    reached = Math.max(reached, milliseconds(end))
  }
  return pass
}

function withoutBase({ params, services }: Judging): Verdict {
  if (params.addOnNeedsBase === false) return pass
  const present = services.map(({ service }) => service?.id)
  const alone = services.find(({ service }) => {
    const bases = service?.addOnTo ?? []
    return bases.length > 0 && !bases.some(({ id }) => present.includes(id))
  })
  if (!alone) return pass
  return fail('rules.service-based-subform-duration.add-on', {
    service: nameOf(alone),
    base: (alone.service?.addOnTo ?? []).map(({ display }) => display).join(' / '),
  })
}

/** Each performer's services are added up by themselves: two people can work at once. */
function wrongSum({ params, session, services }: Judging): Verdict {
  const minutes = sessionMinutes(session, 'direct')
  const compare = params.compare ?? 'SumWithinSession'
  if (compare === 'EachOnly' || minutes === undefined) return pass

  const excluded: readonly string[] = params.excludeCategories ?? ['indirect', 'administrative']
  const sums = new Map<string, number>()
  for (const each of services.filter(({ service }) => !excluded.includes(service?.category ?? ''))) {
    const performer = performerOf(each)
    sums.set(performer, (sums.get(performer) ?? 0) + (directMinutes(each) ?? 0))
  }
  const tolerance = params.toleranceMinutes ?? 5
  const wrong = [...sums.values()].find((sum) =>
    compare === 'SumEqualsSession' ? Math.abs(sum - minutes) > tolerance : sum > minutes + tolerance,
  )
  if (wrong !== undefined) return fail('rules.service-based-subform-duration.sum', { sum: wrong, minutes })

  const left = minutes - Math.max(...sums.values(), 0)
  return left > tolerance
    ? passWith('rules.service-based-subform-duration.unassigned', { minutes: left })
    : pass
}

function isTimed(session: SessionFacts): session is Timed {
  return session.start !== undefined && session.end !== undefined
}

function nameOf({ service }: SessionFacts): string {
  return service?.display ?? ''
}

function performerOf({ participants, performer }: SessionFacts): string {
  return participants?.find(({ type }) => type === 'PrimaryPerformer')?.id ?? performer?.id ?? ''
}

function clockTimes(each: Timed) {
  const time = (instant: string) => localMoment(instant, each.timezone).time
  return { service: nameOf(each), start: time(each.start), end: time(each.end) }
}

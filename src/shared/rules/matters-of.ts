import { daysBetween } from '#shared/time/calendar.ts'
import type { AuthorizationFacts } from './coverage-facts.ts'
import type { SessionFacts } from './rule-facts.ts'
import { fail, type Verdict } from './verdict.ts'

/** One thing that an authorization must fulfil, and what is said when none does. */
export type Matter = {
  readonly holds: (authorization: AuthorizationFacts, session: SessionFacts) => boolean
  readonly refusal: (authorization: AuthorizationFacts, session: SessionFacts) => Verdict
}

/** The matters of an authorization that a rule asks for, in the order in which they narrow the choice down. */
export function mattersOf(
  checks: readonly string[],
  { retroDays }: { readonly retroDays: number },
): readonly Matter[] {
  const matters: readonly (readonly [string, Matter])[] = [
    ['Service', forService],
    ['Practitioner', forPractitioner],
    ['Status', granted(retroDays)],
    ['Date', onDate],
  ]
  return matters.flatMap(([name, matter]) => (checks.includes(name) ? [matter] : []))
}

const forService: Matter = {
  holds: ({ services }, { service }) => services.length === 0 || services.includes(service?.id ?? ''),
  refusal: ({ number }, { service }) =>
    fail('rules.authorization.service', { authorization: number, service: service?.display ?? '' }),
}

const forPractitioner: Matter = {
  holds: ({ practitioners, programs }, session) => {
    const performers = (session.participants ?? []).map(({ id }) => id)
    const isTheirs = practitioners.length === 0 || performers.some((id) => practitioners.includes(id))
    return isTheirs && (programs.length === 0 || programs.includes(session.program?.id ?? ''))
  },
  refusal: ({ number }) => fail('rules.authorization.practitioner', { authorization: number }),
}

/** A request that was made within the days allowed counts as granted until it is decided. */
function granted(retroDays: number): Matter {
  return {
    holds: ({ status, requestedOn }, { serviceDate }) => {
      if (status === 'Approved') return true
      if (status !== 'Requested' || !requestedOn || !serviceDate) return false
      return Math.abs(daysBetween(requestedOn, serviceDate)) <= retroDays
    },
    refusal: ({ number, status }) => fail('rules.authorization.status', { authorization: number, status }),
  }
}

const onDate: Matter = {
  holds: ({ start, end }, { serviceDate = '' }) =>
    start <= serviceDate && serviceDate <= (end ?? serviceDate),
  refusal: ({ number, start, end }, { serviceDate }) =>
    fail('rules.authorization.ended', {
      authorization: number,
      start,
      end: end ?? '…',
      date: serviceDate ?? '',
    }),
}

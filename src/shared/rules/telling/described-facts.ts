import { type RuleNeed, ruleTraits } from '#generated/traits/rule-traits.ts'
import type { RuleFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import { sessionMinutes } from '#shared/rules/session-minutes.ts'
import type { RuleKind } from '#shared/rules/verdict.ts'
import { dayValue, type FactValue, labelValue, momentValue, numberValue, wordsValue } from './fact-value.ts'

/** A fact by its name; what it is called is `rules.fact.<name>`. An empty list: nothing is known of it, or there is none. */
export type DescribedFact = { readonly name: FactName; readonly values: readonly FactValue[] }

/** The facts on which a check of this kind rests, for one of the sessions that it judges. */
export function describedFacts(
  kind: RuleKind,
  session: SessionFacts,
  facts: RuleFacts,
): readonly DescribedFact[] {
  const needed = ruleTraits[kind].needs.flatMap((need) => factsOf[need])
  const names: readonly FactName[] = [...always, ...(readFirst[kind] ?? []), ...needed]
  return [...new Set(names)].map((name) => ({ name, values: tellers[name](session, facts) }))
}

type Teller = (session: SessionFacts, facts: RuleFacts) => readonly FactValue[]

const tellers = {
  visit: ({ visitStatus }) => labelValue(`enumeration.VisitStatus.${visitStatus}`),
  date: ({ serviceDate }) => dayValue(serviceDate),
  start: ({ start }) => momentValue(start),
  end: ({ end }) => momentValue(end),
  zone: ({ timezone }) => wordsValue(timezone),
  minutes: (session) => numberValue(session.ownMinutes ?? sessionMinutes(session, 'direct')),
  wholeMinutes: (session) => numberValue(sessionMinutes(session, 'whole')),
  units: ({ units }) => numberValue(units),
  reason: ({ hasMissedReason }) => labelValue(hasMissedReason ? 'form.yes' : 'form.no'),
  service: ({ service }) => wordsValue(service?.display),
  shortest: ({ service }) => numberValue(service?.minMinutes),
  longest: ({ service }) => numberValue(service?.maxMinutes),
  increment: ({ service }) => numberValue(service?.incrementMinutes),
  rounding: ({ service }) =>
    service?.rounding ? labelValue(`enumeration.UnitRounding.${service.rounding}`) : [],
  billable: ({ service }) =>
    service ? labelValue(service.flags?.includes('Billable') ? 'form.yes' : 'form.no') : [],
  program: ({ program }) => wordsValue(program?.display),
  enrollment: ({ episode }) => dayValue(episode?.start, episode?.end),
  enrollments: ({ episodes }) => dayValue(...(episodes ?? []).map(({ start }) => start)),
  death: ({ deathDate }) => dayValue(deathDate),
  now: (_session, { now }) => momentValue(now),
  place: ({ place }) => wordsValue(place?.display),
  placeOfService: ({ placeOfService }) => wordsValue(placeOfService),
  mode: ({ mode }) => (mode ? labelValue(`enumeration.EncounterMode.${mode}`) : []),
  state: ({ patientState }) => wordsValue(patientState),
  diagnoses: ({ diagnoses }) =>
    wordsValue(
      ...diagnoses.map(
        ({ rank, code, resolutionDate }) =>
          `${rank}. ${code}${resolutionDate ? ` (–${resolutionDate})` : ''}`,
      ),
    ),
  appointment: ({ appointment }) => [...wordsValue(appointment?.display), ...momentValue(appointment?.start)],
  ofDay: ({ appointmentsOfDay }) => wordsValue(...(appointmentsOfDay ?? []).map(({ display }) => display)),
  performers: ({ participants }) => wordsValue(...(participants ?? []).map(({ display }) => display)),
  licenses: ({ performer }) => wordsValue(...(performer?.licenses ?? [])),
  others: ({ others }) => wordsValue(...(others ?? []).slice(0, most).map(({ display }) => display)),
  coverages: ({ coverages }) =>
    wordsValue(...(coverages ?? []).map(({ order, payer }) => `${order}. ${payer.display}`)),
  authorizations: ({ coverages }) =>
    wordsValue(
      ...(coverages ?? [])
        .flatMap(({ authorizations }) => authorizations)
        .map(({ number, used, approved }) => `${number} (${used}/${approved})`),
    ),
  services: (_session, { services }) =>
    wordsValue(
      ...services.map((part) => `${part.service?.display ?? '–'}: ${sessionMinutes(part, 'direct') ?? '–'}`),
    ),
} as const satisfies { readonly [name: string]: Teller }

/** So many other sessions are named. */
const most = 10

/** The name of a fact. */
export type FactName = keyof typeof tellers

const always = ['visit', 'date', 'service'] as const satisfies readonly FactName[]

/** The facts of the records that a kind has to know, as its schema says. */
const factsOf: { readonly [Need in RuleNeed]: readonly FactName[] } = {
  appointment: ['appointment'],
  coverage: ['coverages'],
  episodes: ['enrollments'],
  location: ['place'],
  performer: ['performers'],
  services: ['services'],
  sessions: ['others'],
}

/** What some kinds look at in the session itself, and the order in which their facts are read. */
const readFirst: { readonly [Kind in RuleKind]?: readonly FactName[] } = {
  SessionDuration: ['start', 'end', 'minutes', 'wholeMinutes', 'shortest', 'longest'],
  ShowStatus: ['reason', 'billable'],
  ServiceDate: ['zone', 'now', 'end', 'enrollment', 'death'],
  ProgramSelected: ['program', 'enrollments', 'performers'],
  ProgramLocation: ['program', 'place'],
  LocationSelected: ['place', 'placeOfService', 'mode', 'state'],
  MissingDiagnosis: ['diagnoses', 'program'],
  SpanMidnight: ['start', 'end', 'zone'],
  AppointmentRequired: ['appointment', 'ofDay', 'start', 'performers', 'program'],
  SessionOverlap: ['start', 'end', 'performers', 'others'],
  Authorization: ['coverages', 'authorizations', 'minutes', 'units', 'performers'],
  SessionDurationIncrement: ['minutes', 'units', 'increment', 'rounding', 'others'],
  Insurance: ['coverages', 'billable', 'program', 'licenses'],
  ServiceBasedSubformDuration: ['start', 'end', 'minutes', 'services'],
}

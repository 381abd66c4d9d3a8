import type { RuleFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import { sessionMinutes } from '#shared/rules/session-minutes.ts'
import type { RuleKind } from '#shared/rules/verdict.ts'
import { dayTold, labelTold, momentTold, numberTold, type Told, wordsTold } from './told.ts'

/** A fact by its name; what it is called is `rules.fact.<name>`. An empty list: nothing is known of it, or there is none. */
export type FactTold = { readonly name: FactName; readonly values: readonly Told[] }

/** The facts on which a check of this kind rests, for one of the sessions that it judges. */
export function factsTold(kind: RuleKind, session: SessionFacts, facts: RuleFacts): readonly FactTold[] {
  return [...always, ...restsOn[kind]].map((name) => ({ name, values: tellers[name](session, facts) }))
}

type Teller = (session: SessionFacts, facts: RuleFacts) => readonly Told[]

const tellers = {
  visit: ({ visitStatus }) => labelTold(`enumeration.VisitStatus.${visitStatus}`),
  date: ({ serviceDate }) => dayTold(serviceDate),
  start: ({ start }) => momentTold(start),
  end: ({ end }) => momentTold(end),
  zone: ({ timezone }) => wordsTold(timezone),
  minutes: (session) => numberTold(session.ownMinutes ?? sessionMinutes(session, 'direct')),
  wholeMinutes: (session) => numberTold(sessionMinutes(session, 'whole')),
  units: ({ units }) => numberTold(units),
  reason: ({ hasMissedReason }) => labelTold(hasMissedReason ? 'form.yes' : 'form.no'),
  service: ({ service }) => wordsTold(service?.display),
  shortest: ({ service }) => numberTold(service?.minMinutes),
  longest: ({ service }) => numberTold(service?.maxMinutes),
  increment: ({ service }) => numberTold(service?.incrementMinutes),
  rounding: ({ service }) =>
    service?.rounding ? labelTold(`enumeration.UnitRounding.${service.rounding}`) : [],
  billable: ({ service }) =>
    service ? labelTold(service.flags?.includes('Billable') ? 'form.yes' : 'form.no') : [],
  program: ({ program }) => wordsTold(program?.display),
  enrollment: ({ episode }) => dayTold(episode?.start, episode?.end),
  enrollments: ({ episodes }) => dayTold(...(episodes ?? []).map(({ start }) => start)),
  death: ({ deathDate }) => dayTold(deathDate),
  now: (_session, { now }) => momentTold(now),
  place: ({ place }) => wordsTold(place?.display),
  placeOfService: ({ placeOfService }) => wordsTold(placeOfService),
  mode: ({ mode }) => (mode ? labelTold(`enumeration.EncounterMode.${mode}`) : []),
  state: ({ patientState }) => wordsTold(patientState),
  diagnoses: ({ diagnoses }) =>
    wordsTold(
      ...diagnoses.map(
        ({ rank, code, resolutionDate }) =>
          `${rank}. ${code}${resolutionDate ? ` (–${resolutionDate})` : ''}`,
      ),
    ),
  appointment: ({ appointment }) => [...wordsTold(appointment?.display), ...momentTold(appointment?.start)],
  ofDay: ({ appointmentsOfDay }) => wordsTold(...(appointmentsOfDay ?? []).map(({ display }) => display)),
  performers: ({ participants }) => wordsTold(...(participants ?? []).map(({ display }) => display)),
  licenses: ({ performer }) => wordsTold(...(performer?.licenses ?? [])),
  others: ({ others }) => wordsTold(...(others ?? []).slice(0, most).map(({ display }) => display)),
  coverages: ({ coverages }) =>
    wordsTold(...(coverages ?? []).map(({ order, payer }) => `${order}. ${payer.display}`)),
  authorizations: ({ coverages }) =>
    wordsTold(
      ...(coverages ?? [])
        .flatMap(({ authorizations }) => authorizations)
        .map(({ number, used, approved }) => `${number} (${used}/${approved})`),
    ),
  services: (_session, { services }) =>
    wordsTold(
      ...services.map((part) => `${part.service?.display ?? '–'}: ${sessionMinutes(part, 'direct') ?? '–'}`),
    ),
} as const satisfies { readonly [name: string]: Teller }

/** So many other sessions are named. */
const most = 10

/** The name of a fact. */
export type FactName = keyof typeof tellers

const always = ['visit', 'date', 'service'] as const satisfies readonly FactName[]

const restsOn: { readonly [Kind in RuleKind]: readonly FactName[] } = {
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

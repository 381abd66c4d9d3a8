import type { Consent } from '#generated/types/consent.ts'

/** How a consent is said in one language. */
export type ConsentSpeech = {
  readonly say: (message: string) => string
  readonly date: (day: string) => string
  readonly code: (list: string, code: string) => string
}

/** A line of a consent, or one that says nothing. */
export type ConsentFact = readonly [label: string, text: string | undefined]

const explained = [
  'revocationExplained',
  'redisclosureExplained',
  'refusalConsequencesExplained',
  'copyOffered',
] as const

/** All that a consent says in its own fields, a line for each: what is signed on a screen is what is printed and kept, to the last of them. */
export function consentFacts(consent: Consent, { say, date, code }: ConsentSpeech): readonly ConsentFact[] {
  const { decision, purposes = [], period, expirationEvent, direction } = consent
  const { classes = [], dateRange, description, excludes = [] } = consent.information ?? {}
  const days = [dateRange?.start, dateRange?.end].map((day) => (day === undefined ? '' : date(day)))
  const coded = (list: string, all: readonly { readonly code: string }[]) =>
    namesOf(all.map((each) => code(list, each.code)))
  return [
    [say('consents.decision'), say(`enumeration.ConsentDecision.${decision}`)],
    ...peopleIn(consent, say),
    [say('consents.direction'), direction && say(`enumeration.DisclosureDirection.${direction}`)],
    [say('consents.purpose'), coded('consent-purpose', purposes)],
    [say('consents.class'), coded('consent-information-class', classes)],
    [say('consents.description'), description],
    [say('consents.days'), dateRange && days.join(' – ')],
    [say('consents.excludes'), namesOf(excludes)],
    [say('consents.start'), date(period.start)],
    [say('consents.end'), period.end === undefined ? expirationEvent : date(period.end)],
  ]
}

function peopleIn(
  { from = [], to = [], intermediary }: Consent,
  say: ConsentSpeech['say'],
): readonly ConsentFact[] {
  const givers = from.map((one) => one.organization?.display ?? one.practitioner?.display ?? one.text)
  const takers = to.map((one) =>
    [one.name ?? one.organization?.display ?? one.person?.display ?? one.class, one.contact]
      .filter(Boolean)
      .join(', '),
  )
  const between = intermediary && [
    intermediary.organization.display,
    ...(intermediary.participants ?? []).map(({ display }) => display),
    intermediary.class,
  ]
  return [
    [say('consents.from'), namesOf(givers)],
    [say('consents.to'), namesOf(takers)],
    [say('consents.intermediary'), between && namesOf(between)],
  ]
}

/** What was explained to whoever signs, each as a sentence. */
export function explainedIn({ statements }: Consent, say: ConsentSpeech['say']): readonly string[] {
  return explained.filter((name) => statements?.[name] === true).map((name) => say(`consents.part-${name}`))
}

function namesOf(names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join('; ')
}

import type { Consent } from '#generated/types/consent.ts'
import type { DocumentTransmission } from '#generated/types/document-transmission.ts'

/** One document that is to leave: what closes it, what it is, and its day where that is known. */
export type DisclosedDocument = {
  readonly labels: readonly string[]
  readonly type: string
  readonly date?: string | undefined
}

/** What is to be disclosed to whom and why, on which day. */
export type Disclosure = {
  readonly recipient: DocumentTransmission['recipient']
  readonly purpose: string
  readonly legalBasis: DocumentTransmission['legalBasis']
  readonly documents: readonly DisclosedDocument[]
  readonly today: string
  /** The privacy officer has let it leave without a consent. */
  readonly isReleased: boolean
}

/** What of a consent a disclosure has to fit: to whom, what for, which kind of information, from which days, and when. */
export type DisclosurePart = 'recipient' | 'purpose' | 'information' | 'days' | 'period'

export const careAndPayment: readonly string[] = ['treatment', 'payment', 'operations', 'tpo']

/** Which class of information a consent must name for a document of this type; others are in every class. */
const classOfType: Readonly<Record<string, string>> = {
  assessment: 'assessments',
  'care-plan': 'care-plan',
  'progress-note': 'progress-notes',
  'discharge-summary': 'discharge-summary',
  prescription: 'medications',
  lab: 'test-results',
  imaging: 'test-results',
}
const classOfLabel: Readonly<Record<string, string>> = { HIV: 'hiv', SUD: 'sud-records' }

/** Does a consent allow something to be given away, whatever its days are? */
export function permits({ status, decision, direction }: Consent): boolean {
  return status === 'Active' && decision === 'Permit' && direction !== 'Obtain'
}

/** Is a consent in force on a day, and does it permit something? */
export function isInForce({ status, decision, period }: Consent, today: string): boolean {
  return status === 'Active' && decision === 'Permit' && isWithin(period, today)
}

/** The parts of a consent that do not fit the giving of a document; none: it lets it leave. */
export function misfitsOf(
  consent: Consent,
  { recipient, purpose, today }: Pick<Disclosure, 'recipient' | 'purpose' | 'today'>,
  document: DisclosedDocument,
): readonly DisclosurePart[] {
  const fits = [
    ['recipient', coversRecipient(consent, recipient)],
    ['purpose', coversPurpose(consent, purpose)],
    ['information', coversInformation(consent, document)],
    ['days', coversDay(consent, document)],
    ['period', isWithin(consent.period, today)],
  ] as const
  return fits.flatMap(([part, doesFit]) => (doesFit ? [] : [part]))
}

/** The consent in force that names a recipient and a purpose: where there are several, one that speaks of all these documents. */
export function consentFor(
  { recipient, documents, today }: Pick<Disclosure, 'recipient' | 'documents' | 'today'>,
  consents: readonly Consent[],
): Consent | undefined {
  const named = consents.filter(
    (each) =>
      permits(each) &&
      isWithin(each.period, today) &&
      coversRecipient(each, recipient) &&
      each.purposes?.[0] !== undefined,
  )
  const isWhole = (each: Consent) =>
    documents.every((document) => coversInformation(each, document) && coversDay(each, document))
  return named.find(isWhole) ?? named[0]
}

function isWithin({ start, end }: { readonly start?: string; readonly end?: string }, day: string): boolean {
  return (start === undefined || start <= day) && (end === undefined || day <= end)
}

function coversPurpose({ kind, purposes = [] }: Consent, purpose: string): boolean {
  const isCare = careAndPayment.includes(purpose)
  if (kind.code === 'part2-tpo' && isCare) return true
  return purposes.some(({ code }) => code === purpose || (code === 'tpo' && isCare))
}

/** The consent for treatment, payment and operations may name a class; everything else names its recipient. */
function coversRecipient({ kind, to = [] }: Consent, recipient: Disclosure['recipient']): boolean {
  const { organization, relatedPerson, name } = recipient
  return to.some((each) => {
    if (each.organization) return each.organization.id === organization?.id
    if (each.person) return each.person.id === relatedPerson?.id
    if (each.name) return isSameName(each.name, name)
    return each.class !== undefined && kind.code === 'part2-tpo'
  })
}

/** Are two names of recipients the same but for capitals and blanks? */
export function isSameName(one: string, other: string): boolean {
  const fold = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
  return fold(one) === fold(other)
}

function coversInformation({ kind, information }: Consent, { type, labels }: DisclosedDocument): boolean {
  const codes = (information?.classes ?? []).map(({ code }) => code)
  const special = labels.flatMap((label) => classOfLabel[label] ?? [])
  const isSpecial = kind.code.startsWith('part2-') || special.every((each) => codes.includes(each))
  const wanted = classOfType[type]
  const isWhole = codes.length === 0 || codes.includes('all-bh')
  const isNamed = isWhole || (wanted !== undefined && codes.includes(wanted))
  return isSpecial && (isNamed || codes.some((code) => special.includes(code)))
}

/** A document whose day nobody knows is within any days. */
function coversDay({ information }: Consent, { date }: DisclosedDocument): boolean {
  const range = information?.dateRange
  return range === undefined || date === undefined || isWithin(range, date)
}

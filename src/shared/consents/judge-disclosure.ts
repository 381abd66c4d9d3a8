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

/** Whether documents may leave: with these consents and perhaps the notice, or not, and the sentence that says why. */
export type DisclosureVerdict =
  | { readonly kind: 'leaves'; readonly consents: readonly Consent[]; readonly needsNotice: boolean }
  | { readonly kind: 'held'; readonly because: string; readonly needsNotice: boolean }

const careAndPayment: readonly string[] = ['treatment', 'payment', 'operations', 'tpo']
/** These tell what a document is and keep it from nobody. */
const open: readonly string[] = ['N', 'MH']

const part2Kinds = ['part2-tpo', 'part2-specific', 'part2-intermediary', 'part2-legal-proceeding']

/** Which kinds of consent let a document leave, and the sentence that asks for one. */
type Demand = { readonly kinds: readonly string[]; readonly because: string }

/** What each label demands; another one demands a release of information. */
const demands: Readonly<Record<string, Demand>> = {
  SUD: { kinds: part2Kinds, because: 'consents.held-part2' },
  PSYTHPN: { kinds: ['psychotherapy-notes'], because: 'consents.held-psychotherapy' },
}
const release: Demand = { kinds: ['release-of-information'], because: 'consents.held-release' }
const anyRelease: Demand = { kinds: [...release.kinds, ...part2Kinds], because: 'consents.held-release' }

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

/**
 * Judges a disclosure: treatment, payment and operations let what nothing protects leave, everything else leaves with a consent
 * that is in force and names recipient, purpose, class and day; an emergency, a court or an audit lets leave what nothing
 * protects, the privacy officer the rest.
 */
export function judgeDisclosure(disclosure: Disclosure, consents: readonly Consent[]): DisclosureVerdict {
  const { documents, legalBasis, purpose, isReleased } = disclosure
  const needsNotice = documents.some(({ labels }) => labels.includes('SUD'))
  if (isReleased) return { kind: 'leaves', consents: [], needsNotice }
  if (legalBasis === 'Tpo' && !careAndPayment.includes(purpose))
    return { kind: 'held', because: 'consents.held-purpose', needsNotice }

  const used = new Set<Consent>()
  for (const document of documents)
    for (const { kinds, because } of demandsOf(document, legalBasis)) {
      const isFit = (each: Consent) => kinds.includes(each.kind.code) && covers(each, disclosure, document)
      const consent = consents.find(isFit)
      if (!consent) return { kind: 'held', because, needsNotice }
      used.add(consent)
    }
  return { kind: 'leaves', consents: [...used], needsNotice }
}

/** What one document demands: a consent for each of its labels, and where it has none only what the chosen basis says. */
function demandsOf({ labels }: DisclosedDocument, legalBasis: Disclosure['legalBasis']): readonly Demand[] {
  const closing = labels.filter((label) => !open.includes(label))
  if (closing.length > 0) return closing.map((label) => demands[label] ?? release)
  return legalBasis === 'Consent' ? [anyRelease] : []
}

/** Does a consent that is in force let this recipient have this document for this purpose? */
function covers(consent: Consent, disclosure: Disclosure, document: DisclosedDocument): boolean {
  return (
    isInForce(consent, disclosure.today) &&
    consent.direction !== 'Obtain' &&
    coversPurpose(consent, disclosure.purpose) &&
    coversRecipient(consent, disclosure.recipient) &&
    coversDocument(consent, document)
  )
}

/** Is a consent in force on a day, and does it permit something? */
export function isInForce({ status, decision, period }: Consent, today: string): boolean {
  const { start = today, end = today } = period
  return status === 'Active' && decision === 'Permit' && start <= today && today <= end
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

function isSameName(one: string, other: string): boolean {
  const fold = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
  return fold(one) === fold(other)
}

function coversDocument({ kind, information }: Consent, document: DisclosedDocument): boolean {
  const { classes = [], dateRange } = information ?? {}
  const { date, type, labels } = document
  const isInRange =
    !dateRange ||
    date === undefined ||
    (dateRange.start <= date && (dateRange.end === undefined || date <= dateRange.end))
  const codes = classes.map(({ code }) => code)
  const special = labels.flatMap((label) => classOfLabel[label] ?? [])
  const isSpecial = kind.code.startsWith('part2-') || special.every((each) => codes.includes(each))
  const wanted = classOfType[type]
  const isWhole = codes.length === 0 || codes.includes('all-bh')
  const isNamed = isWhole || (wanted !== undefined && codes.includes(wanted))
  return isInRange && isSpecial && (isNamed || codes.some((code) => special.includes(code)))
}

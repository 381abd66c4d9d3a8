import type { Consent } from '#generated/types/consent.ts'
import {
  careAndPayment,
  type DisclosedDocument,
  type Disclosure,
  type DisclosurePart,
  misfitsOf,
  permits,
} from './misfits-of.ts'

/** A consent that nearly lets a document leave, and what of it does not fit. */
export type NearestConsent = { readonly consent: Consent; readonly misfits: readonly DisclosurePart[] }

/** Whether documents may leave: with these consents and perhaps the notice, or not, with the sentence that says why and the consent that comes nearest. */
export type DisclosureVerdict =
  | { readonly kind: 'leaves'; readonly consents: readonly Consent[]; readonly needsNotice: boolean }
  | {
      readonly kind: 'held'
      readonly because: string
      readonly needsNotice: boolean
      /** Which of the documents is kept, where it is one of them. */
      readonly place?: number
      readonly nearest?: NearestConsent
    }

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
  for (const [place, document] of documents.entries())
    for (const { kinds, because } of demandsOf(document, legalBasis)) {
      const fits = consents
        .filter((each) => permits(each) && kinds.includes(each.kind.code))
        .map((consent) => ({ consent, misfits: misfitsOf(consent, disclosure, document) }))
      const fit = fits.find(({ misfits }) => misfits.length === 0)
      if (!fit) return { kind: 'held', because, needsNotice, place, ...nearestOf(fits) }
      used.add(fit.consent)
    }
  return { kind: 'leaves', consents: [...used], needsNotice }
}

/** What one document demands: a consent for each of its labels, and where it has none only what the chosen basis says. */
function demandsOf({ labels }: DisclosedDocument, legalBasis: Disclosure['legalBasis']): readonly Demand[] {
  const closing = labels.filter((label) => !open.includes(label))
  if (closing.length > 0) return closing.map((label) => demands[label] ?? release)
  return legalBasis === 'Consent' ? [anyRelease] : []
}

/** The one of which least does not fit; one for somebody else is near only where all else fits. */
function nearestOf(fits: readonly NearestConsent[]): { readonly nearest?: NearestConsent } {
  const isForOther = ({ misfits }: NearestConsent) => misfits.includes('recipient')
  const distance = (fit: NearestConsent) => 2 * fit.misfits.length + (isForOther(fit) ? 1 : 0)
  const [nearest] = fits
    .filter((fit) => !isForOther(fit) || fit.misfits.length === 1)
    .toSorted((one, other) => distance(one) - distance(other))
  return nearest === undefined ? {} : { nearest }
}

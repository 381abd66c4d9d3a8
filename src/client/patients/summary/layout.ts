import { type ChartCard, chartCards } from '#generated/enumerations/chart-card.ts'
import type { ChartLayout } from '#generated/types/chart-layout.ts'

/** What is known of how somebody wants a chart's summary, the nearest first: the person, the practice, the product. */
export type Wishes = {
  readonly personal: ChartLayout | undefined
  readonly practice: readonly { readonly role: string; readonly layout: ChartLayout }[]
  readonly roles: readonly string[]
}

/** The layout of the summary: one's own, else that of the practice for one's role, else the product's. A card that none of them names comes last. */
export function layoutFor({ personal, practice, roles }: Wishes): ChartLayout {
  const chosen =
    personal ??
    practice.find(({ role }) => roles.includes(role))?.layout ??
    usualLayouts.find(({ role }) => roles.includes(role))?.layout ??
    usualLayout
  const known = new Set([...chosen.shown, ...chosen.hidden])
  const unnamed = chartCards.filter((card) => !known.has(card))
  return { shown: [...chosen.shown, ...unnamed], hidden: chosen.hidden }
}

/** The layout with a card put before another one, or at the end. */
export function movedLayout(
  layout: ChartLayout,
  card: ChartCard,
  before: ChartCard | undefined,
): ChartLayout {
  const others = layout.shown.filter((each) => each !== card)
  const at = before === undefined ? -1 : others.indexOf(before)
  const shown = at < 0 ? [...others, card] : [...others.slice(0, at), card, ...others.slice(at)]
  return { shown, hidden: layout.hidden.filter((each) => each !== card) }
}

/** The layout without a card. */
export function layoutWithout({ shown, hidden }: ChartLayout, card: ChartCard): ChartLayout {
  return {
    shown: shown.filter((each) => each !== card),
    hidden: [...hidden.filter((each) => each !== card), card],
  }
}

const usualLayout: ChartLayout = {
  shown: [
    'Changes',
    'Problems',
    'Upcoming',
    'Notes',
    'Medications',
    'Allergies',
    'Measures',
    'Programs',
    'Details',
    'Past',
  ],
  hidden: ['Coverage', 'Contacts', 'Consents'],
}

/** What comes first for whom: who prescribes looks for medications, the front desk for who comes and who pays. */
const usualLayouts: Wishes['practice'] = [
  {
    role: 'prescribing-clinician',
    layout: {
      shown: [
        'Changes',
        'Medications',
        'Allergies',
        'Problems',
        'Measures',
        'Notes',
        'Upcoming',
        'Programs',
        'Details',
      ],
      hidden: ['Past', 'Coverage', 'Contacts', 'Consents'],
    },
  },
  {
    role: 'administrative',
    layout: {
      shown: ['Details', 'Upcoming', 'Coverage', 'Contacts', 'Consents', 'Programs', 'Past', 'Changes'],
      hidden: ['Problems', 'Medications', 'Allergies', 'Measures', 'Notes'],
    },
  },
  {
    role: 'quality-assurance',
    layout: {
      shown: ['Changes', 'Notes', 'Programs', 'Consents', 'Problems', 'Past', 'Details'],
      hidden: ['Upcoming', 'Medications', 'Allergies', 'Measures', 'Coverage', 'Contacts'],
    },
  },
  {
    role: 'case-management',
    layout: {
      shown: [
        'Changes',
        'Contacts',
        'Problems',
        'Upcoming',
        'Coverage',
        'Notes',
        'Programs',
        'Consents',
        'Details',
        'Allergies',
        'Medications',
      ],
      hidden: ['Measures', 'Past'],
    },
  },
]

import type { Consent } from '#generated/types/consent.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

/** What a consent says, as far as its parts are judged; one that is being written may say less. */
export type ConsentSaid = Pick<Consent, 'kind' | 'period'> &
  Partial<
    Pick<
      Consent,
      'from' | 'to' | 'intermediary' | 'purposes' | 'information' | 'statements' | 'expirationEvent'
    >
  >

/** The parts that consents are made of, each with the place where it is written. */
export const consentParts = {
  from: '/from',
  to: '/to',
  named: '/to',
  intermediary: '/intermediary',
  description: '/information/description',
  purpose: '/purposes',
  single: '/purposes',
  apart: '/information/classes',
  legal: '/purposes',
  end: '/period/end',
  revocationExplained: '/statements/revocationExplained',
  redisclosureExplained: '/statements/redisclosureExplained',
  refusalConsequencesExplained: '/statements/refusalConsequencesExplained',
  copyOffered: '/statements/copyOffered',
} as const

export type ConsentPart = keyof typeof consentParts

const statements = [
  'revocationExplained',
  'redisclosureExplained',
  'refusalConsequencesExplained',
  'copyOffered',
] as const
const release = ['from', 'to', 'description', 'purpose'] as const
const notes = ['to', 'description', 'single', 'apart', 'end'] as const

/** Kinds that need no end. */
const endless: readonly string[] = ['part2-tpo', 'treatment', 'privacy-notice']

/** What each kind must contain beside an end; a kind that is not named here needs nothing more. */
const partsOfKind: Readonly<Record<string, readonly ConsentPart[]>> = {
  'release-of-information': [...release, 'end', 'revocationExplained'],
  'part2-tpo': [...release, ...statements],
  'part2-specific': [...release, 'named', 'end', ...statements],
  'part2-intermediary': ['from', 'intermediary', 'description', 'purpose', 'end', ...statements],
  'part2-sud-counseling-notes': [...notes, ...statements],
  'psychotherapy-notes': notes,
  'part2-legal-proceeding': ['to', 'description', 'legal', 'end', ...statements],
  'recording-ambient': ['to', 'description', 'end', 'revocationExplained'],
  telehealth: ['description', 'end'],
  medication: ['description', 'end'],
}

/** The one class of information that a consent for such notes speaks of. */
const classOfNotes: Readonly<Record<string, string>> = {
  'psychotherapy-notes': 'psychotherapy-notes',
  'part2-sud-counseling-notes': 'sud-counseling-notes',
}

/** What a Part 2 entity releases are substance use records: all that their law explains is explained with every release. */
const released = 'release-of-information'

/** The parts that a consent of a kind must contain, in the order in which they are read; more of a release where the practice is a Part 2 entity. */
export function partsOf(kind: string, isPart2Entity = false): readonly ConsentPart[] {
  const parts = partsOfKind[kind] ?? (endless.includes(kind) ? [] : ['end'])
  return kind === released && isPart2Entity ? [...new Set([...parts, ...statements])] : parts
}

/** Does a consent contain a part? */
export function contains(consent: ConsentSaid, part: ConsentPart): boolean {
  return holds[part](consent)
}

/** The parts that a consent of its kind lacks, as findings: what keeps it from being signed, here and on the server. */
export function lackingParts(consent: ConsentSaid, isPart2Entity = false): readonly Finding[] {
  const lacking = partsOf(consent.kind.code, isPart2Entity).filter((part) => !contains(consent, part))
  const pointers = [...new Set(lacking.map((part) => consentParts[part]))]
  return pointers.map((pointer) => blocking(pointer, 'stores.required'))
}

const holds: { readonly [Part in ConsentPart]: (consent: ConsentSaid) => boolean } = {
  from: ({ from = [] }) =>
    from.some(({ organization, practitioner, text }) => organization || practitioner || text),
  to: ({ to = [] }) => to.some((each) => isNamed(each) || each.class),
  named: ({ to = [] }) => to.length > 0 && to.every(isNamed),
  intermediary: ({ intermediary }) =>
    Boolean(intermediary && (intermediary.class || intermediary.participants?.length)),
  description: ({ information }) => Boolean(information?.description?.trim()),
  purpose: ({ purposes = [] }) => purposes.length > 0,
  single: ({ purposes = [] }) => purposes.length === 1,
  apart: ({ kind, information }) => {
    const classes = information?.classes ?? []
    return classes.length === 1 && classes[0]?.code === classOfNotes[kind.code]
  },
  legal: ({ purposes = [] }) => purposes.length === 1 && purposes[0]?.code === 'legal',
  end: ({ period, expirationEvent }) => period.end !== undefined || Boolean(expirationEvent?.trim()),
  revocationExplained: ({ statements: said }) => said?.revocationExplained === true,
  redisclosureExplained: ({ statements: said }) => said?.redisclosureExplained === true,
  refusalConsequencesExplained: ({ statements: said }) => said?.refusalConsequencesExplained === true,
  copyOffered: ({ statements: said }) => said?.copyOffered === true,
}

type Recipient = NonNullable<Consent['to']>[number]

function isNamed({ organization, person, name }: Recipient): boolean {
  return Boolean(organization || person || name?.trim())
}

import { type GenderSet, genderSets } from '#generated/enumerations/gender-set.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Database } from '#server/database/database.ts'
import type { RefusalSums } from '#server/operations/trail/refusal-sums.ts'
import type { Instant } from '#server/stores/instant.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { installationId } from '#shared/permissions/installation-id.ts'
import { type GlobalRow, preferencesIn } from './person-by-login-query.ts'
import type { Rights } from './rights-of.ts'

/** What the accounts need of the world. */
export type AccountsNeeds = {
  readonly database: Database
  readonly now: () => Instant
  readonly newId: () => string
  /** The passwords of the demo's people are known to everybody: they are somebody only where the house is the demo's. */
  readonly demo: 'demo' | 'practices'
  /** Where rows go of sign-ins that failed. */
  readonly refusals: RefusalSums
}

/** Who the person is in one practice, as one reading of the database told. */
export type Standing = {
  readonly person: GlobalRow
  readonly practice: GlobalRow
  readonly rights: Rights
  readonly labels: unknown
  readonly genderSet: GenderSet | undefined
  readonly codedListOverrides: unknown
  /** The practice demands a second factor of its staff. */
  readonly mfaRequired: boolean
  /** The practice's own language, for whoever has chosen none. */
  readonly locale: string | undefined
  /** The own profile of whoever acts in the place of the profile whose rights these are, and until when. */
  readonly acting?: { readonly ownProfile: Reference; readonly until: number }
}

/** The practice's preferences as they are stored. */
export async function preferencesOf(
  database: Database,
  practiceId: string,
  personId: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const found = await database.transaction(readingSettings(practiceId, personId), async (transaction) =>
    succeeded(await preferencesIn(transaction, practiceId)),
  )
  return found.ok ? found.value : undefined
}

/** What the practice's preferences say in each request: its own words, the genders that it offers, its lists, the language of those who have chosen none, and whether a second factor is demanded. */
export function wordsIn(
  preferences: Readonly<Record<string, unknown>> | undefined,
): Pick<Standing, 'labels' | 'genderSet' | 'codedListOverrides' | 'locale' | 'mfaRequired'> {
  const { labels, genderSet, codedListOverrides, locale, mfaRequired } = preferences ?? {}
  return {
    labels,
    genderSet: genderSets.find((each) => each === genderSet),
    codedListOverrides,
    locale: typeof locale === 'string' ? locale : undefined,
    mfaRequired: mfaRequired === true,
  }
}

/** Settings under which roles, grant sets and preferences are read: rows of the practice, no patients. */
export function readingSettings(practiceId: string, personId: string | null) {
  return {
    practiceId: practiceId || installationId,
    actorId: personId,
    profileId: null,
    operation: 'session.read',
    reach: 'All' as const,
    profiles: [],
    allowed: [],
  }
}

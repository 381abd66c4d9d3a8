import { grantSets } from '#generated/permissions/permissions.ts'
import type { Session } from '#server/operations/accounts.ts'
import { instantAt } from '#server/stores/instant.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { holds } from '#shared/permissions/granted.ts'
import { credentialRows } from './credential-rows-query.ts'
import { lacksFactor } from './lacks-factor.ts'
import { type GlobalRow, globalRows } from './person-by-login-query.ts'
import { profilesOf } from './rights-of.ts'
import { type AccountsNeeds, preferencesOf, type Standing } from './standing.ts'

/** Of people: what the browser is told about who is signed in: the person, the practice in hand, the other practices and the rights. */
export async function describeSession(
  { database }: AccountsNeeds,
  session: Session,
  standing: Outcome<Standing>,
): Promise<Outcome<unknown>> {
  const people = await database.asOwner(async (transaction) => {
    const [person] = await globalRows(transaction, 'Person', [session.personId])
    const ids = person ? profilesOf(person).map(({ practiceId }) => practiceId) : []
    const factors = await credentialRows(transaction, session.personId, { kinds: ['totp', 'passkey'] })
    return { person, factors, practices: await globalRows(transaction, 'Practice', ids) }
  })
  const { person } = people
  if (!person) return failed({ kind: 'signedOut' })
  if (!standing.ok && standing.failure.kind !== 'missing') return standing
  const there = standing.ok ? await here(database, session, standing.value) : nowhere

  return succeeded({
    person: {
      id: person.id,
      resourceType: 'Person',
      partition: 'global',
      display: String(person.content.display ?? ''),
    },
    loginName: person.content.loginName,
    locale: person.content.locale ?? there.practice?.locale ?? 'en',
    expiresAt: instantAt(session.expiresAt).iso,
    ...(standing.ok &&
      (await lacksFactor({ database }, session, standing.value)) && { factorDemanded: true }),
    factors: [...new Set(people.factors.map(({ kind }) => (kind === 'totp' ? 'Totp' : 'Passkey')))],
    practices: profilesOf(person).flatMap(({ practiceId, profile, active }) => {
      const practice = people.practices.find(({ id }) => id === practiceId)
      return practice && active ? [{ ...practiceWords(practice), profile }] : []
    }),
    ...there,
  })
}

/** Where somebody stands: the practice, and the rights in it. */
type Place = Readonly<Record<string, unknown>> & {
  readonly practice: Readonly<Record<string, unknown>> | null
}

const nowhere: Place = { practice: null, profile: null, permissions: [], grantSets: [], roles: [] }

async function here(
  database: AccountsNeeds['database'],
  session: Session,
  { practice, rights, acting }: Standing,
): Promise<Place> {
  const preferences = await preferencesOf(database, practice.id, session.personId)
  const { timezone, locale, weekStart, labels, codedListOverrides, sessionTimeout } = preferences ?? {}
  const { appointmentCreation = false, appointmentCancellation = false } = preferences ?? {}
  const { militaryTimeInPrintouts = false, chartLayouts = [] } = preferences ?? {}
  const { allowNotesFromAppointments = true, allowNotePrintout = true } = preferences ?? {}
  const {
    allowMarkAllReview = true,
    filterDiagnosesByProgram = false,
    part2Entity = false,
  } = preferences ?? {}
  const {
    ageOfMajority,
    minorConsentAges,
    noShowGraceMinutes,
    offerHoldMinutes,
    holidayDates = [],
  } = preferences ?? {}
  const { announcements = true, practiceName, genderSet, themeColors, mobileShell = true } = preferences ?? {}
  return {
    practice: {
      ...practiceWords(practice),
      ...(typeof practiceName === 'string' && practiceName !== '' && { name: practiceName }),
      timezone,
      locale,
      weekStart,
      labels,
      codedListOverrides,
      sessionTimeout,
      appointmentCreation,
      appointmentCancellation,
      allowNotesFromAppointments,
      allowNotePrintout,
      allowMarkAllReview,
      filterDiagnosesByProgram,
      part2Entity,
      ageOfMajority,
      minorConsentAges,
      noShowGraceMinutes,
      offerHoldMinutes,
      holidayDates,
      militaryTimeInPrintouts,
      chartLayouts,
      announcements,
      genderSet,
      themeColors,
      mobileShell,
    },
    profile: rights.profile,
    ...(acting && { acting: { until: instantAt(acting.until).iso } }),
    permissions: [...rights.granted].sort(),
    grantSets: grantSets.filter(({ name }) => holds(rights.granted, name, grantSets)).map(({ name }) => name),
    roles: rights.roleKeys,
    populationLevel: rights.population,
  }
}

function practiceWords(practice: GlobalRow): Readonly<Record<string, unknown>> {
  const { networkId, name, demo } = practice.content
  return { id: practice.id, key: networkId, name, demo: demo === true }
}

import type { Reference } from '#generated/types/reference.ts'
import type { FactorNeeds } from '#server/accounts/factors/factor-needs.ts'
import { openFactors } from '#server/accounts/factors/open-factors.ts'
import { actingStanding } from '#server/accounts/people/acting-standing.ts'
import { describeSession } from '#server/accounts/people/describe-session.ts'
import { GrantMemory } from '#server/accounts/people/grant-memory.ts'
import { lacksFactor } from '#server/accounts/people/lacks-factor.ts'
import {
  type GlobalRow,
  globalRows,
  practiceByKey,
  preferencesIn,
} from '#server/accounts/people/person-by-login-query.ts'
import { mayEnterAnyPractice, profilesOf, rightsOf } from '#server/accounts/people/rights-of.ts'
import {
  type AccountsNeeds,
  preferencesOf,
  readingSettings,
  type Standing,
  wordsIn,
} from '#server/accounts/people/standing.ts'
import { Remembered } from '#server/accounts/sessions/remembered.ts'
import { RowStates } from '#server/accounts/sessions/row-states.ts'
import { keyPart, personPart, practicePart, rowStates } from '#server/accounts/sessions/row-states-query.ts'
import { Sessions } from '#server/accounts/sessions/sessions.ts'
import type { SessionRow } from '#server/accounts/sessions/sessions-query.ts'
import { heldToken } from '#server/accounts/tokens/held-token.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Signal, Signals } from '#server/database/signals.ts'
import type { Accounts, ActingAs, Session, SessionSummary } from '#server/operations/accounts.ts'
import { vendorRolesOf } from '#server/rights/effective-rights.ts'
import { entryNamed } from '#server/stores/entry-named.ts'
import { sessionMinutes } from '#shared/limits/limits.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { changePasswordWith } from './passwords/change-password-with.ts'
import { welcomeWith } from './passwords/welcome-with.ts'
import { signInWith } from './sign-in-with.ts'

/** Whose sign-in it is, and where at home: enough to say who the person is anywhere. */
type SignedIn = Pick<Session, 'personId' | 'homePracticeId' | 'acting'>

/** Opens the one place that knows passwords, sessions and roles. What is remembered of them rests on rows that are looked at each second. */
export function openAccounts(needs: FactorNeeds): Accounts {
  const { states, standings } = memoryOf(needs)
  const sessions = new Sessions(needs, states, idleLimits(needs, states))
  const read = { ...needs, grants: new GrantMemory() }

  function standing(session: SignedIn, acting: ActingAs): Promise<Outcome<Standing>> {
    const key = `${session.personId} ${acting.practiceKey ?? ''} ${acting.profile ?? ''} ${session.homePracticeId ?? ''} ${actingKey(session)}`
    const resting = { rests: partsOf(session, acting), isBrief: session.acting !== undefined }
    return standings.get(key, { ...resting, read: () => readStanding(read, session, acting) })
  }

  const { signals } = needs.database
  signals.hear((signal) => {
    if (!isAboutRights(signal)) return
    states.forget()
    standings.forget()
  })

  /** What ends sessions of a person is known here at once, and in other processes as soon as they hear of it. */
  function ending<More extends readonly unknown[], Value>(
    act: (session: Session, ...more: More) => Promise<Value>,
  ): (session: Session, ...more: More) => Promise<Value> {
    return async (session, ...more) => {
      const value = await act(session, ...more)
      signals.tell({ kind: 'rights', personId: session.personId })
      return value
    }
  }

  return {
    signIn: tellingRenewal(signals, signInWith(needs, sessions, standing)),
    welcome: async (token, password) => {
      const welcomed = await welcomeWith(needs)(token, password)
      if (welcomed.ok) signals.tell({ kind: 'rights', personId: welcomed.value.personId })
      return welcomed
    },
    changePassword: ending(changePasswordWith(needs)),
    sessions: async (session) => (await sessions.list(session)).map((row) => summaryOf(row, session)),
    endSession: ending(async (session, id: string) =>
      (await sessions.endById(session, id)) ? succeeded(undefined) : failed({ kind: 'missing' }),
    ),
    endOthers: ending((session) => sessions.endOthers(session)),
    sessionOf: (token, isUse) => sessions.find(token, isUse),
    livesUntil: (session) => sessions.livesUntil(session),
    signOut: ending((session) => sessions.end(session)),
    describe: async (session, acting) => describeSession(needs, session, await standing(session, acting)),
    ...actorsOf(needs, standing),
    bearing: async (actor, value) => {
      const held = await heldToken(needs.database, actor, { value, now: needs.now() })
      if (!held.ok) return held
      const { id, opened } = held.value
      return succeeded({ ...actor, tokenId: id, allowed: opened })
    },
    factors: openFactors(needs),
    forget: () => signals.tell({ kind: 'rights' }),
  }
}

type StandingOf = (session: Session, acting: ActingAs) => Promise<Outcome<Standing>>

/** As whom somebody acts; a request of a person comes in only with the second factor that the practice demands. */
function actorsOf(needs: AccountsNeeds, standing: StandingOf): Pick<Accounts, 'actorFor' | 'admittedFor'> {
  return {
    actorFor: async (session, acting) => {
      const found = await standing(session, acting)
      return found.ok ? succeeded(actorOf(found.value, session)) : found
    },
    admittedFor: async (session, acting) => {
      const found = await standing(session, acting)
      if (!found.ok) return found
      return (await lacksFactor(needs, session, found.value))
        ? failed({ kind: 'forbidden', permission: 'second-factor', because: 'http.factor-demanded' })
        : succeeded(actorOf(found.value, session))
    },
  }
}

/** What is remembered of who is who, and the states of the rows on which it rests. */
function memoryOf({ database, now }: AccountsNeeds) {
  const clock = () => now().milliseconds
  const states = new RowStates(
    (parts) => database.asOwner((transaction) => rowStates(transaction, parts)),
    clock,
  )
  return { states, standings: new Remembered<Outcome<Standing>>(states, clock, isOfPractitioner) }
}

/** A password that was renewed at the door has ended all other sign-ins. */
function tellingRenewal(signals: Signals, signIn: Accounts['signIn']): Accounts['signIn'] {
  return async (asked) => {
    const signed = await signIn(asked)
    if (signed.ok && asked.newPassword !== undefined)
      signals.tell({ kind: 'rights', personId: signed.value.session.personId })
    return signed
  }
}

/** What decides rights has been written, or the words and lists that a practice has chosen for itself. */
function isAboutRights(signal: Signal): boolean {
  if (signal.kind !== 'changes') return signal.kind === 'rights' || signal.kind === 'missed'
  return signal.types.some((type) => type === 'PracticePreferences' || entryNamed(type)?.decidesRights)
}

/** What reads the database, and what it remembers of it. */
type Reading = Pick<AccountsNeeds, 'database'> & { readonly grants: GrantMemory }
type StandingNeeds = Reading & Pick<AccountsNeeds, 'demo' | 'now'>

/** What tells a sign-in that acts for somebody from the same one that does not. */
function actingKey({ acting }: SignedIn): string {
  return acting ? `${acting.practiceId} ${acting.profileId} ${acting.until}` : ''
}

/**
 * As oneself, or in the place of somebody for whom one acts: the page of the one is refused as the other, so that nobody looks or
 * writes as whom the screen does not show.
 */
async function readStanding(
  needs: StandingNeeds,
  session: SignedIn,
  asked: ActingAs,
): Promise<Outcome<Standing>> {
  const { acting } = session
  if (!acting) return ownStanding(needs, session, asked)
  const { profile, ...here } = asked
  const isAsOther = profile === `Practitioner/${acting.profileId}`
  const own = await ownStanding(needs, session, isAsOther ? here : asked)
  const other = own.ok
    ? await actingStanding(needs.database, own.value, { acting, now: needs.now() })
    : undefined
  if (other) return isAsOther || profile === undefined ? succeeded(other) : otherProfile()
  return isAsOther ? otherProfile() : own
}

function otherProfile(): Outcome<never> {
  return failed({ kind: 'forbidden', permission: 'x-profile' })
}

async function ownStanding(
  { demo, now: _now, ...reading }: StandingNeeds,
  session: SignedIn,
  acting: ActingAs,
): Promise<Outcome<Standing>> {
  const found = await reading.database.asOwner(async (transaction) => ({
    person: (await globalRows(transaction, 'Person', [session.personId]))[0],
    practice: acting.practiceKey
      ? await practiceByKey(transaction, acting.practiceKey)
      : await homePractice(transaction, session),
  }))
  const { person, practice } = found
  if (!person) return failed({ kind: 'signedOut' })
  if (!practice || practice.content.active === false) return failed({ kind: 'missing' })

  const isClosed = practice.content.demo === true && demo !== 'demo'
  const profile = chosenProfile(person, practice.id, acting.profile)
  if (isClosed) return profile.ok ? failed({ kind: 'signedOut' }) : profile
  if (!profile.ok) return enterFromHome(reading, { person, practice, session }, acting)
  return standingIn(reading, { person, practice }, { home: practice, profile: profile.value })
}

async function standingIn(
  { database, grants }: Reading,
  known: { readonly person: GlobalRow; readonly practice: GlobalRow },
  { home, profile }: { readonly home: GlobalRow; readonly profile: Reference },
): Promise<Outcome<Standing>> {
  const practiceId = home.id
  const vendorRoles = vendorRolesOf(known.person, home)
  const settings = readingSettings(practiceId, known.person.id)
  const read = await database.transaction(settings, async (transaction) => {
    const rights = await rightsOf(transaction, { practiceId, profile, vendorRoles }, grants)
    return succeeded({ rights, chosen: await preferencesIn(transaction, practiceId) })
  })
  if (!read.ok) return read
  const { rights, chosen } = read.value
  if (!rights?.active) return failed({ kind: 'forbidden', permission: 'x-profile' })
  return succeeded({ ...known, rights, ...wordsIn(chosen) })
}

/**
 * Without a profile here only those go in who may view all practices, and they act with the profile of home, with the second factor
 * that either of the two practices demands. For everybody else there is no such practice, as there is none of a name that nobody has.
 */
async function enterFromHome(
  reading: Reading,
  { person, practice, session }: { person: GlobalRow; practice: GlobalRow; session: SignedIn },
  acting: ActingAs,
): Promise<Outcome<Standing>> {
  const refused = chosenProfile(person, practice.id, acting.profile)
  const homeId = session.homePracticeId
  const profile = homeId && homeId !== practice.id ? chosenProfile(person, homeId, acting.profile) : undefined
  const { database } = reading
  const home = await database.asOwner((transaction) => homePractice(transaction, session))
  if (!home || !profile?.ok) return refused.ok ? failed({ kind: 'missing' }) : refused

  const standing = await standingIn(reading, { person, practice }, { home, profile: profile.value })
  if (!standing.ok || !mayEnterAnyPractice(standing.value.rights.granted))
    return refused.ok ? failed({ kind: 'missing' }) : refused
  const there = wordsIn(await preferencesOf(database, practice.id, person.id))
  const mfaRequired = standing.value.mfaRequired || there.mfaRequired
  return succeeded({ ...standing.value, ...there, mfaRequired })
}

function chosenProfile(person: GlobalRow, practiceId: string, asked: string | undefined): Outcome<Reference> {
  const here = profilesOf(person).filter((each) => each.practiceId === practiceId && each.active)
  const [only, another] = here
  if (!only) return failed({ kind: 'missing' })
  if (asked !== undefined) {
    const named = here.find(({ profile }) => `${profile.resourceType}/${profile.id}` === asked)
    return named ? succeeded(named.profile) : failed({ kind: 'forbidden', permission: 'x-profile' })
  }
  if (another) return failed({ kind: 'malformed', what: 'http.profile-needed' })
  return succeeded(only.profile)
}

async function homePractice(transaction: Transaction, session: SignedIn): Promise<GlobalRow | undefined> {
  if (!session.homePracticeId) return undefined
  return (await globalRows(transaction, 'Practice', [session.homePracticeId]))[0]
}

function actorOf(
  { person, practice, rights, labels, genderSet, codedListOverrides, locale, acting }: Standing,
  session: Session,
): Actor {
  return {
    practiceId: practice.id,
    practiceKey: String(practice.content.networkId ?? ''),
    personId: person.id,
    sessionId: session.id,
    profile: rights.profile,
    ...(acting && { ownProfile: acting.ownProfile }),
    granted: rights.granted,
    population: rights.population,
    reach: rights.reach,
    profiles: rights.profiles,
    circles: rights.circles,
    ...(rights.sharedBy && { sharedBy: rights.sharedBy }),
    ...(rights.standsInFor && { standsInFor: rights.standsInFor }),
    ...(rights.roles && { roles: rights.roles }),
    ...(rights.licenses && { licenses: rights.licenses }),
    allowed: [],
    locale: String(person.content.locale ?? locale ?? 'en'),
    labels,
    genderSet,
    codedListOverrides,
  }
}

function summaryOf(row: SessionRow, { id }: Session): SessionSummary {
  return {
    id: row.id,
    isCurrent: row.id === id,
    since: row.created_at,
    lastSeen: row.last_seen_at,
    userAgent: row.user_agent ?? '',
    address: row.address,
  }
}

/** On which rows it rests who somebody is: the person's, and those of the practices where he is and where he is at home. */
function partsOf({ personId, homePracticeId }: SignedIn, { practiceKey }: ActingAs): readonly string[] {
  return [
    personPart(personId),
    ...(practiceKey === undefined ? [] : [keyPart(practiceKey)]),
    ...(homePracticeId === null ? [] : [practicePart(homePracticeId)]),
  ]
}

/** Other profiles are rows of a kind of which a practice has too many to look at all. */
function isOfPractitioner(standing: Outcome<Standing>): boolean {
  return standing.ok && standing.value.rights.profile.resourceType === 'Practitioner'
}

/** The strictest session timeout of the person's practices, in milliseconds. */
function idleLimits(needs: AccountsNeeds, states: RowStates): (session: Session) => Promise<number> {
  const { database } = needs
  const now = () => needs.now().milliseconds
  const practices = new Remembered<readonly string[]>(states, now)
  const timeouts = new Remembered<number>(states, now)
  return async ({ personId }) => {
    const ids = await practices.get(personId, {
      rests: [personPart(personId)],
      read: () => practicesOf(database, personId),
    })
    const minutes = await Promise.all(
      ids.map((id) =>
        timeouts.get(id, { rests: [practicePart(id)], read: () => sessionTimeout(database, id, personId) }),
      ),
    )
    return Math.min(...minutes, ...(minutes.length === 0 ? [sessionMinutes] : [])) * 60_000
  }
}

async function practicesOf(database: Database, personId: string): Promise<readonly string[]> {
  const [person] = await database.asOwner((transaction) => globalRows(transaction, 'Person', [personId]))
  return person ? [...new Set(profilesOf(person).map(({ practiceId }) => practiceId))] : []
}

async function sessionTimeout(database: Database, practiceId: string, personId: string): Promise<number> {
  const preferences = await preferencesOf(database, practiceId, personId)
  return Number(preferences?.sessionTimeout ?? sessionMinutes)
}

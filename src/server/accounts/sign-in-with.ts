import type { FactorNeeds } from '#server/accounts/factors/factor-needs.ts'
import { provenByFactor } from '#server/accounts/factors/proven-by-factor.ts'
import { accountNamed } from '#server/accounts/people/account-named.ts'
import { type GlobalRow, practiceByKey } from '#server/accounts/people/person-by-login-query.ts'
import { profilesOf } from '#server/accounts/people/rights-of.ts'
import { type AccountsNeeds, readingSettings } from '#server/accounts/people/standing.ts'
import type { Sessions } from '#server/accounts/sessions/sessions.ts'
import type { ActingAs, SignIn } from '#server/operations/accounts.ts'
import { statusOf } from '#server/operations/failures/status-of.ts'
import { insertAudit } from '#server/stores/audit/insert-audit.ts'
import { userAgentCharacters } from '#shared/limits/limits.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { installationId } from '#shared/permissions/installation-id.ts'
import { judgePassword } from './passwords/judge-password.ts'
import { renewPassword } from './passwords/renew-password.ts'

type SignedIn = {
  readonly token: string
  readonly session: Awaited<ReturnType<Sessions['begin']>>['session']
}

/** A sign-in with the right password, and since when it is the password. */
type Proven = SignIn & { readonly setAt: string | undefined }

/** Who somebody would be in a practice, once signed in. */
type StandingOf = (
  person: { readonly personId: string; readonly homePracticeId: string | null },
  acting: ActingAs,
) => Promise<Outcome<unknown>>

/**
 * Signs in by name and password; every try leaves its row in the trail of the installation, of many that fail a sum. Nobody is
 * signed in who would be refused at once in the practice that was chosen; where there is none for that person, none is entered.
 */
export function signInWith(
  needs: FactorNeeds,
  sessions: Sessions,
  standingOf: StandingOf,
): (asked: SignIn) => Promise<Outcome<SignedIn>> {
  /** Whether a right password opens anything: the practice that was chosen, a second factor where there is one, and it is not too old. */
  async function opens(
    person: GlobalRow,
    homePracticeId: string | null,
    asked: Proven,
  ): Promise<Outcome<unknown>> {
    const acting = asked.practice ? { practiceKey: asked.practice } : {}
    const entered = await standingOf({ personId: person.id, homePracticeId }, acting)
    if (!entered.ok && entered.failure.kind !== 'missing') return entered
    return renewPassword(needs, person, { ...asked, prove: () => provenByFactor(needs, person.id, asked) })
  }

  return async (asked) => {
    const judged = await judgePassword(needs, asked.password, async (transaction) => {
      const { person, hash, setAt } = await accountNamed(transaction, asked.username, needs.demo)
      return {
        guess: { account: asked.username, address: asked.address },
        person,
        hash,
        setAt,
        practice: asked.practice ? await practiceByKey(transaction, asked.practice) : undefined,
      }
    })
    if (!judged.ok) {
      await trail(needs, asked, { personId: null, status: 429 })
      return judged
    }
    const { person, isRight, practice, setAt } = judged.value
    if (!person || !isRight) {
      await trail(needs, asked, { personId: person?.id ?? null, status: 401 })
      return failed({ kind: 'signedOut' })
    }

    const home = homeOf(person, practice?.id)
    const opened = await opens(person, home.homePracticeId, { ...asked, setAt })
    if (!opened.ok) {
      await trail(needs, asked, { personId: person.id, status: statusOf(opened.failure) })
      return opened
    }

    const begun = await needs.database.asOwner((transaction) =>
      sessions.begin(transaction, { id: person.id, ...home }, asked),
    )
    await trail(needs, asked, { personId: person.id, status: 200 })
    return succeeded(begun)
  }
}

/** The practice that was chosen at sign-in when the person has a profile there, else the first one. */
function homeOf(
  person: GlobalRow,
  chosen: string | undefined,
): { readonly homePracticeId: string | null; readonly profileId: string | null } {
  const profiles = profilesOf(person).filter(({ active }) => active)
  const home = profiles.find(({ practiceId }) => practiceId === chosen) ?? profiles[0]
  return { homePracticeId: home?.practiceId ?? null, profileId: home?.profile.id ?? null }
}

/** So many failed sign-ins from one address get a row of their own in a minute; those that follow are counted in one. */
const ownRows = 20

async function trail(
  { database, now, newId, refusals }: AccountsNeeds,
  asked: SignIn,
  told: { readonly personId: string | null; readonly status: number },
): Promise<void> {
  const row = {
    practiceId: installationId,
    id: newId(),
    at: now().iso,
    requestId: asked.requestId,
    actorId: told.personId,
    profileId: null,
    action: 'E' as const,
    type: 'Session',
    resourceId: null,
    versionId: null,
    patientId: null,
    outcome: told.status === 200 ? ('Success' as const) : ('Denied' as const),
    status: told.status,
    reason: null,
    detail: {
      event: told.status === 200 ? 'login' : 'login-failed',
      ...(told.status === 200 && asked.newPassword !== undefined && { text: 'password-change' }),
      ...(asked.address !== undefined && { ip: asked.address }),
      ...(asked.userAgent !== undefined && { userAgent: asked.userAgent.slice(0, userAgentCharacters) }),
    },
  }
  if (told.status === 429) return refusals.note(row)
  if (told.status !== 200) return refusals.note(row, ownRows)
  await database.transaction(readingSettings(installationId, told.personId), async (transaction) => {
    await insertAudit(transaction, [row])
    return succeeded(undefined)
  })
}

import type { SignIn } from '#server/operations/accounts.ts'
import { insertAudit } from '#server/stores/audit.ts'
import { userAgentCharacters } from '#shared/limits/limits.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { installationId } from '#shared/permissions/installation.ts'
import { profilesOf } from './actors.ts'
import { Attempts } from './attempts.ts'
import { isPassword } from './password.ts'
import { type GlobalRow, passwordOf, personByLogin, practiceByKey } from './people-query.ts'
import type { Sessions } from './sessions.ts'
import { type AccountsNeeds, readingSettings } from './standing.ts'

type SignedIn = {
  readonly token: string
  readonly session: Awaited<ReturnType<Sessions['begin']>>['session']
}

/** Signs in by name and password; every try leaves its row in the trail of the installation. */
export function signInWith(
  needs: AccountsNeeds,
  sessions: Sessions,
): (asked: SignIn) => Promise<Outcome<SignedIn>> {
  const attempts = new Attempts()

  return async (asked) => {
    const { milliseconds } = needs.now()
    const key = `${asked.username.toLowerCase()} ${asked.address ?? ''}`
    const wait = attempts.waitOf(key, milliseconds)
    if (wait > 0) {
      await trail(needs, asked, { personId: null, status: 429 })
      return failed({ kind: 'busy', retryAfterMilliseconds: wait })
    }

    const { person, hash, practice } = await needs.database.asOwner(async (transaction) => {
      const found = await personByLogin(transaction, asked.username)
      return {
        person: found,
        hash: found ? await passwordOf(transaction, found.id) : undefined,
        practice: asked.practice ? await practiceByKey(transaction, asked.practice) : undefined,
      }
    })
    const isRight = await isPassword(asked.password, hash)
    if (!person || !isRight || person.content.isSystem === true) {
      attempts.failed(key, milliseconds)
      await trail(needs, asked, { personId: person?.id ?? null, status: 401 })
      return failed({ kind: 'signedOut' })
    }

    attempts.succeeded(key)
    const begun = await needs.database.asOwner((transaction) =>
      sessions.begin(transaction, { id: person.id, ...homeOf(person, practice?.id) }, asked),
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

async function trail(
  { database, now, newId }: AccountsNeeds,
  asked: SignIn,
  told: { readonly personId: string | null; readonly status: 200 | 401 | 429 },
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
      ...(asked.address !== undefined && { ip: asked.address }),
      ...(asked.userAgent !== undefined && { userAgent: asked.userAgent.slice(0, userAgentCharacters) }),
    },
  }
  await database.transaction(readingSettings(installationId, told.personId), async (transaction) => {
    await insertAudit(transaction, [row])
    return succeeded(undefined)
  })
}

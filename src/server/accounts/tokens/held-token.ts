import type { Reference } from '#generated/types/reference.ts'
import { rowsById } from '#server/accounts/people/person-by-login-query.ts'
import type { Database } from '#server/database/database.ts'
import type { Instant } from '#server/stores/instant.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { handOf, isActing } from '#shared/permissions/acting.ts'
import type { Actor } from '#shared/permissions/actor.ts'

const grace = 60_000

type TokenContent = {
  readonly owner?: Reference | undefined
  readonly session?: string | undefined
  readonly expiration?: string | undefined
  readonly patientAllowances?: readonly Reference[] | undefined
  readonly opened?: readonly Reference[] | undefined
  readonly meta?: { readonly versionId?: string; readonly lastModified?: string }
}

/** A token that holds: its id, and those for whom it lifts the gates of population and confidentiality. */
export type HeldToken = { readonly id: string; readonly opened: readonly string[] }

/**
 * The patient-access token that a request carries (schemas/resources/security-token.json): 1001 when it does not hold, 1002 when
 * its day is over. It holds for its owner in the sign-in that made it. It lifts gates for those alone for whom the glass
 * was broken, with a reason and the password; whom else it names its owner reaches anyway, or no longer. In another's place none holds.
 */
export async function heldToken(
  database: Database,
  actor: Actor,
  asked: { readonly value: string; readonly now: Instant },
): Promise<Outcome<HeldToken>> {
  if (isActing(actor)) return tokenInvalid()
  const [id = '', versionId = ''] = asked.value.split(':')
  if (!/^[0-9a-f-]{36}$/.test(id) || !/^\d{1,18}$/.test(versionId)) return tokenInvalid()

  const content = await tokenContent(database, actor, id)
  if (!content || !isMine(content, actor)) return tokenInvalid()
  if (isOver(content, asked.now)) return tokenExpired()
  return isLatest(content, versionId, asked.now)
    ? succeeded({ id, opened: openedBy(content) })
    : tokenInvalid()
}

/** Whom the token opens although its owner does not reach them: no longer those who were taken out of it. */
export function openedBy({ patientAllowances = [], opened = [] }: TokenContent): readonly string[] {
  const named = new Set(patientAllowances.map(({ id }) => id))
  return opened.map(({ id }) => id).filter((id) => named.has(id))
}

/** Is this the actor's own token, made in this very sign-in? */
export function isMine({ owner, session }: TokenContent, actor: Actor): boolean {
  const isOwner = owner?.id === actor.profile?.id || owner?.id === actor.personId
  return isOwner && session !== undefined && session === actor.sessionId
}

export function isOver({ expiration }: TokenContent, now: Instant): boolean {
  return Date.parse(expiration ?? '') <= now.milliseconds
}

async function tokenContent(database: Database, actor: Actor, id: string): Promise<TokenContent | undefined> {
  const settings = {
    practiceId: actor.practiceId,
    actorId: actor.personId,
    profileId: handOf(actor)?.id ?? null,
    operation: 'session.read',
    reach: actor.reach,
    profiles: actor.profiles,
    allowed: [],
  }
  const found = await database.transaction(settings, async (transaction) =>
    succeeded((await rowsById(transaction, actor.practiceId, [id]))[0]?.content),
  )
  return found.ok ? found.value : undefined
}

/** Another tab may just have written the token: the version before it holds for a minute. */
function isLatest(content: TokenContent, versionId: string, now: Instant): boolean {
  if (content.meta?.versionId === versionId) return true
  const age = now.milliseconds - Date.parse(content.meta?.lastModified ?? '')
  return Number(versionId) < Number(content.meta?.versionId) && age < grace
}

export function tokenInvalid(): Outcome<never> {
  return failed({ kind: 'forbidden', permission: 'x-security-token', subStatus: subStatuses.tokenInvalid })
}

export function tokenExpired(): Outcome<never> {
  return failed({ kind: 'forbidden', permission: 'x-security-token', subStatus: subStatuses.tokenExpired })
}

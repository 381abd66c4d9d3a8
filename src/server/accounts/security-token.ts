import type { Reference } from '#generated/types/reference.ts'
import type { Database } from '#server/database/database.ts'
import type { Instant } from '#server/stores/instant.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { rowsById } from './people-query.ts'

const grace = 60_000

type TokenContent = {
  readonly owner?: Reference
  readonly expiration?: string
  readonly patientAllowances?: readonly Reference[]
  readonly meta?: { readonly versionId?: string; readonly lastModified?: string }
}

/** The patients that a patient-access token names (permissions §8): 1001 when it does not hold, 1002 when its day is over. */
export async function allowancesOf(
  database: Database,
  actor: Actor,
  asked: { readonly value: string; readonly now: Instant },
): Promise<Outcome<readonly string[]>> {
  const [id = '', versionId = ''] = asked.value.split(':')
  if (!/^[0-9a-f-]{36}$/.test(id) || !/^\d{1,18}$/.test(versionId)) return invalid()

  const content = await tokenContent(database, actor, id)
  const isMine = content?.owner?.id === actor.profile?.id || content?.owner?.id === actor.personId
  if (!content || !isMine) return invalid()
  if (Date.parse(content.expiration ?? '') <= asked.now.milliseconds)
    return failed({ kind: 'forbidden', permission: 'x-security-token', subStatus: 1002 })
  if (!isLatest(content, versionId, asked.now)) return invalid()
  return succeeded((content.patientAllowances ?? []).map(({ id: patient }) => patient))
}

async function tokenContent(database: Database, actor: Actor, id: string): Promise<TokenContent | undefined> {
  const settings = {
    practiceId: actor.practiceId,
    actorId: actor.personId,
    profileId: actor.profile?.id ?? null,
    operation: 'session.read',
    reach: actor.reach,
    profiles: actor.profiles,
    allowed: [],
  }
  const found = await database.transaction(settings, async (transaction) =>
    succeeded((await rowsById(transaction, actor.practiceId, [id]))[0]?.content as TokenContent | undefined),
  )
  return found.ok ? found.value : undefined
}

/** Another tab may just have written the token: the version before it holds for a minute. */
function isLatest(content: TokenContent, versionId: string, now: Instant): boolean {
  if (content.meta?.versionId === versionId) return true
  const age = now.milliseconds - Date.parse(content.meta?.lastModified ?? '')
  return Number(versionId) < Number(content.meta?.versionId) && age < grace
}

function invalid(): Outcome<never> {
  return failed({ kind: 'forbidden', permission: 'x-security-token', subStatus: 1001 })
}

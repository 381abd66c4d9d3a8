import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Context } from '#server/operations/handler.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { askForSync, syncRequestOf } from './sync-request-query.ts'

type Asked = { readonly id: string; readonly force?: boolean }

/** What the outside system is to have: a row in a version, sent again although it has it where that is forced. */
type Wanted = {
  readonly type: ResourceType
  readonly id: string
  readonly versionId: string
  readonly force: boolean
}

/** Sync of a row: asks the interface to send it to the outside system. What came of it stands in the trail and in background work. */
export function syncRow<Type extends ResourceType>(type: Type) {
  return async (context: Context, { id, force = false }: Asked): Promise<Outcome<ResourceTypes[Type]>> => {
    const found = await context.stores.of(type).get(id)
    if (!found.ok) return found
    if (!context.hasOutsideSystem) return failed({ kind: 'conflict', because: 'interfaces.none' })
    await askToSend(context, { type, id, versionId: found.value.meta.versionId, force })
    return found
  }
}

/** Asks for a row to be sent; false when the outside system has it already. */
export async function askToSend(context: Context, { type, id, versionId, force }: Wanted): Promise<boolean> {
  const { transaction, actor, now, newId } = context
  const { practiceId, personId } = actor
  const before = await syncRequestOf(transaction, { practiceId, resourceId: id })
  if (!force && before?.state === 'Success' && before.versionId === versionId) return false

  const asked = { practiceId, resourceId: id, type, askedAt: now.iso, askedBy: personId }
  await askForSync(transaction, asked)
  await wantRuns(transaction, [
    {
      practiceId,
      id: newId(),
      job: 'SendRows',
      dueAt: now.iso,
      ...(personId !== null && { askedBy: personId }),
    },
  ])
  return true
}

import type { JobResult } from '#generated/enumerations/job-result.ts'
import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import type { Context } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'

/** A transmission that is open to an act: there, in the version that the caller had, and in one of these states. */
export async function openTransmission(
  { stores }: Context,
  { id, versionId }: { readonly id: string; readonly versionId?: string },
  states: readonly JobResult[],
): Promise<Outcome<DocumentTransmission>> {
  const found = await stores.of('DocumentTransmission').get(id)
  if (!found.ok) return found
  if (versionId === undefined)
    return failed({ kind: 'precondition', status: 428, because: 'stores.version-needed' })
  if (versionId !== found.value.meta.versionId) return failed(staleVersion(found.value.meta.versionId))
  return states.includes(found.value.result)
    ? found
    : failed({ kind: 'conflict', because: 'transmissions.not-open' })
}

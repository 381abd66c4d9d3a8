import type { Handler } from '#server/operations/handler.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { instantAt } from '#server/stores/instant.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { nextTry } from './next-try.ts'
import { writeResult } from './write-result.ts'

/** Takes the result of a transmission: only background work brings it. What has left is accounted for even if somebody has stopped it meanwhile; what is to be tried again has its run. */
export const takeTransmissionResult: Handler<'documentTransmission.takeResult'> = async (context, input) => {
  const { stores, actor, transaction, newId } = context
  if (actor.job === undefined) return failed({ kind: 'forbidden', permission: 'DocumentTransmission:Update' })
  const found = await stores.of('DocumentTransmission').get(input.id)
  if (!found.ok) return found
  const { result, consents = [], message, confirmation, pages, noticeAttached } = input
  const hasLeft = result === 'Success' || result === 'Warning'
  const isOpen = found.value.result === 'Pending' || found.value.result === 'Hold'
  if (!isOpen && !(hasLeft && found.value.result === 'Failed'))
    return failed({ kind: 'conflict', because: 'transmissions.not-open' })

  const ids = consents.map(({ id }) => id)
  const said = { result, message, confirmation, pages, noticeAttached, consents: ids }
  const written = await writeResult(context, found.value, said)
  if (!written.ok || result !== 'Pending') return written
  const dueAt = instantAt(nextTry(written.value)).iso
  const { practiceId } = actor
  await wantRuns(transaction, [{ practiceId, id: newId(), job: 'SendDocuments', dueAt }])
  return written
}

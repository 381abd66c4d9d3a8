import type { Handler } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { dropReview, keepReview } from './duplicate-reviews-query.ts'
import { pairOf, reachForGood, staleIn } from './may-merge.ts'
import { pairFacts } from './pair-facts.ts'

/**
 * Judges two suspected duplicates: they are not of the same person, or that is taken back. Refused where one of the records is out of
 * the asker's own reach, or says something else by now than he has seen. Neither record is changed.
 */
export const judgeDuplicate: Handler<'patient.judgeDuplicate'> = async (context, input) => {
  const { id, other, ownVersion, otherVersion, verdict } = input
  const pair = await pairOf(context, { id, other })
  if (!pair.ok) return pair
  const reached = await reachForGood(context, [id, other])
  if (!reached.ok) return reached
  const { kept, merged } = pair.value
  const stale = staleIn([
    [kept, ownVersion],
    [merged, otherVersion],
  ])
  if (stale !== undefined) return failed(staleVersion(stale))

  const [oneId = '', otherId = ''] = [id, other].toSorted()
  if (verdict === 'Different')
    await keepReview(context, { oneId, otherId, facts: pairFacts(context, kept, merged) })
  else await dropReview(context, { oneId, otherId })
  context.note({
    target: { type: 'Patient', id, versionId: ownVersion },
    patientId: id,
    detail: { patients: [id, other], verdict },
  })
  return succeeded({ verdict })
}

import type { PlainHandler } from '#server/operations/plain-handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { oneAnswer } from './answer.ts'
import { expanded, expansionOf } from './expand.ts'

/** One resource by its id, or nothing new when the asker already has this version. */
export const read: PlainHandler = async (call) => {
  const { rows, input, context } = call
  const paths = expansionOf(call.entry, input.query?.expand)
  if (!paths.ok) return paths
  const loaded = await (input.query?.includeDeleted === 'true' ? rows.loadAny : rows.load)(input.id ?? '')
  if (!loaded.ok) return loaded

  const { document } = loaded.value
  const { partition, crossPartition, knownVersion } = context.options
  if (partition !== undefined && !crossPartition && document.partition !== partition)
    return failed({ kind: 'missing' })
  if (knownVersion === document.meta.versionId && paths.value.length === 0)
    return oneAnswer(call, document, 304)

  const answer = await oneAnswer(call, document)
  if (!answer.ok || paths.value.length === 0) return answer
  // A read answers the row that was loaded.
  const [whole] = await expanded(call, [answer.value.value as typeof document], paths.value)
  return succeeded({ ...answer.value, value: whole })
}

/** One version out of the history. */
export const readVersion: PlainHandler = async (call) => {
  const found = await call.rows.loadVersion(call.input.id ?? '', call.input.versionId ?? '')
  return found.ok ? oneAnswer(call, found.value) : found
}

import { oneAnswer } from '#server/operations/one-answer.ts'
import type { PlainHandler } from '#server/operations/plain-handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { expanded, expansionOf } from './expanded.ts'

/** One resource by its id, or nothing new when the asker already has this version. */
export const read: PlainHandler = async (call) => {
  const { rows, input, context } = call
  const paths = expansionOf(call.entry, input.query?.expand)
  if (!paths.ok) return paths
  const loaded = await (input.query?.includeDeleted === 'true' ? rows.loadAny : rows.load)(input.id ?? '')
  if (!loaded.ok) return loaded

  const { document, isRolledUp } = loaded.value
  const { knownVersion } = context.options
  if (isKnown(knownVersion, document.meta.versionId) && paths.value.length === 0 && !isRolledUp)
    return oneAnswer(call, document, 304)

  const answer = await oneAnswer(call, document)
  if (!answer.ok || paths.value.length === 0) return answer
  // A read answers the row that was loaded.
  const { documents, populated } = await expanded(call, [answer.value.value as typeof document], paths.value)
  return succeeded({ ...answer.value, value: documents[0], populated })
}

/** One version out of the history, or nothing new when the asker already has it. */
export const readVersion: PlainHandler = async (call) => {
  const { id = '', versionId = '' } = call.input
  const found = await call.rows.loadVersion(id, versionId)
  if (!found.ok) return found
  return oneAnswer(call, found.value, isKnown(call.context.options.knownVersion, versionId) ? 304 : 200)
}

/** Does the asker know this version? A header may name several, and `*` stands for all. */
function isKnown(header: string | undefined, versionId: string): boolean {
  return header !== undefined && (header === '*' || header.includes(`"${versionId}"`))
}

import type { OperationAnswer } from '#server/operations/call.ts'
import { oneAnswer } from '#server/operations/one-answer.ts'
import type { PlainCall, PlainHandler } from '#server/operations/plain-handler.ts'
import { removeContent, takerOf } from '#server/stores/content/content-query.ts'
import { type Document, isDocument, type StoredDocument } from '#server/stores/document.ts'
import type { Loaded } from '#server/stores/row-store.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { asked, contentOf, replaceRow, rowToWrite, ruleOf, withoutText } from './row-content.ts'

/**
 * Takes a row's file away in a new version; earlier versions keep theirs. A purge takes the bytes of all versions for good: it is
 * the privacy officer's, with the password, once somebody else has taken the file away.
 */
export const deleteContent: PlainHandler = async (call) => {
  const isPurge = asked(call.input, 'purge') === 'true'
  const grounds = isPurge ? groundsOf(call) : undefined
  if (grounds && !grounds.ok) return grounds
  const loaded = await rowToWrite(call)
  if (!loaded.ok) return loaded
  if (grounds) return purge(call, loaded.value, grounds.value)

  const { document } = loaded.value
  const rule = ruleOf(call)
  if (!contentOf(rule, document)) return oneAnswer(call, document)
  return replaceRow(call, loaded.value, { after: withoutFile(call, document) })
}

/** A purge says why, and the password was held against the acting person's before the transaction. */
function groundsOf({ context, input, entry }: PlainCall): Outcome<string> {
  if (!hasFlag(context.actor.granted, 'PrivacyOfficer'))
    return failed({ kind: 'forbidden', permission: `${entry.type}:Delete` })
  const body = isDocument(input.body) ? input.body : {}
  if (typeof body.credential !== 'string') return refuse('/credential', 'stores.required')
  const { reason } = body
  if (typeof reason !== 'string' || reason.trim() === '') return refuse('/reason', 'stores.required')
  return { ok: true, value: reason.slice(0, 500) }
}

async function purge(call: PlainCall, loaded: Loaded, reason: string): Promise<Outcome<OperationAnswer>> {
  const { opened, context, freeBytes, forgetText, entry } = call
  const { document } = loaded
  const { field } = ruleOf(call)
  if (contentOf(ruleOf(call), document))
    return failed({ kind: 'conflict', because: 'content.take-away-first' })
  const taker = await takerOf(opened, document.id, field)
  if (taker === undefined) return oneAnswer(call, document)
  const own = [context.actor.profile?.id, ...context.actor.profiles]
  if (taker === null || own.includes(taker))
    return failed({ kind: 'conflict', because: 'content.somebody-else' })

  const removed = await removeContent(opened, document.id)
  const [last] = removed
  context.afterwards(() => freeBytes(removed.map(({ hash }) => hash)))
  context.afterwards(() => forgetText(document.id))
  context.note({ reason, detail: { event: 'purge' } })
  const url = `${entry.collection}/${document.id}/content`
  const taken = { contentType: last?.mediaType, url, hash: last?.hash, size: 0, created: context.now.iso }
  return replaceRow(call, loaded, { after: { ...withoutFile(call, document), [field]: taken } })
}

function withoutFile(call: PlainCall, document: StoredDocument): Document {
  const rule = ruleOf(call)
  const { field, width, height } = rule
  const left = Object.entries(withoutText(rule, document))
  return Object.fromEntries(left.filter(([name]) => ![field, width, height].includes(name)))
}

import type { PlainCall, PlainHandler } from '#server/operations/plain-handler.ts'
import { chunksOf, putChunk } from '#server/stores/content/chunks-query.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { patientOf } from '#server/stores/rows/columns.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { chunkNumber, uploadOf } from './bringers.ts'
import { rowToWrite, ruleOf } from './row-content.ts'

/** Stores one part of an upload; the same number again takes the earlier one's place. */
export const writeChunk: PlainHandler = async (call) => {
  const { brought, opened, content, input } = call
  const [number, upload] = [chunkNumber(input.number), uploadOf(call)]
  if (!number.ok) return number
  if (!upload.ok) return upload
  if (!brought) throw new Error('A part of an upload has brought nothing.')
  const loaded = await rowToWrite(call)
  if (!loaded.ok) return loaded

  const { size, hash } = brought
  const put = await putChunk(opened, upload.value, { number: number.value, size, hash })
  if (!put.ok) return put
  const all = await chunksOf(opened, upload.value)
  const { largest } = ruleOf(call)
  if (all.reduce((sum, chunk) => sum + chunk.size, 0) > largest)
    return failed({ kind: 'tooLarge', limit: largest })
  await content.keepChunk({ practiceId: opened.actor.practiceId, ...upload.value }, number.value, brought)
  noteRow(call, loaded.value.document)
  return succeeded({ value: undefined, status: 204 })
}

/** The parts of one's own upload that are there: whoever was cut off sends the others. */
export const listChunks: PlainHandler = async (call) => {
  const upload = uploadOf(call)
  if (!upload.ok) return upload
  const loaded = await rowToWrite(call)
  if (!loaded.ok) return loaded
  noteRow(call, loaded.value.document)
  return succeeded({ value: await chunksOf(call.opened, upload.value), status: 200 })
}

/** Says in the trail which row it was, and whose. */
function noteRow({ context, entry }: PlainCall, document: StoredDocument): void {
  const patientId = patientOf(entry, document)
  context.note({ target: { type: entry.type, id: document.id }, ...(patientId && { patientId }) })
}

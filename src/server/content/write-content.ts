import type { OperationAnswer } from '#server/operations/call.ts'
import { oneAnswer } from '#server/operations/one-answer.ts'
import type { Brought, PlainCall, PlainHandler } from '#server/operations/plain-handler.ts'
import { chunksOf, forgetChunks } from '#server/stores/content/chunks-query.ts'
import { addContent, holdBytes, isContentOf, takeRoom } from '#server/stores/content/content-query.ts'
import type { Document, StoredDocument } from '#server/stores/document.ts'
import type { Loaded } from '#server/stores/row-store.ts'
import { patientOf } from '#server/stores/rows/columns.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { uploadOf } from './bringers.ts'
import { contentOf, rowToWrite, ruleOf, withoutText } from './row-content.ts'

/** Gives a row the file that was brought, as a new version; the same file again changes nothing. */
export const writeContent: PlainHandler = async (call) => {
  const { brought } = call
  if (!brought) throw new Error('An upload has brought nothing.')
  const loaded = await rowToWrite(call)
  return loaded.ok ? keep(call, loaded.value, brought) : loaded
}

/** The same for the parts of an upload, which are forgotten with it. */
export const commitChunks: PlainHandler = async (call) => {
  const { brought, opened, content, context } = call
  const upload = uploadOf(call)
  if (!upload.ok) return upload
  if (!brought?.chunks) throw new Error('A joined upload has brought nothing.')
  const loaded = await rowToWrite(call)
  if (!loaded.ok) return loaded

  const { chunks } = brought
  const now = await chunksOf(opened, upload.value)
  if (JSON.stringify(now) !== JSON.stringify(chunks))
    return failed({ kind: 'conflict', because: 'content.chunks-changed' })
  await forgetChunks(
    opened,
    upload.value,
    chunks.map(({ number }) => number),
  )
  const place = { practiceId: opened.actor.practiceId, ...upload.value }
  context.afterwards(() => content.dropUpload(place))
  return keep(call, loaded.value, brought)
}

async function keep(call: PlainCall, loaded: Loaded, brought: Brought): Promise<Outcome<OperationAnswer>> {
  const { opened, content, rows, context, guard, entry } = call
  const { document } = loaded
  const { hash, size, look } = brought
  if (!look) throw new Error('A file was not looked at.')
  const old = contentOf(ruleOf(call), document)
  const isSame = old?.hash === hash && old.size === size
  if (isSame && (await isContentOf(opened, document.id, hash))) return oneAnswer(call, document)

  const room = await takeRoom(opened, size)
  if (!room.ok) return room
  const change = {
    operation: 'update',
    before: document,
    after: withContent(call, document, brought),
  } as const
  const guarded = await guard.beforeWrite(context, change)
  if (!guarded.ok) return guarded
  const written = await rows.replace(loaded, guarded.value, {})
  if (!written.ok) return written
  await holdBytes(opened, hash)
  await content.keep(opened.actor.practiceId, brought)
  await addContent(opened, {
    resourceId: document.id,
    versionId: written.value.meta.versionId,
    patientId: patientOf(entry, written.value),
    hash,
    size,
    mediaType: look.mediaType,
  })
  const followed = await guard.afterWrite(context, { ...change, after: written.value })
  return followed.ok ? oneAnswer(call, written.value) : followed
}

/** The row as it speaks of its new file; what was read out of an earlier one is gone. */
function withContent(call: PlainCall, document: StoredDocument, { hash, size, look }: Brought): Document {
  const rule = ruleOf(call)
  const { field, width, height, scan } = rule
  const left = Object.entries(withoutText(rule, document))
  const kept = Object.fromEntries(left.filter(([name]) => ![field, width, height].includes(name)))
  const version = String(BigInt(document.meta.versionId) + 1n)
  return {
    ...kept,
    [field]: {
      contentType: look?.mediaType,
      url: `${call.entry.collection}/${document.id}/_history/${version}/content`,
      hash,
      size,
      created: call.context.now.iso,
      ...(look?.pageCount !== undefined && { pageCount: look.pageCount }),
    },
    ...(width !== undefined && look?.width !== undefined && { [width]: look.width }),
    ...(height !== undefined && look?.height !== undefined && { [height]: look.height }),
    ...(scan !== undefined && { [scan]: 'Pending' }),
  }
}

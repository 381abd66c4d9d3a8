import { parameterLimits } from '#generated/operations/parameter-forms.ts'
import type { OperationAnswer } from '#server/operations/call.ts'
import type { PlainCall, PlainHandler } from '#server/operations/plain-handler.ts'
import { isContentOf } from '#server/stores/content/content-query.ts'
import { type ThumbnailSize, thumbnailSize, thumbnailType } from '#server/stores/content/thumbnails.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { patientOf } from '#server/stores/rows/columns.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { asked, contentOf, ruleOf, wholeNumber } from './row-content.ts'

/** The file of a row as it stands. */
export const readContent: PlainHandler = async (call) => {
  const picture = pictureWanted(call)
  if (!picture.ok) return picture
  const loaded = await call.rows.load(call.input.id ?? '')
  return loaded.ok ? fileOf(call, loaded.value.document, picture.value) : loaded
}

/** The file that one version of a row had. */
export const readContentVersion: PlainHandler = async (call) => {
  const picture = pictureWanted(call)
  if (!picture.ok) return picture
  const found = await call.rows.loadVersion(call.input.id ?? '', call.input.versionId ?? '')
  return found.ok ? fileOf(call, found.value, picture.value) : found
}

/** How large a small picture is wanted instead of the file; undefined: the file. */
function pictureWanted({ input }: PlainCall): Outcome<ThumbnailSize | undefined> {
  const pixels = asked(input, 'thumbnail')
  if (pixels === undefined) return succeeded(undefined)
  const { minimum: least, maximum: most } = parameterLimits.thumbnail
  const wanted = wholeNumber(pixels, { name: 'thumbnail', least, most })
  return wanted.ok ? succeeded(thumbnailSize(wanted.value)) : wanted
}

async function fileOf(
  call: PlainCall,
  document: StoredDocument,
  thumbnail: ThumbnailSize | undefined,
): Promise<Outcome<OperationAnswer>> {
  const { context, entry, opened } = call
  const patientId = patientOf(entry, document)
  const { id, meta } = document
  const { versionId } = meta
  context.note({ target: { type: entry.type, id, versionId }, ...(patientId && { patientId }) })
  const rule = ruleOf(call)
  const said = contentOf(rule, document)
  if (!said) return failed({ kind: 'missing' })
  if (said.size === 0 || !(await isContentOf(opened, id, said.hash))) return failed({ kind: 'gone' })
  if (rule.scan !== undefined && document[rule.scan] === 'Infected')
    return failed({ kind: 'conflict', because: 'content.infected' })

  const { hash, size, mediaType } = said
  const place = { practiceId: opened.actor.practiceId, hash }
  const told = { place, size, mediaType }
  const answer = { value: undefined, status: 200, versionId } as const
  if (thumbnail !== undefined) {
    const name = nameOf(call, document, thumbnailType)
    return succeeded({ ...answer, file: { ...told, name, thumbnail } })
  }
  const file = { ...told, name: nameOf(call, document, mediaType) }
  const range = rangeOf(context.options.range, size)
  return succeeded(range ? { ...answer, status: 206, file: { ...file, range } } : { ...answer, file })
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/tiff': 'tif',
  'image/heic': 'heic',
  'image/webp': 'webp',
  'text/plain': 'txt',
  'application/rtf': 'rtf',
  'application/xml': 'xml',
  'application/json': 'json',
  'application/zip': 'zip',
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
  'video/webm': 'webm',
  'video/mp4': 'mp4',
}

/** A name of ours: what the file is and of which row, with the ending of what it was found to be. */
function nameOf({ entry }: PlainCall, { id }: StoredDocument, mediaType: string): string {
  return `${entry.type}-${id.slice(-12)}.${endings[mediaType] ?? 'bin'}`
}

/** One stretch of bytes; what cannot be fulfilled is answered whole, as HTTP allows. */
function rangeOf(asked: string | undefined, size: number) {
  const [, from = '', to = ''] = /^(?:bytes=)?(\d*)-(\d*)$/.exec(asked ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last && first < size ? { first, last } : undefined
}

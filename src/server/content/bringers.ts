import { createHash } from 'node:crypto'
import { bodies } from '#generated/operations/plain.ts'
import type { Bring, Bringers, Brought, PlainCall } from '#server/operations/plain-handler.ts'
import { chunksOf, type Upload } from '#server/stores/content/chunks-query.ts'
import type { Chunk, ComingFile, UploadPlace } from '#server/stores/content/content-store.ts'
import { uploadLimits } from '#shared/content/content-room.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { asked, rowToWrite, ruleOf, wholeNumber } from './row-content.ts'

type Asked = Parameters<Bring>[0]

/** A whole file: received, held against what its sender says of it, and looked at. */
const bringWhole: Bring = async (call) => {
  const allowed = ruleOf(call).mediaTypes ?? []
  const row = await call.look(rowToWrite)
  if (!row.ok) return row
  const received = await receive(call, Math.min(bodies.writeContent.largest, ruleOf(call).largest))
  if (!received.ok || row.value === 'done') return received
  return checked(received.value, async (file) => {
    const wrong = wrongDigest(file, call.options.digest)
    if (wrong) return wrong
    const mediaType = call.input.bytes?.mediaType ?? ''
    return withLook(call, file, { mediaType, allowed })
  })
}

/** One part of a file: only received and held against what its sender says of it. */
const bringChunk: Bring = async (call) => {
  const number = chunkNumber(call.input.number)
  if (!number.ok) return number
  if (call.options.digest === undefined) return failed({ kind: 'malformed', what: 'content.digest-needed' })
  const row = await call.look(rowToWrite)
  if (!row.ok) return row
  const received = await receive(call, bodies.writeChunk.largest)
  if (!received.ok || row.value === 'done') return received
  return checked(received.value, async (file) => {
    if (file.size === 0) return refuse('', 'content.empty')
    return wrongDigest(file, call.options.digest) ?? succeeded(file)
  })
}

/** The parts of an upload, joined to one file, held against what its sender says of it, and looked at. */
const bringJoined: Bring = async (call) => {
  const { content, options, input, entry } = call
  if (options.wholeDigest === undefined) return failed({ kind: 'malformed', what: 'content.digest-needed' })
  const parts = await call.look(partsThere)
  if (!parts.ok) return parts
  if (parts.value === 'done') return succeeded(undefined)

  const { place, chunks } = parts.value
  const rule = ruleOf({ entry })
  const joined = await content.join(place, chunks, rule.largest)
  if (!joined.ok) return isDone(await call.look(partsThere)) ? succeeded(undefined) : joined
  return checked(joined.value, async (file) => {
    const wrong = wrongDigest(file, options.wholeDigest)
    if (wrong) return wrong
    const mediaType = asked(input, 'mediaType') ?? ''
    const looked = await withLook(call, file, { mediaType, allowed: rule.mediaTypes ?? [] })
    return looked.ok ? succeeded({ ...looked.value, chunks }) : looked
  })
}

type Parts = { readonly place: UploadPlace; readonly chunks: readonly Chunk[] }

/** All parts of an upload and where they lie; a part that is not there is named. */
async function partsThere(call: PlainCall): Promise<Outcome<Parts>> {
  const row = await rowToWrite(call)
  if (!row.ok) return row
  const upload = uploadOf(call)
  if (!upload.ok) return upload
  const chunks = await chunksOf(call.opened, upload.value)
  const missing = missingChunk(chunks.map(({ number }) => number))
  if (missing !== undefined)
    return refuse('', 'content.chunk-missing', { kind: 'conflict', parameters: { number: missing + 1 } })
  return succeeded({ place: { practiceId: call.opened.actor.practiceId, ...upload.value }, chunks })
}

/** Somebody who asks again while the first asking ends finds no parts, for they are joined. */
function isDone(again: Outcome<Parts | 'done'>): boolean {
  return again.ok && again.value === 'done'
}

/** What calls with files do before their transaction opens. */
export const bringers: Bringers = {
  writeContent: bringWhole,
  writeChunk: bringChunk,
  commitChunks: bringJoined,
}

/** Which upload a call speaks of: one of the acting person's own, whatever it is called. */
export function uploadOf({ context, input }: PlainCall): Outcome<Upload> {
  const said = asked(input, 'uploadId') ?? ''
  if (!/^[0-9a-f-]{0,36}$/.test(said)) return failed({ kind: 'malformed', what: 'content.bad-upload' })
  const { personId, practiceId } = context.actor
  const digits = createHash('sha256').update(`${practiceId} ${personId} ${said}`).digest('hex')
  const uploadId = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([start, end]) => digits.slice(start, end))
    .join('-')
  return succeeded({ resourceId: input.id ?? '', uploadId })
}

/** The place of a part, from 0. */
export function chunkNumber(text: string | undefined): Outcome<number> {
  return wholeNumber(text, { name: 'number', least: 0, most: uploadLimits.chunks - 1 })
}

/** The first number that is not there, of those that should be; none at all is the first. */
function missingChunk(numbers: readonly number[]): number | undefined {
  if (numbers.length === 0) return 0
  const gap = numbers.findIndex((number, index) => number !== index)
  return gap < 0 ? undefined : gap
}

async function receive({ input, content }: Asked, most: number): Promise<Outcome<ComingFile>> {
  const { bytes } = input
  if (!bytes) return refuse('', 'content.empty')
  if ((bytes.length ?? 0) > most) return failed({ kind: 'tooLarge', limit: most })
  return content.receive(bytes.source, most)
}

/** A file that is refused is thrown away at once. */
async function checked(
  file: ComingFile,
  check: (file: ComingFile) => Promise<Outcome<Brought>>,
): Promise<Outcome<Brought>> {
  const outcome = await check(file)
  if (!outcome.ok) await file.discard()
  return outcome
}

function wrongDigest({ hash }: ComingFile, said: string | undefined): Outcome<never> | undefined {
  if (said === undefined || said === Buffer.from(hash, 'hex').toString('base64')) return undefined
  return refuse('', 'content.digest-differs')
}

/** What a picture says of the place where it was taken goes before anything is kept: nobody needs it, and the bytes have been held against what was sent. */
async function withLook(
  { inspect, content }: Asked,
  file: ComingFile,
  said: { readonly mediaType: string; readonly allowed: readonly string[] },
): Promise<Outcome<Brought>> {
  const looked = await inspect(file.path, said)
  if (!looked.ok) return looked
  const { removals, ...look } = looked.value
  return succeeded({ ...(removals ? await content.without(file, removals) : file), look })
}

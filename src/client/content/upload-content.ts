import type { SendPlain } from '#client/api/make-send.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { uploadLimits } from '#shared/content/content-room.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'

/** What an upload needs of the world. */
export type UploadWorld = {
  readonly send: SendPlain
  /** The SHA-256 of bytes. */
  readonly digest: (bytes: ArrayBuffer) => Promise<ArrayBuffer>
}

/** The file that a row shall have. */
export type Upload<Type extends ResourceType> = {
  readonly type: Type
  readonly id: string
  readonly file: Blob
  /** Hears how much of it, from 0 to 1, is on the server. */
  readonly onProgress?: (done: number) => void
  /** Asked before each part; an upload that is stopped ends as one that was cut off. */
  readonly isStopped?: () => boolean
}

/** Larger files go in parts, so that a cut costs one of them. */
const wholeBytes = 4 * 2 ** 20

/**
 * Gives a record its file. A large one goes in parts; those that are on the server already, from an upload that was cut off, are not
 * sent again, so that to try again is to go on.
 */
export async function uploadContent<Type extends ResourceType>(
  world: UploadWorld,
  upload: Upload<Type>,
): Promise<Outcome<ResourceTypes[Type]>> {
  const { type, id, file } = upload
  const whole = await world.digest(await file.arrayBuffer())
  if (file.size > wholeBytes) return inParts(world, upload, whole)
  const bytes = typed(file)
  return world.send(type, 'writeContent', { id, bytes, digest: base64(whole) })
}

async function inParts<Type extends ResourceType>(
  world: UploadWorld,
  { type, id, file, onProgress, isStopped }: Upload<Type>,
  whole: ArrayBuffer,
): Promise<Outcome<ResourceTypes[Type]>> {
  const uploadId = idOf(whole)
  const listed = await world.send(type, 'listChunks', { id, uploadId })
  if (!listed.ok) return listed
  const there = new Map(listed.value.map(({ number, hash }) => [number, hash]))

  const count = Math.ceil(file.size / uploadLimits.chunkBytes)
  for (let number = 0; number < count; number += 1) {
    if (isStopped?.()) return failed({ kind: 'unreachable' })
    const bytes = file.slice(number * uploadLimits.chunkBytes, (number + 1) * uploadLimits.chunkBytes)
    const digest = await world.digest(await bytes.arrayBuffer())
    if (there.get(number) !== hexadecimal(digest)) {
      const part = { id, uploadId, number: String(number), bytes, digest: base64(digest) }
      const sent = await world.send(type, 'writeChunk', part)
      if (!sent.ok) return sent
    }
    onProgress?.((number + 1) / count)
  }
  if (isStopped?.()) return failed({ kind: 'unreachable' })
  const mediaType = file.type === '' ? {} : { mediaType: plainType(file) }
  return world.send(type, 'commitChunks', { id, uploadId, wholeDigest: base64(whole), ...mediaType })
}

/** What the browser takes a file for, without parameters. */
function plainType({ type }: Blob): string {
  return type.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** A file of which the browser knows nothing says nothing. */
function typed(file: Blob): Blob {
  return file.type === '' ? new Blob([file], { type: 'application/octet-stream' }) : file
}

/** The same file has the same id, so that its upload is found again. */
function idOf(digest: ArrayBuffer): string {
  const digits = hexadecimal(digest)
  const lengths = [8, 4, 4, 4, 12]
  let at = 0
  return lengths
    .map((length) => {
      at += length
      return digits.slice(at - length, at)
    })
    .join('-')
}

function hexadecimal(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

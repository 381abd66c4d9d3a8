import type { Outcome } from '#shared/outcome/outcome.ts'
import { type FileBytes, lettersOf } from '../file-bytes.ts'
import { broken, type FileLook, type Kind } from '../file-look.ts'

/** How content that is an Ogg file is known: pages that each begin with the same four letters. */
export const ogg: Kind = {
  mediaTypes: ['audio/ogg'],
  begins: (head) => lettersOf(head.subarray(0, 5)) === 'OggS\0',
  look: () => found('audio/ogg'),
}

/** An MP3: a tag, or the mark of a frame. */
export const mp3: Kind = {
  mediaTypes: ['audio/mpeg'],
  begins: (head) => lettersOf(head.subarray(0, 3)) === 'ID3' || isFrame(head),
  look: () => found('audio/mpeg'),
}

/** A WebM: a file in EBML that says that it is one; with a picture track it is a film. */
export const webm: Kind = {
  mediaTypes: ['audio/webm', 'video/webm'],
  begins: (head) => head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3,
  look: (file: FileBytes) => {
    const head = lettersOf(file.at(0, 4_096))
    if (!head.slice(0, 64).includes('webm')) return broken()
    return found(/V_VP8|V_VP9|V_AV1/.test(head) ? 'video/webm' : 'audio/webm')
  },
}

function isFrame(head: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = head
  const hasLayer = (second & 0x06) === 0x02
  return first === 0xff && (second & 0xe0) === 0xe0 && hasLayer && third >> 4 !== 0x0f && third >> 4 !== 0
}

function found(mediaType: string): Outcome<FileLook> {
  return { ok: true, value: { mediaType } }
}

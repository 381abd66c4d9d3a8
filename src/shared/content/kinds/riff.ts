import type { Outcome } from '#shared/outcome/outcome.ts'
import { lettersOf, littleEndian } from '../file-bytes.ts'
import { broken, type FileLook, type Kind, pictureOf, twoInOne } from '../file-look.ts'
import { webpPlace } from './webp-place.ts'

/** How content that is a RIFF file (WebP, WAV) is known: it says how long it is, and nothing follows. */
export const riff: Kind = {
  mediaTypes: ['image/webp', 'audio/wav'],
  begins: (head) => lettersOf(head.subarray(0, 4)) === 'RIFF',
  look: (file) => {
    const head = file.at(0, 40)
    const said = littleEndian(head, 4, 4) + 8
    if (said > file.size + 1) return broken()
    if (said + 1 < file.size) return twoInOne()
    const form = lettersOf(head.subarray(8, 12))
    if (form === 'WAVE') return { ok: true, value: { mediaType: 'audio/wav' } }
    return form === 'WEBP' ? webp(head) : broken()
  },
  place: (file, mediaType) => (mediaType === 'image/webp' ? webpPlace(file) : []),
}

function webp(head: Uint8Array): Outcome<FileLook> {
  const as = (width: number, height: number) => pictureOf('image/webp', width, height)
  switch (lettersOf(head.subarray(12, 16))) {
    case 'VP8X':
      return as(littleEndian(head, 24, 3) + 1, littleEndian(head, 27, 3) + 1)
    case 'VP8L': {
      const sizes = littleEndian(head, 21, 4)
      return as((sizes % 2 ** 14) + 1, (Math.floor(sizes / 2 ** 14) % 2 ** 14) + 1)
    }
    case 'VP8 ':
      return as(littleEndian(head, 26, 2) % 2 ** 14, littleEndian(head, 28, 2) % 2 ** 14)
    default:
      return broken()
  }
}

import { bigEndian, type FileBytes } from '../file-bytes.ts'
import { broken, type Kind, pictureOf } from '../file-look.ts'
import { jpegPlace } from './jpeg-place.ts'

/** How content that is a JPEG is known: a chain of marked segments, one of which says how large the picture is. What cameras append behind its end is no reason to refuse it. */
export const jpeg: Kind = {
  mediaTypes: ['image/jpeg'],
  begins: (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff,
  look: (file) => {
    const size = sizeOf(file)
    if (!size || !hasEnd(file)) return broken()
    return pictureOf('image/jpeg', size.width, size.height)
  },
  place: jpegPlace,
}

function sizeOf(file: FileBytes): { readonly width: number; readonly height: number } | undefined {
  let at = 2
  for (let segments = 0; segments < 2_000 && at + 4 <= file.size; segments += 1) {
    const head = file.at(at, at + 9)
    if (head[0] !== 0xff) return undefined
    const code = head[1] ?? 0
    if (code === 0xff) {
      at += 1
      continue
    }
    if (code === 0xda || code === 0xd9) return undefined
    if (isFrame(code)) return { height: bigEndian(head, 5, 2), width: bigEndian(head, 7, 2) }
    at += 2 + Math.max(2, bigEndian(head, 2, 2))
  }
  return undefined
}

/** Start of frame, of whatever coding; the three codes between them mean something else. */
function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc
}

/** Is there an end of the picture somewhere in the last megabyte? */
function hasEnd(file: FileBytes): boolean {
  const tail = file.at(Math.max(0, file.size - 2 ** 20), file.size)
  for (let at = tail.length - 2; at >= 0; at -= 1) if (tail[at] === 0xff && tail[at + 1] === 0xd9) return true
  return file.size > 2 ** 20
}

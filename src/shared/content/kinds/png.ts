import { bigEndian, type FileBytes, lettersOf } from '../file-bytes.ts'
import { broken, type Kind, pictureOf, twoInOne } from '../file-look.ts'
import { pngPlace } from './png-place.ts'

const mark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** How content that is a PNG is known: each of its parts says how long it is, the first how large the picture is, and nothing follows the last. */
export const png: Kind = {
  mediaTypes: ['image/png'],
  begins: (head) => mark.every((byte, index) => head[index] === byte),
  look: (file) => {
    const head = file.at(0, 33)
    if (lettersOf(head.subarray(12, 16)) !== 'IHDR' || bigEndian(head, 8, 4) !== 13) return broken()
    const end = endOf(file)
    if (end === undefined) return broken()
    if (end !== file.size) return twoInOne()
    return pictureOf('image/png', bigEndian(head, 16, 4), bigEndian(head, 20, 4))
  },
  place: pngPlace,
}

/** Where the last part ends; undefined when there is none. */
function endOf(file: FileBytes): number | undefined {
  let at = mark.length
  for (let parts = 0; parts < 100_000 && at + 12 <= file.size; parts += 1) {
    const head = file.at(at, at + 8)
    const length = bigEndian(head, 0, 4)
    at += 12 + length
    if (lettersOf(head.subarray(4, 8)) === 'IEND') return at <= file.size ? at : undefined
  }
  return undefined
}

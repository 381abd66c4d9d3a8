import { bigEndian, type FileBytes, littleEndian } from '../file-bytes.ts'
import { broken, type Kind, pictureOf } from '../file-look.ts'
import { exifPlace } from './exif-place.ts'

type Read = (bytes: Uint8Array, at: number, length: number) => number

const mostEntries = 500

/** How content that is a TIFF is known: a table of entries somewhere in the file, two of which say how large its first picture is. */
export const tiff: Kind = {
  mediaTypes: ['image/tiff'],
  begins: (head) => readerOf(head) !== undefined,
  look: (file) => {
    const head = file.at(0, 8)
    const read = readerOf(head)
    const entries = read && entriesOf(file, read, read(head, 4, 4))
    const [width, height] = [entries?.get(256), entries?.get(257)]
    return width === undefined || height === undefined ? broken() : pictureOf('image/tiff', width, height)
  },
  place: (file) => exifPlace(file, 0, file.size),
}

function readerOf(head: Uint8Array): Read | undefined {
  if (head[0] === 0x49 && head[1] === 0x49 && head[2] === 42 && head[3] === 0) return littleEndian
  if (head[0] === 0x4d && head[1] === 0x4d && head[2] === 0 && head[3] === 42) return bigEndian
  return undefined
}

/** Tag → value of the entries that hold one short or long number. */
function entriesOf(file: FileBytes, read: Read, at: number): ReadonlyMap<number, number> | undefined {
  if (at < 8 || at + 2 > file.size) return undefined
  const count = read(file.at(at, at + 2), 0, 2)
  if (count < 1 || count > mostEntries || at + 2 + count * 12 > file.size) return undefined
  const table = file.at(at + 2, at + 2 + count * 12)
  const found = new Map<number, number>()
  for (let entry = 0; entry < count * 12; entry += 12) {
    const kind = read(table, entry + 2, 2)
    if (kind === 3 || kind === 4) found.set(read(table, entry, 2), read(table, entry + 8, kind === 3 ? 2 : 4))
  }
  return found
}

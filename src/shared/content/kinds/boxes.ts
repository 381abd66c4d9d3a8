import type { Outcome } from '#shared/outcome/outcome.ts'
import { bigEndian, type FileBytes, lettersOf } from '../file-bytes.ts'
import { broken, type FileLook, type Kind, pictureOf } from '../file-look.ts'
import { heicPlace } from './heic-place.ts'

const pictures = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']
const sounds = ['M4A ', 'M4B ', 'F4A ']
const films = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'qt  ']

/** How content in boxes is known (HEIC, M4A, MP4): its first box says which of them it is. */
export const boxes: Kind = {
  mediaTypes: ['image/heic', 'audio/mp4', 'video/mp4'],
  begins: (head) => lettersOf(head.subarray(4, 8)) === 'ftyp',
  look: (file) => {
    const brand = lettersOf(file.at(8, 12))
    if (!areBoxes(file)) return broken()
    if (pictures.includes(brand)) return heic(file)
    if (sounds.includes(brand)) return { ok: true, value: { mediaType: 'audio/mp4' } }
    const isFilm = films.includes(brand)
    return { ok: true, value: { mediaType: isFilm ? 'video/mp4' : 'application/octet-stream' } }
  },
  place: (file, mediaType) => (mediaType === 'image/heic' ? heicPlace(file) : []),
}

/** Do the outermost boxes fill the file? */
function areBoxes(file: FileBytes): boolean {
  let at = 0
  for (let count = 0; count < 10_000 && at < file.size; count += 1) {
    const head = file.at(at, at + 16)
    if (head.length < 8) return false
    const short = bigEndian(head, 0, 4)
    const length = short === 1 ? bigEndian(head, 8, 4) * 2 ** 32 + bigEndian(head, 12, 4) : short
    if (short === 0) return true
    if (length < 8) return false
    at += length
  }
  return at === file.size
}

/** The largest size that any of its pictures says it has. */
function heic(file: FileBytes): Outcome<FileLook> {
  const text = lettersOf(file.at(0, 256 * 1024))
  let largest = { width: 0, height: 0 }
  for (let at = text.indexOf('ispe'); at >= 0; at = text.indexOf('ispe', at + 4)) {
    const size = file.at(at + 8, at + 16)
    const [width, height] = [bigEndian(size, 0, 4), bigEndian(size, 4, 4)]
    if (width * height > largest.width * largest.height) largest = { width, height }
  }
  return pictureOf('image/heic', largest.width, largest.height)
}

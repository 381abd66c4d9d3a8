import { type FileBytes, lettersOf } from '../file-bytes.ts'
import type { Removal } from '../removal.ts'
import { exifPlace } from './exif-place.ts'

const step = 2 ** 20
const headLength = 2 ** 18
const overlap = 64
/** How a block of Exif begins: the order of its bytes, and that its first table follows at once. */
const exifMarks: readonly string[] = ['II*\0\b\0\0\0', 'MM\0*\0\0\0\b']
const xmpStart = '<x:xmpmeta'
const xmpEnd = '</x:xmpmeta>'
const longestXmp = 2 ** 18

/**
 * The HEIC place: what tells in a HEIC where it was taken, written over so that its boxes stay as long as they are; undefined where
 * the file says that it has such words and they are not found.
 */
export function heicPlace(file: FileBytes): readonly Removal[] | undefined {
  const blocks = exifMarks.flatMap((mark) => placesOf(file, mark)).map((at) => exifPlace(file, at, file.size))
  const words = placesOf(file, xmpStart).map((at) => xmpAt(file, at))
  const head = lettersOf(file.at(0, headLength))
  const isHidden =
    (head.includes('Exif\0') && blocks.length === 0) ||
    (head.includes('application/rdf+xml') && words.length === 0)
  if (isHidden || blocks.includes(undefined) || words.includes(undefined)) return undefined
  return [...blocks.flatMap((each) => each ?? []), ...words.flatMap((each) => each ?? [])]
}

/** XMP up to its end; undefined where it has none. */
function xmpAt(file: FileBytes, from: number): Removal | undefined {
  const end = lettersOf(file.at(from, from + longestXmp)).indexOf(xmpEnd)
  return end < 0 ? undefined : { from, to: from + end + xmpEnd.length, leaves: 'spaces' }
}

/** Where a mark begins, each place once. */
function placesOf(file: FileBytes, mark: string): readonly number[] {
  const found: number[] = []
  for (let start = 0; start < file.size; start += step) {
    const text = lettersOf(file.at(start, start + step + overlap))
    for (let at = text.indexOf(mark); at >= 0 && at < step; at = text.indexOf(mark, at + 1))
      found.push(start + at)
  }
  return found
}

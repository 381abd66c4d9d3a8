import { type FileBytes, lettersOf, littleEndian } from '../file-bytes.ts'
import type { Removal } from '../removal.ts'
import { exifPlace } from './exif-place.ts'

const exif = 'Exif\0\0'

/** The WebP place: what tells in a WebP where it was taken. It is written over, since the file says how long it is. */
export function webpPlace(file: FileBytes): readonly Removal[] {
  const removals: Removal[] = []
  for (let at = 12; at + 8 <= file.size; ) {
    const head = file.at(at, at + 14)
    const [name, length] = [lettersOf(head.subarray(0, 4)), littleEndian(head, 4, 4)]
    const [from, to] = [at + 8, Math.min(at + 8 + length, file.size)]
    if (name === 'XMP ' || name === 'C2PA') removals.push({ from, to, leaves: 'spaces' })
    if (name === 'EXIF') {
      const start = lettersOf(head.subarray(8)) === exif ? from + exif.length : from
      const whole: Removal = { from, to, leaves: 'zeros' }
      removals.push(...(exifPlace(file, start, to) ?? [whole]))
    }
    at += 8 + length + (length % 2)
  }
  return removals
}

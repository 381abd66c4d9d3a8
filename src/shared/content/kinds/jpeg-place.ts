import { bigEndian, type FileBytes, lettersOf } from '../file-bytes.ts'
import type { Removal } from '../removal.ts'
import { exifPlace } from './exif-place.ts'

const mostSegments = 100_000
const exif = 'Exif\0\0'
/** Segments in which XMP, Photoshop, further pictures and proofs of origin say what they know. */
const tellers: readonly { readonly code: number; readonly begins: string }[] = [
  { code: 0xe1, begins: 'http://ns.adobe.com/' },
  { code: 0xe2, begins: 'MPF\0' },
  { code: 0xeb, begins: '' },
  { code: 0xed, begins: '' },
]

/**
 * The JPEG place: what tells in a JPEG where it was taken. Of Exif the position goes and all else stays, the way up for one;
 * whatever else may tell it goes whole, what cameras append behind the picture's end too.
 */
export function jpegPlace(file: FileBytes): readonly Removal[] {
  const removals: Removal[] = []
  let at = 2
  for (let segments = 0; segments < mostSegments && at + 4 <= file.size; segments += 1) {
    const head = file.at(at, at + 40)
    const code = head[1] ?? 0
    if (head[0] !== 0xff) break
    const end = code === 0xff ? at + 1 : at + 2 + Math.max(2, bigEndian(head, 2, 2))
    removals.push(...toldIn(file, { at, end, code, name: lettersOf(head.subarray(4)) }))
    at = code === 0xda ? codeAfter(file, end) : end
    if (file.at(at, at + 2)[1] === 0xd9) return [...removals, ...behind(file, at + 2)]
  }
  return removals
}

type Segment = { readonly at: number; readonly end: number; readonly code: number; readonly name: string }

function toldIn(file: FileBytes, { at, end, code, name }: Segment): readonly Removal[] {
  if (code === 0xe1 && name.startsWith(exif)) return exifIn(file, at, end)
  const tells = tellers.some((each) => each.code === code && name.startsWith(each.begins))
  return tells ? [{ from: at, to: end, leaves: 'nothing' }] : []
}

/** An Exif block that cannot be read goes whole. */
function exifIn(file: FileBytes, at: number, end: number): readonly Removal[] {
  return exifPlace(file, at + 4 + exif.length, end) ?? [{ from: at, to: end, leaves: 'nothing' }]
}

function behind(file: FileBytes, end: number): readonly Removal[] {
  return end < file.size ? [{ from: end, to: file.size, leaves: 'nothing' }] : []
}

const step = 2 ** 16

/** Where the next mark stands behind the pixels that begin here. */
function codeAfter(file: FileBytes, start: number): number {
  for (let at = start; at < file.size; at += step) {
    const bytes = file.at(at, at + step + 1)
    for (let mark = bytes.indexOf(0xff); mark >= 0 && mark < step; mark = bytes.indexOf(0xff, mark + 1)) {
      const code = bytes[mark + 1] ?? 0
      if (code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at + mark
    }
  }
  return file.size
}

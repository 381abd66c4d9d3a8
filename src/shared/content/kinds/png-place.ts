import { bigEndian, type FileBytes, lettersOf } from '../file-bytes.ts'
import type { Removal } from '../removal.ts'

/** Exif, words beside the picture (XMP among them), and proofs of origin. */
const tellers: readonly string[] = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'caBX']

/** The PNG place: the parts of a PNG that may tell where it was taken. They go whole; no pixel needs them. */
export function pngPlace(file: FileBytes): readonly Removal[] {
  const removals: Removal[] = []
  for (let at = 8; at + 12 <= file.size; ) {
    const head = file.at(at, at + 8)
    const end = at + 12 + bigEndian(head, 0, 4)
    if (tellers.includes(lettersOf(head.subarray(4, 8))))
      removals.push({ from: at, to: end, leaves: 'nothing' })
    at = end
  }
  return removals
}

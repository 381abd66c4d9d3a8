import type { Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import type { FileBytes } from './file-bytes.ts'
import type { Removal } from './removal.ts'

/** What a look at a file has found: what it is, how large its picture is or how many pages it has, and what goes before it is kept. */
export type FileLook = {
  readonly mediaType: string
  readonly width?: number
  readonly height?: number
  readonly pageCount?: number
  readonly removals?: readonly Removal[]
}

/** What a kind of file knows of itself: whether bytes begin like one, and what they are when they are looked at whole. */
export type Kind = {
  readonly mediaTypes: readonly string[]
  /** Do the first bytes look like this kind? At most 4,096 are given. */
  readonly begins: (head: Uint8Array) => boolean
  readonly look: (file: FileBytes) => Outcome<FileLook>
  /** What tells in a picture where it was taken; undefined where that cannot be told from the rest. */
  readonly place?: (file: FileBytes, mediaType: string) => readonly Removal[] | undefined
}

/** The most pixels of a picture: what unpacks to more is refused before it is unpacked. */
const mostPixels = 40_000_000

/** Checks the size that a picture says it has. */
export function pictureOf(mediaType: string, width: number, height: number): Outcome<FileLook> {
  if (width < 1 || height < 1) return broken()
  if (width * height > mostPixels)
    return refuse('', 'content.too-many-pixels', { parameters: { limit: mostPixels / 1_000_000 } })
  return { ok: true, value: { mediaType, width, height } }
}

/** The file does not hold what its kind holds. */
export function broken(): Outcome<never> {
  return refuse('', 'content.broken')
}

/** The picture says where it was taken, and nobody can take that out. */
export function tellsPlace(): Outcome<never> {
  return refuse('', 'content.tells-place')
}

/** The file is of two kinds at once, so that it means one thing here and another elsewhere. */
export function twoInOne(): Outcome<never> {
  return refuse('', 'content.two-in-one')
}

/** The file brings a program or another file along. */
export function hasProgram(): Outcome<never> {
  return refuse('', 'content.has-program')
}

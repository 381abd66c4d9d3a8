import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import type { ContentStore, FilePlace } from './content-store.ts'
import type { Draw } from './drawer.ts'
import { makeFolder } from './make-folder.ts'

/** How many pixels wide and high a small picture is at most. */
export type ThumbnailSize = 64 | 256 | 1024

/** The small picture of a file: where it lies, and how large it is in bytes. */
export type Thumbnail = { readonly path: string; readonly size: number }

/** Finds the small picture of a file, or has it drawn; refused where there can be none. */
export type Thumbnails = (
  place: FilePlace,
  asked: { readonly mediaType: string; readonly most: ThumbnailSize },
) => Promise<Outcome<Thumbnail>>

/** What small pictures are told as. */
export const thumbnailType = 'image/webp'

/** Kinds of which there is a picture. */
const drawn: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf']
/** Larger ones are not even tried. */
const largest = 50 * 2 ** 20

/** The next size that is not smaller than what was asked for. */
export function thumbnailSize(asked: number): ThumbnailSize {
  if (asked <= 64) return 64
  return asked <= 256 ? 256 : 1024
}

/**
 * Opens the small pictures of files. They are drawn when they are asked for and kept beside the files, by hash and size; they
 * are nobody's record, so that they may be lost at any time, and go with the bytes that they show.
 */
export function openThumbnails(
  content: ContentStore,
  { draw, newId }: { readonly draw: Draw; readonly newId: () => string },
): Thumbnails {
  return async (place, { mediaType, most }) => {
    if (!drawn.includes(mediaType)) return refuse('', 'content.no-picture')
    const path = content.thumbnailPath(place, most)
    const known = await stat(path).catch(() => undefined)
    if (known) return succeeded({ path, size: known.size })

    const file = await content.find(place)
    if (file.size > largest) return refuse('', 'content.not-drawn')
    const picture = await draw({ bytes: await readFile(file.path), mediaType, most })
    if (!picture.ok) return picture
    const coming = join(content.directories.coming, newId())
    await makeFolder(content.directories.coming)
    await writeFile(coming, picture.value, { mode: 0o600 })
    await content.keepThumbnail(place, most, coming)
    // Its bytes may have been taken away for good meanwhile.
    const isThere = await stat(file.path).catch(() => undefined)
    if (!isThere) await rm(path, { force: true })
    return isThere ? succeeded({ path, size: picture.value.length }) : failed({ kind: 'gone' })
  }
}

import { readFile } from 'node:fs/promises'
import type { Thumbnails } from '#server/stores/content/thumbnails.ts'
import { picturesIn } from './pictures-in.ts'
import type { PrintedDocument } from './printed-document.ts'

/** So many pixels wide and high a picture is printed at most. */
const most = 1024
/** So many different pictures one document holds; of those behind them it says that they are in the record. */
const mostPictures = 60

/** A document with the bytes of its pictures, each drawn anew and made small; one that cannot be drawn is left out. */
export async function withPictures(
  thumbnails: Thumbnails,
  practiceId: string,
  document: PrintedDocument,
): Promise<PrintedDocument> {
  const wanted = new Map(picturesIn(document).map(({ hash, mediaType }) => [hash, mediaType]))
  if (wanted.size === 0) return document
  const pictures: Record<string, Uint8Array> = {}
  for (const [hash, mediaType] of [...wanted].slice(0, mostPictures)) {
    const small = await thumbnails({ practiceId, hash }, { mediaType, most }).catch(() => undefined)
    if (small?.ok) pictures[hash] = await readFile(small.value.path)
  }
  return { ...document, pictures }
}

import { registry } from '#generated/tables/registry.ts'
import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'
import { isContentOf } from '#server/stores/content/content-query.ts'
import type { PrintedPicture } from '#server/stores/printing/printed-document.ts'
import { masked } from '#server/stores/references/masked.ts'
import { storedDocument, typedRow, untypedRow } from '#server/stores/typed-row.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import { has } from '#shared/permissions/granted.ts'

/** The pictures to which answers lead, as far as they were looked up. */
export type PictureBook = {
  readonly picture: (reference: Answer | undefined) => PrintedPicture | undefined
  /** Looks up what was asked for and not known; false when there is nothing more to know. */
  readonly learn: () => Promise<boolean>
}

type Wanted = { readonly type: 'Media' | 'DocumentReference'; readonly id: string }

/** Kinds of pictures that are printed. */
const printed: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']

/** Files as a signature covers them: which version, and what bytes. */
export type SignedFiles = NonNullable<Note['files']>

/** Opens an empty book: a picture that its reader may not see, or that was taken away, is none; one that was signed is shown as it was signed. */
export function openPictureBook(context: Context, files: SignedFiles = []): PictureBook {
  const known = new Map<string, PrintedPicture | undefined>()
  const asked = new Map<string, Wanted>()
  return {
    picture: (reference) => {
      const wanted = wantedIn(reference)
      if (!wanted) return undefined
      if (!known.has(wanted.id)) asked.set(wanted.id, wanted)
      return known.get(wanted.id)
    },
    learn: async () => {
      const fresh = [...asked.values()]
      asked.clear()
      for (const wanted of fresh)
        known.set(wanted.id, await readPicture(context, { ...wanted, ...signedIn(files, wanted) }))
      return fresh.length > 0
    },
  }
}

function wantedIn(reference: Answer | undefined): Wanted | undefined {
  if (!isRecord(reference) || typeof reference.id !== 'string') return undefined
  const { id, resourceType } = reference
  return resourceType === 'Media' || resourceType === 'DocumentReference'
    ? { type: resourceType, id }
    : undefined
}

type Signed = { readonly versionId?: string | undefined; readonly hash?: string | undefined }

function signedIn(files: SignedFiles, { id }: Wanted): Signed {
  const signed = files.find(({ file }) => file.id === id)
  return signed ? { versionId: signed.file.versionId, hash: signed.hash } : {}
}

async function readPicture(
  context: Context,
  { type, id, versionId, hash }: Wanted & Signed,
): Promise<PrintedPicture | undefined> {
  if (!has(context.actor.granted, `${type}:Read`)) return undefined
  const store = context.stores.of(type)
  const found = await (versionId === undefined ? store.get(id) : store.getVersion(id, versionId))
  if (!found.ok) return undefined
  if (hash !== undefined && found.value.content?.hash !== hash) return undefined
  const seen = masked(context.actor, registry[type], storedDocument(untypedRow(found.value)))
  const { content } = typedRow<typeof type>(seen)
  if (!content || content.size === 0 || !printed.includes(content.contentType)) return undefined
  if (!(await isContentOf(context, id, content.hash))) return undefined
  const { scan } = registry[type].content ?? {}
  if (scan !== undefined && seen[scan] === 'Infected') return undefined
  return { hash: content.hash, mediaType: content.contentType }
}

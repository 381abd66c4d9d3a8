import type { Note } from '#generated/types/note.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { filesNamed } from '#shared/notes/facts/files-named.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

type Kept = NonNullable<Note['files']>

/**
 * A note with version and SHA-256 of each file that its answers name, so that a signature covers the very bytes: those in `kept` as
 * they stand there, any other as it is now. A file that is not there or not seen by whoever calls the note ready has none.
 */
export async function withFilesKept(context: Context, note: Note, kept: Kept): Promise<Outcome<Note>> {
  const { files: _before, ...rest } = note
  const files: Kept[number][] = []
  for (const { id, resourceType } of filesNamed(note)) {
    const known = kept.find(({ file }) => file.id === id)
    const row = known ? succeeded(undefined) : await optional(context, resourceType, { id, resourceType })
    if (!row.ok) return row
    const { content, meta } = row.value ?? {}
    if (known) files.push(known)
    else if (content && meta)
      files.push({ file: { id, resourceType, versionId: meta.versionId }, hash: content.hash })
  }
  return succeeded(files.length > 0 ? { ...rest, files } : rest)
}

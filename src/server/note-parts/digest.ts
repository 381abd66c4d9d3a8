import { createHash } from 'node:crypto'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { noteContent } from '#shared/notes/note-content.ts'

/** The SHA-256 of some bytes, which signatures and stored notes are compared by. */
export function digest(bytes: string | Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** The hash that a signature is bound to: SHA-256 over the canonical JSON of the signed field set, in lower-case hex. */
export function contentHash(note: Note, encounter: Encounter | undefined): string {
  return digest(canonicalJson(noteContent(note, encounter))).toString('hex')
}

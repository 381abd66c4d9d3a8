import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { ownSections } from '#shared/notes/group/is-member-part.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'

/** What is stored of a note and its session. */
export type StoredNote = { readonly note: Note; readonly encounter: Encounter | undefined }

/** A note as its signer has it before the eyes: nobody signs what does not stand on the screen (S3). */
export type ShownNote = {
  /** Is what is stored the same? */
  readonly isSame: (stored: StoredNote) => boolean
  /** Brings what is stored onto the screen; answers by what a refusal knows that content again. */
  readonly takeIn: (stored: StoredNote) => Promise<string>
}

/** What would be signed, as one text: the answers that are written in this note, and of the session what the rules look at. */
export function contentOf(note: Note, encounter: Encounter | undefined): string {
  const { period, diagnoses, visitStatus, mode, telehealth } = encounter ?? {}
  const service = encounter?.serviceType?.id
  const program = encounter?.program?.id
  const answers = ownSections(note).map(({ id, data, narrative = '' }) => ({ id, data, narrative }))
  const problems = diagnoses?.map(({ condition }) => condition.id)
  const session = { period, diagnoses: problems, visitStatus, mode, service, program, telehealth }
  const said: JsonObject = JSON.parse(JSON.stringify({ answers, ...(encounter && { session }) }))
  return canonicalJson(said)
}

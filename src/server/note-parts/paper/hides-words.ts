import { registry } from '#generated/tables/registry.ts'
import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { hidesAmendment, withoutAmendment } from '#server/stores/references/draft-parts-hidden.ts'
import { masked } from '#server/stores/references/masked.ts'
import { storedDocument, typedRow, untypedRow } from '#server/stores/typed-row.ts'

/** Is this a draft of others, of which the acting person sees that it is there and nothing of its text? */
export function isHiddenFrom({ actor }: Context, note: Note): boolean {
  return asShownTo(actor, note).sections === undefined
}

/** Is there more in the note than this person reads of its words: a draft of others, or an amendment of others that is not signed yet? */
export function hidesWords({ actor }: Context, note: Note): boolean {
  const row = storedDocument(untypedRow(note))
  return asShownTo(actor, note).sections === undefined || hidesAmendment(actor, row)
}

/** The note with what this person reads of its amendments; of one that is not signed yet and is others' it keeps that it was begun. */
export function withAmendmentsFor({ actor }: Context, note: Note): Note {
  const row = storedDocument(untypedRow(note))
  return hidesAmendment(actor, row) ? typedRow<'Note'>(withoutAmendment(row)) : note
}

function asShownTo(actor: Context['actor'], note: Note): StoredDocument {
  return masked(actor, registry.Note, storedDocument(untypedRow(note)))
}

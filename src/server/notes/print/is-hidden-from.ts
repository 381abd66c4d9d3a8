import { registry } from '#generated/tables/registry.ts'
import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'
import { masked } from '#server/stores/references/masked.ts'
import { storedDocument, untypedRow } from '#server/stores/typed-row.ts'

/** Is this a draft of others, of which the acting person sees that it is there and nothing of its text? */
export function isHiddenFrom({ actor }: Context, note: Note): boolean {
  const seen = masked(actor, registry.Note, storedDocument(untypedRow(note)))
  return seen.sections === undefined
}

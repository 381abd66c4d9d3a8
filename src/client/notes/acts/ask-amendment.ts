import { send } from '#client/api/send.ts'
import { amendmentReason } from '#generated/lists/amendment-reason.ts'
import type { Note } from '#generated/types/note.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { diff } from '#shared/patch/diff.ts'
import type { Json } from '#shared/patch/patch-operation.ts'
import { type AmendedSheets, amendedSections } from './amended-sheets.ts'
import type { TypedAmendment } from './use-amending.ts'

/** Hands an amendment over: what is different from the signed sections, and why. */
export function askAmendment(open: AmendedSheets, { reason, text }: TypedAmendment): Promise<Outcome<Note>> {
  const { note } = open
  const before: Json = JSON.parse(JSON.stringify({ sections: note.sections }))
  const after: Json = JSON.parse(JSON.stringify({ sections: amendedSections(open) }))
  const display = amendmentReason.items.find(({ code }) => code === reason)?.display ?? ''
  return send('note.amend', {
    id: note.id,
    versionId: note.meta.versionId,
    reason: { code: reason, display },
    ...(text.trim() !== '' && { text: text.trim() }),
    sectionChanges: diff(before, after),
  })
}

import { send } from '#client/api/send.ts'
import { amendmentReason } from '#generated/lists/amendment-reason.ts'
import type { Note } from '#generated/types/note.ts'
import { withAnswers } from '#shared/notes/editing/with-narrative.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { diff } from '#shared/patch/diff.ts'
import type { Json } from '#shared/patch/patch-operation.ts'
import type { TypedAmendment } from './use-amending.ts'

/** Hands an amendment over: what is different from the signed sections, and why. */
export function askAmendment(note: Note, { reason, text, answers }: TypedAmendment): Promise<Outcome<Note>> {
  const amended = note.sections.map((section, index) => {
    const { data, narrative } = withAnswers(section, answers[index] ?? {})
    return { ...section, data, narrative }
  })
  const before: Json = JSON.parse(JSON.stringify({ sections: note.sections }))
  const after: Json = JSON.parse(JSON.stringify({ sections: amended }))
  const display = amendmentReason.items.find(({ code }) => code === reason)?.display ?? ''
  return send('note.amend', {
    id: note.id,
    versionId: note.meta.versionId,
    reason: { code: reason, display },
    ...(text.trim() !== '' && { text: text.trim() }),
    sectionChanges: diff(before, after),
  })
}

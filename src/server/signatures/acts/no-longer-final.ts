import type { Note } from '#generated/types/note.ts'
import { dropCharting } from '#server/note-parts/charting/charting-of.ts'
import type { Context } from '#server/operations/handler.ts'
import { dropPlanOutcomes } from '#server/signatures/signing/keep-plan-outcomes.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { actDone, type Done } from './act-done.ts'
import { reopenSession } from './reopen-session.ts'

/**
 * An act by which a final note is so no longer, and what follows for others: what it wrote into the chart is entered in error, its ratings
 * leave the care plan, and its session is open again. What another hand has changed in the chart since stays there, and the note says so.
 */
export async function noLongerFinal(context: Context, parts: NoteParts, done: Done): Promise<Outcome<Note>> {
  const uncharted = await dropCharting(context, parts)
  if (!uncharted.ok) return uncharted
  const left = uncharted.value.filter(({ doubt }) => doubt !== undefined)
  const written = await actDone(
    context,
    { parts },
    { ...done, next: { ...done.next, ...(left.length > 0 && { leftInChart: left }) } },
  )
  if (!written.ok) return written
  const dropped = await dropPlanOutcomes(context, parts.note)
  if (!dropped.ok) return dropped
  const reopened = await reopenSession(context, parts)
  return reopened.ok ? written : reopened
}

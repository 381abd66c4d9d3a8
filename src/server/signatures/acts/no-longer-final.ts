import { dropCharting } from '#server/note-parts/charting/charting-of.ts'
import type { Context } from '#server/operations/handler.ts'
import { dropPlanOutcomes } from '#server/signatures/signing/keep-plan-outcomes.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { reopenSession } from './reopen-session.ts'

/** What follows for others when a final note is voided or taken back: its ratings leave the care plan, what it wrote into the chart is entered in error, and its session is open again. */
export async function noLongerFinal(context: Context, parts: NoteParts): Promise<Outcome<void>> {
  const dropped = await dropPlanOutcomes(context, parts.note)
  if (!dropped.ok) return dropped
  const uncharted = await dropCharting(context, parts)
  return uncharted.ok ? reopenSession(context, parts) : uncharted
}

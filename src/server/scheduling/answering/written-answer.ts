import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { judgeTime, type Rebooking } from '#server/scheduling/booking/judge-booking.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** Judges the appointment as answered, as its plain write would be, and stores it with its time, its session and who is told. */
export async function writtenAnswer(
  context: Context,
  { before, after }: Required<Pick<Rebooking, 'after'>> & { readonly before: Appointment },
): Promise<Outcome<Appointment>> {
  const judged = await judgeTime(context, { before, after })
  if (!judged.ok) return judged
  const stored = { id: before.id, versionId: before.meta.versionId }
  const next = await context.stores.of('Appointment').update(stored, judged.value)
  if (!next.ok) return next
  const change = { operation: 'update', before, after: next.value } as const
  const followed = await context.guardOf('Appointment').afterWrite(context, change)
  return followed.ok ? next : followed
}

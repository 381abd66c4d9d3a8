import type { Job } from '#server/operations/jobs/job.ts'
import { noteEnded } from './note-ended.ts'
import { plannedOffers } from './planned-offers.ts'
import { planReminders } from './reminder-query.ts'
import { openReminding, sendDue } from './send-due.ts'

/** Tells patients who wait of times that are held for them, as soon as they are offered; what was answered or ended before is not said any more. */
export const sendOffers: Job = async (work) => {
  const reminding = await openReminding(work)
  if (!reminding) return 0
  const { practiceId, database } = work
  await noteEnded(work)
  const filters = [{ field: 'status', op: 'eq', value: 'pending' }] as const
  for await (const appointment of work.each('Appointment', { filters })) {
    const planned = plannedOffers(appointment)
    if (planned.length > 0)
      await database.asOwner((transaction) => planReminders(transaction, practiceId, planned), 'job')
  }
  const sent = await sendDue(reminding, 'offers')
  await noteEnded(work)
  return sent
}

import type { Job, JobWork } from '#server/operations/jobs/job.ts'
import { instantAt } from '#server/stores/instant.ts'
import { noteEnded } from './note-ended.ts'
import { plannedReminders, type RemindingRule } from './planned-reminders.ts'
import { forgetReminders, type PlannedReminder, planReminders, voidReminders } from './reminder-query.ts'
import { openReminding, sendDue } from './send-due.ts'

const minute = 60_000
const day = 86_400_000
/** Reminders are planned so long before the first of them is due. */
const ahead = 2 * day
/** Reminders of starts are kept for so long. */
const keptFor = 30 * day
const atOnce = 500

/**
 * Reminds patients of booked appointments: plans what is to come, takes back what is not true any more, sends what is due, each by
 * one hand, and tells the appointment. Where nothing is set up that sends, nothing is planned.
 */
export const sendReminders: Job = async (work) => {
  const reminding = await openReminding(work)
  if (!reminding) return 0
  const { practiceId, database } = work
  await noteEnded(work)
  await plan(work, { hours: reminding.preferences.reminderOffsetsHours, channels: reminding.channels })
  const sent = await sendDue(reminding, 'reminders')
  await noteEnded(work)
  await database.asOwner(
    (transaction) => forgetReminders(transaction, practiceId, instantAt(work.now.milliseconds - keptFor).iso),
    'job',
  )
  return sent
}

async function plan(work: JobWork, rule: RemindingRule): Promise<void> {
  const { practiceId, database, now } = work
  const longest = Math.max(0, ...rule.hours) * 60 * minute
  const filters = [
    { field: 'status', op: 'eq', value: 'booked' },
    { field: 'start', op: 'gt', value: now.iso },
    { field: 'start', op: 'lt', value: instantAt(now.milliseconds + longest + ahead).iso },
  ] as const
  await database.asOwner((transaction) => voidReminders(transaction, practiceId, now.iso), 'job')
  let planned: PlannedReminder[] = []
  const keep = async () => {
    const rows = planned
    planned = []
    if (rows.length > 0)
      await database.asOwner((transaction) => planReminders(transaction, practiceId, rows), 'job')
  }
  for await (const appointment of work.each('Appointment', { filters })) {
    planned.push(...plannedReminders(appointment, rule, now.milliseconds))
    if (planned.length >= atOnce) await keep()
  }
  await keep()
}

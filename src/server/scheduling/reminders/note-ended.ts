import type { JobWork } from '#server/operations/jobs/job.ts'
import { type EndedReminder, noteReminder, unnotedReminders } from './reminder-query.ts'

/** Tells appointments how their reminders ended, and word of offered times; what another hand is just writing is told the next time. */
export async function noteEnded(work: JobWork): Promise<void> {
  const { practiceId, database } = work
  const ended = await database.asOwner((transaction) => unnotedReminders(transaction, practiceId), 'look')
  for (const reminder of ended) {
    const told = await work.hear('appointment.takeReminder', reminder.appointmentId, bodyOf(reminder))
    const isOver = Date.parse(reminder.startAt) < work.now.milliseconds
    if (told !== undefined || isOver)
      await database.asOwner((transaction) => noteReminder(transaction, practiceId, reminder), 'job')
  }
}

function bodyOf({ attendee, startAt, offer, channel, state, endedAt, trouble }: EndedReminder): object {
  return {
    attendee,
    start: startAt,
    ...(offer !== '' && { offer }),
    at: endedAt,
    channel,
    result: state === 'Sent' ? 'Success' : 'Failed',
    ...(trouble !== null && { trouble }),
  }
}

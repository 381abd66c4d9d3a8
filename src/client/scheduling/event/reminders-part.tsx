import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'

type Reminder = NonNullable<Appointment['reminders']>[number]
type Props = { readonly appointment: Appointment }

/** How and when somebody was reminded of the appointment, and why not. Nothing where nobody was. */
export function RemindersPart({ appointment }: Props): ReactNode {
  const words = useWords()
  const { reminders = [] } = appointment
  if (reminders.length === 0) return null
  return (
    <section className="event-reminders" aria-labelledby="event-reminders">
      <h3 id="event-reminders">{words('scheduling.reminders', { count: reminders.length })}</h3>
      <ul>
        {reminders.map((reminder) => (
          <li key={`${reminder.at} ${reminder.channel} ${reminder.attendee}`}>
            <OneReminder appointment={appointment} reminder={reminder} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneReminder({ appointment, reminder }: Props & { readonly reminder: Reminder }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { at, channel, result, trouble, start } = reminder
  const day = moments.shortDay(moments.dayOf(at))
  const said = {
    when: `${day}, ${moments.time(at)}`,
    way: channel,
  }
  const isSent = result === 'Success'
  const isEarlier = start !== undefined && Date.parse(start) !== Date.parse(appointment.start ?? '')
  const who = nameOf(appointment, reminder)
  return (
    <span data-result={result}>
      {who !== undefined && `${who}: `}
      {words(isSent ? 'scheduling.reminder-sent' : 'scheduling.reminder-failed', said)}
      {trouble !== undefined && ` ${labels(`enumeration.ReminderTrouble.${trouble}`)}.`}
      {isEarlier && ` ${words('scheduling.reminder-earlier')}`}
    </span>
  )
}

/** Who was reminded, where several come. */
function nameOf({ attendees = [] }: Appointment, { attendee }: Reminder): string | undefined {
  const patients = attendees.filter(({ subject }) => subject.resourceType === 'Patient')
  return patients.length < 2 ? undefined : patients.find(({ id }) => id === attendee)?.subject.display
}

import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'

/** A booking as one line: who, what, when and with whom. */
export function useBookedLine(): (booked: Appointment) => string {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  return ({ attendees = [], serviceType, title, kind, start, end, owner, location }) => {
    const who = attendees.map(({ subject }) => subject.display).find((name) => name !== undefined)
    const what = serviceType?.display ?? title ?? labels(`enumeration.AppointmentKind.${kind}`)
    const when =
      start && end ? `${moments.dateAndTime(start)}–${moments.time(end)}` : words('scheduling.no-time')
    const whose = owner.display && words('scheduling.with-person', { who: owner.display })
    return [who, what, when, whose, location?.display].filter(Boolean).join(', ')
  }
}

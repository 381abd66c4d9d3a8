import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { WaitlistAttempt } from '#generated/types/waitlist-attempt.ts'

/** Wishes, and what became of the last call or offer, in words. */
export function useWishWords() {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const list = (parts: readonly string[]) => parts.join(', ')

  const wishes = ({ waitlist = {} }: Appointment): readonly string[] => {
    const { weekdays = [], timeOfDay = [], practitioners = [], earliest, latest } = waitlist
    const people = practitioners.flatMap(({ display }) => (display ? [display] : []))
    return [
      ...(people.length > 0 ? [words('scheduling.with-person', { who: list(people) })] : []),
      ...(weekdays.length > 0 ? [list(weekdays.map((day) => labels(`enumeration.Weekday.${day}`)))] : []),
      ...(timeOfDay.length > 0
        ? [list(timeOfDay.map((part) => labels(`enumeration.TimeOfDay.${part}`)))]
        : []),
      ...(earliest ? [words('waiting.from-day', { day: moments.date(earliest) })] : []),
      ...(latest ? [words('waiting.until-day', { day: moments.date(latest) })] : []),
    ]
  }

  const attempt = ({ at, start, outcome, note }: WaitlistAttempt): string => {
    const result = labels(`enumeration.WaitlistOutcome.${outcome}`)
    const said = start
      ? words('waiting.last-offer', { when: moments.dayAndTime(start), result })
      : words('waiting.last-call', { when: moments.dayAndTime(at), result })
    return note ? `${said} ${note}` : said
  }
  return { wishes, attempt }
}

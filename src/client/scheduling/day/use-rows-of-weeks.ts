import { useMemo } from 'react'
import { send } from '#client/api/send.ts'
import { useAllPages } from '#client/api/use-all-pages.ts'
import { appointmentsAsked, keyOf, type Owners } from '#client/scheduling/day/use-appointments.ts'
import type { AwaitedAnswer } from '#client/ui/states/answered.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { cutDays } from './cut-days.ts'

type Asked = { readonly timezone: string; readonly mostPages?: number }

/** Of many days: so many pages are read of each week, a thousand appointments. */
const usualPages = 2

/** The appointments of many days, a week in each question; and the days of which there is more than was read. */
export function useRowsOfWeeks(
  owners: Owners,
  dates: readonly string[],
  { timezone, mostPages = usualPages }: Asked,
) {
  const whose = keyOf(owners)
  const weeks = useMemo(() => weeksOf(dates), [dates])
  const inputs = useMemo(
    () =>
      weeks.flatMap((week): readonly QueryCall[] => {
        const [first = '', last = first] = [week[0], week.at(-1)]
        const asked = appointmentsAsked(whose, { first, last, timezone })
        return asked ? [asked] : []
      }),
    [weeks, whose, timezone],
  )
  const answered = useAllPages({ id: 'appointment.query', inputs, read: readRows, mostPages })
  return useMemo(() => {
    const failure = answered.find((answer) => answer?.ok === false)
    const rows = new Map(answered.flatMap((answer) => (answer?.ok ? answer.value.items.map(named) : [])))
    const isThere = inputs.length > 0 && answered.every((answer) => answer !== undefined)
    const known = [...rows.values()]
    const answer: AwaitedAnswer<readonly Appointment[]> = failure?.ok === false ? failure : succeeded(known)
    const cut = cutDays(
      weeks.map((week, index) => ({ dates: week, answer: answered[index] })),
      timezone,
    )
    return { answer: isThere || failure ? answer : undefined, known, cut }
  }, [answered, inputs, weeks, timezone])
}

function readRows(input: QueryCall) {
  return send('appointment.query', input)
}

function named(row: Appointment): readonly [string, Appointment] {
  return [row.id, row]
}

function weeksOf(dates: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(dates.length / 7) }, (_, week) => dates.slice(7 * week, 7 * week + 7))
}

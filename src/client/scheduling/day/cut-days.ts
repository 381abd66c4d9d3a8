import type { AwaitedAnswer } from '#client/ui/states/answered.tsx'
import type { Page } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { localDate } from '#shared/time/local-moment.ts'

/** Some days of one question, with its answer, earliest first. */
export type AnsweredDays = {
  readonly dates: readonly string[]
  readonly answer: AwaitedAnswer<Page<Appointment>>
}

/** The days of which not everything has been read, because there is more than is read at once: from the last row on. */
export function cutDays(weeks: readonly AnsweredDays[], timezone: string): readonly string[] {
  return weeks.flatMap(({ dates, answer }) => {
    if (!answer?.ok || answer.value.continuation === undefined) return []
    const last = answer.value.items.at(-1)?.start
    const reached = last ? localDate(last, timezone) : ''
    return dates.filter((date) => date >= reached)
  })
}

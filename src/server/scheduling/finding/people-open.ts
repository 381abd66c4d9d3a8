import type { Weekday } from '#generated/enumerations/weekday.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Openable } from '#shared/scheduling/finding/open-stretches.ts'
import { usualMinutes } from '#shared/scheduling/finding/usual-minutes.ts'
import { schedulesOf } from './schedules-of.ts'

/** The zone where nobody said another, and on which weekdays somebody would like to come. */
type Around = { readonly timezone: string; readonly weekdays: readonly Weekday[] | undefined }

/** When these people of the staff can be booked; who is not at work any more is left out. `missing` for who is not there to be seen. */
export async function peopleOpen(
  context: Context,
  ids: readonly string[],
  { timezone, weekdays }: Around,
): Promise<Outcome<readonly Openable[]>> {
  const people: Openable[] = []
  for (const id of ids) {
    const person = await context.stores.of('Practitioner').get(id)
    if (!person.ok) return person
    const schedules = await schedulesOf(context, id)
    if (!schedules.ok) return schedules
    if (!person.value.active) continue
    const own = schedules.value[0]?.timezone ?? timezone
    people.push({ id, timezone: own, schedules: schedules.value, hours: [], usual: usualMinutes(weekdays) })
  }
  return succeeded(people)
}

import type { Appointment } from '#generated/types/appointment.ts'

/** Free time on a day, in whole minutes. */
type Gap = { readonly from: string; readonly to: string; readonly minutes: number }

const shortest = 15
/** They take no time. */
const free: ReadonlySet<string> = new Set(['cancelled', 'noshow', 'entered-in-error', 'waitlist', 'proposed'])

/** The free time between what ended last and the appointment at a place of the day, from a quarter of an hour on; `appointments` are in the order of their starts. */
export function gapBefore(
  appointments: readonly Pick<Appointment, 'start' | 'end' | 'status'>[],
  index: number,
): Gap | undefined {
  const to = appointments[index]
  if (!to?.start || free.has(to.status)) return undefined
  const ends = appointments
    .slice(0, index)
    .flatMap(({ end, status }) => (end && !free.has(status) ? [end] : []))
  const from = ends.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1)
  if (!from) return undefined
  const minutes = Math.floor((Date.parse(to.start) - Date.parse(from)) / 60_000)
  return minutes >= shortest ? { from, to: to.start, minutes } : undefined
}

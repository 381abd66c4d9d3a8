import type { Appointment } from '#generated/types/appointment.ts'

/** Of the patients of a meeting, how many of each; `expected` are those of whom nothing is said yet. */
export type WhoCame = {
  readonly expected: number
  readonly came: number
  readonly missed: number
  readonly cancelled: number
}

const there: readonly (string | undefined)[] = ['arrived', 'checked-in', 'fulfilled']

/** Counts who came to a meeting: patients only, named or not. */
export function whoCame({ attendees = [], status }: Pick<Appointment, 'attendees' | 'status'>): WhoCame {
  const patients = attendees.filter(({ kind }) => kind === 'Patient')
  const own = patients.map((each) => (status === 'cancelled' ? 'cancelled' : (each.status ?? 'booked')))
  const came = own.filter((each) => there.includes(each)).length
  const missed = own.filter((each) => each === 'noshow').length
  const cancelled = own.filter((each) => each === 'cancelled').length
  return { expected: own.length - came - missed - cancelled, came, missed, cancelled }
}

import type { Appointment } from '#generated/types/appointment.ts'
import type { Authorization } from '#generated/types/authorization.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Why a series is not on a day any more, as a message id; undefined: it is. */
export type SeriesEnd = (day: string) => string | undefined

/** Until when group and authorization of an appointment let its series go on. */
export async function seriesEnd(context: Context, appointment: Appointment): Promise<Outcome<SeriesEnd>> {
  const group = await optional(context, 'Group', appointment.group)
  if (!group.ok) return group
  if (appointment.group && !group.value?.active) return succeeded(() => 'scheduling.series-group-ended')

  const { authorization } = appointment
  if (!authorization) return succeeded(() => undefined)
  const coverage = await optional(context, 'Coverage', authorization.coverage)
  if (!coverage.ok) return coverage
  const allowed = coverage.value?.authorizations?.find(({ id }) => id === authorization.authorizationId)
  return succeeded((day) => (isOver(allowed, day) ? 'scheduling.series-authorization-ended' : undefined))
}

const open: readonly Authorization['status'][] = ['Requested', 'Approved']

function isOver(authorization: Authorization | undefined, day: string): boolean {
  if (!authorization || !open.includes(authorization.status)) return true
  const { start = '', end } = authorization.period ?? {}
  return day < start || (end !== undefined && day > end)
}

import { oneOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { choice, record } from '#shared/elements/kind/part.ts'

/** When the next one is. */
export const nextAppointment: ElementKind = oneOf(
  record('appointment', 'Appointment'),
  choice('interval', ['one-week', 'two-weeks', 'four-weeks', 'three-months', 'as-needed']),
)

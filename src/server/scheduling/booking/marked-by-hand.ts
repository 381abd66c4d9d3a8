import type { Appointment } from '#generated/types/appointment.ts'
import type { Reference } from '#generated/types/reference.ts'
import { milliseconds } from '#shared/time/span.ts'

/** What the appointments of a series have in common. */
const texts = ['kind', 'mode', 'title', 'description', 'patientInstructions'] as const
const references = ['owner', 'location', 'serviceType', 'program', 'episodeOfCare', 'group'] as const

/** One of a series that is no longer as the series says is marked: a change of the series asks before it overwrites it. */
export function markedByHand(before: Appointment | undefined, after: Appointment): Appointment {
  if (!before?.series || !after.series || after.series.changedByHand || isAlike(before, after)) return after
  return { ...after, series: { ...after.series, changedByHand: true } }
}

function isAlike(one: Appointment, other: Appointment): boolean {
  return (
    moment(one.start) === moment(other.start) &&
    moment(one.end) === moment(other.end) &&
    texts.every((name) => one[name] === other[name]) &&
    references.every((name) => one[name]?.id === other[name]?.id) &&
    idsOf(one.resources) === idsOf(other.resources)
  )
}

function moment(instant: string | undefined): number | undefined {
  return instant === undefined ? undefined : milliseconds(instant)
}

function idsOf(named: readonly Reference[] = []): string {
  return named.map(({ id }) => id).join(' ')
}

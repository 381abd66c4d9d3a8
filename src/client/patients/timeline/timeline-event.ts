import type { MessageId } from '#generated/messages/ids.ts'
import type { ResourceType } from '#generated/types/resources.ts'

/** One event on a chart's timeline: when, of which kind, what; `part` where one row stands for two, such as start and end. */
export type TimelineEvent = {
  readonly type: ResourceType
  readonly id: string
  /** A day, a month, a year or an instant, as far as it is known. */
  readonly at: string
  readonly display: string
  /** Instead of the display, where the row says that there is nothing. */
  readonly said?: MessageId
  readonly part?: 'began' | 'ended' | 'recorded'
}

/** So many events of a kind in a year. */
export type YearCount = { readonly year: string; readonly byType: ReadonlyMap<ResourceType, number> }

/** The events by year, newest first; years without any in between are there too. */
export function countByYear(events: readonly TimelineEvent[]): readonly YearCount[] {
  const years = events.map(({ at }) => Number(at.slice(0, 4))).filter((year) => year > 0)
  if (years.length === 0) return []
  const last = years.reduce((one, other) => Math.max(one, other))
  const first = years.reduce((one, other) => Math.min(one, other))
  const counts = new Map<string, Map<ResourceType, number>>()
  for (const { type, at } of events) {
    const year = counts.get(at.slice(0, 4)) ?? new Map<ResourceType, number>()
    counts.set(at.slice(0, 4), year.set(type, (year.get(type) ?? 0) + 1))
  }
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = String(last - index)
    return { year, byType: counts.get(year) ?? new Map<ResourceType, number>() }
  })
}

/** Newest first; those of one moment by kind and row, so that they stand the same however they have come. */
export function inOrderOfTime(events: readonly TimelineEvent[]): readonly TimelineEvent[] {
  return events.toSorted((one, other) => compared(other.at, one.at) || compared(placeOf(one), placeOf(other)))
}

function placeOf({ type, id, part }: TimelineEvent): string {
  return `${type} ${id} ${part ?? ''}`
}

function compared(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}

/** Of events, newest first, those back to where every kind that is not yet known to its end is known: `oldest` says of each how far. */
export function sinceKnown(
  events: readonly TimelineEvent[],
  oldest: readonly string[],
): readonly TimelineEvent[] {
  const [since] = oldest.toSorted().toReversed()
  return since === undefined ? events : events.filter(({ at }) => at >= since)
}

/** The events by month, in their order; what is known to the year only stands by itself. */
export function byMonth(
  events: readonly TimelineEvent[],
): readonly { readonly month: string; readonly events: readonly TimelineEvent[] }[] {
  const months = Map.groupBy(events, ({ at }) => at.slice(0, 7))
  return [...months].map(([month, own]) => ({ month, events: own }))
}

import type { DaySpan } from '#shared/scheduling/lay-out-day.ts'
import type { OffStretch } from '#shared/scheduling/off-hours.ts'
import type { DayEvent } from './day-events.ts'
import type { Lane } from './lane.ts'

/** A column of the calendar: the day of one person, or of one room, place, group or program. */
export type DayColumn = {
  readonly key: string
  readonly lane: Lane
  readonly date: string
  readonly isToday: boolean
  /** What the day is called where the practice is closed. */
  readonly holiday?: string
  readonly events: readonly DayEvent[]
  readonly off: readonly OffStretch[]
  /** Times that are taken by what the reader does not see. */
  readonly unseen: readonly UnseenSpan[]
  readonly slotMinutes: number
}

/** A time that is taken by what the reader does not see; whose, where several stand together. */
export type UnseenSpan = DaySpan & { readonly who?: string }

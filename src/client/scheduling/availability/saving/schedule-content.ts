import type { Creates } from '#generated/types/resources.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { equal } from '#shared/patch/equal.ts'

/** What somebody writes into a schedule; the rest is the server's. */
export type ScheduleContent = Omit<Schedule, 'id' | 'resourceType' | 'partition' | 'display' | 'meta'>

/** The written part of a stored schedule. */
export function contentOf(schedule: Schedule): ScheduleContent {
  const {
    id: _id,
    resourceType: _type,
    partition: _partition,
    display: _display,
    meta: _meta,
    ...content
  } = schedule
  return content
}

/** The whole schedule with this content: what the content does not have any more is gone. */
export function withContent(
  { id, resourceType, partition, display, meta }: Schedule,
  content: ScheduleContent,
): Schedule {
  return { id, resourceType, partition, display, meta, ...content }
}

/** True where two contents say the same; what the server adds to references, such as names, is nobody's change. */
export function isSameContent(one: ScheduleContent, other: ScheduleContent): boolean {
  return equal(plain(one), plain(other))
}

/** The content with which the hours of somebody begin who had none. */
export function beginningContent(
  begun: Pick<Creates['Schedule'], 'owner' | 'ownerKind' | 'name' | 'timezone' | 'availability'>,
): ScheduleContent {
  return {
    ...begun,
    active: true,
    slotMinutes: 15,
    bookingWindow: { minHours: 0, maxDays: 365 },
    buffers: { beforeMinutes: 0, afterMinutes: 0 },
    doubleBooking: { allowed: false, max: 1 },
    publicBooking: false,
  }
}

const serverNames = new Set(['display', 'versionId', 'partition'])

function plain(content: ScheduleContent): unknown {
  const filled = {
    ...content,
    availability: content.availability ?? [],
    exceptions: content.exceptions ?? [],
  }
  return JSON.parse(JSON.stringify(filled, (name, value) => (serverNames.has(name) ? undefined : value)))
}

import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { type DayEvent, shownStatuses } from '#client/scheduling/day/day-events.ts'
import type { AppointmentStatus } from '#generated/enumerations/appointment-status.ts'
import type { Reference } from '#generated/types/reference.ts'

/** What of the calendar is meant: appointments in these statuses and of these services; all of them where none is named. */
export type CalendarFilter = {
  readonly statuses: readonly AppointmentStatus[]
  readonly services: readonly string[]
}

/** What the address says of it; what no calendar knows is left out. */
export function filterIn({ status = '', service = '' }: Readonly<Record<string, string>>): CalendarFilter {
  const said = status.split(',')
  return {
    statuses: shownStatuses.filter((each) => said.includes(each)),
    services: service.split(',').filter((id) => id !== ''),
  }
}

/** How the address says it. */
export function filterText({ statuses, services }: CalendarFilter) {
  const text = (all: readonly string[]) => (all.length === 0 ? undefined : all.join(','))
  return { status: text(statuses), service: text(services) }
}

/** In how many things it chooses. */
export function filterCount({ statuses, services }: CalendarFilter): number {
  return statuses.length + services.length
}

/** The columns with what is not meant drawn pale, so that it is still seen that the time is taken; in a list it is left out. */
export function filteredColumns(
  columns: readonly DayColumn[],
  filter: CalendarFilter,
  isList: boolean,
): readonly DayColumn[] {
  if (filterCount(filter) === 0) return columns
  return columns.map((column) => ({
    ...column,
    events: isList
      ? column.events.filter((event) => isMeant(event, filter))
      : column.events.map((event) => (isMeant(event, filter) ? event : { ...event, isPale: true })),
  }))
}

function isMeant({ appointment: { status, serviceType } }: DayEvent, filter: CalendarFilter): boolean {
  const { statuses, services } = filter
  const isOfService = services.length === 0 || services.includes(serviceType?.id ?? '')
  return isOfService && (statuses.length === 0 || statuses.includes(status))
}

/** The services of what stands in the calendar, by name. */
export function servicesIn(columns: readonly DayColumn[]): readonly Reference[] {
  const all = columns.flatMap(({ events }) =>
    events.flatMap(({ appointment }) => appointment.serviceType ?? []),
  )
  const services = [...new Map(all.map((each) => [each.id, each])).values()]
  return services.sort((one, other) => (one.display ?? '').localeCompare(other.display ?? ''))
}

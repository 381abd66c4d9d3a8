import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconBookmark,
  IconCalendarUp,
  IconClockHour4,
  IconDots,
  IconFilter,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { ScreenLink, useGo } from '#client/routing/use-go.tsx'
import { SidebarButton } from '#client/scheduling/beside/sidebar-button.tsx'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { useExternalCalendars } from '#client/scheduling/external/use-external-calendars.tsx'
import { type CalendarFilter, filterCount } from '#client/scheduling/filtering/calendar-filter.ts'
import { FilterButton } from '#client/scheduling/filtering/filter-button.tsx'
import { useFilterDialog } from '#client/scheduling/filtering/use-filter-dialog.tsx'
import type { CalendarSearch } from '#client/scheduling/views/kept-view.ts'
import { useViewsDialog } from '#client/scheduling/views/use-views-dialog.tsx'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  /** What is shown, as an address. */
  readonly said: CalendarSearch
  /** The one whose days are shown, where it is one. */
  readonly shown: Lane | undefined
  readonly isNarrow: boolean
  readonly filter: CalendarFilter
  /** What is shown, before anything is left out. */
  readonly columns: readonly DayColumn[]
}

/** What the calendar is seldom asked for: saved views, calendars elsewhere, who waits, the hours; on a phone behind one button, so that the day begins higher. What is open stays so when the window becomes narrow. */
export function CalendarTools({ said, shown, isNarrow, filter, columns }: Props): ReactNode {
  const { may } = usePermissions()
  const views = useViewsDialog(said)
  const external = useExternalCalendars(shown)
  const filtering = useFilterDialog({ filter, columns })
  const ways: Ways = {
    filter,
    onFilter: filtering.open,
    onViews: views.open,
    onExternal: external.open,
    hours: may('Schedule:Read') ? hoursAddress(shown) : undefined,
  }
  return (
    <>
      {isNarrow ? <ToolsMenu {...ways} /> : <ToolsInLine {...ways} />}
      {views.dialog}
      {external.dialog}
      {filtering.dialog}
    </>
  )
}

type Ways = {
  readonly filter: CalendarFilter
  readonly onFilter: () => void
  readonly onViews: () => void
  /** Undefined for who has no calendar. */
  readonly onExternal: (() => void) | undefined
  /** Where the hours are, for who may read them. */
  readonly hours: string | undefined
}

function ToolsInLine({ filter, onFilter, onViews, onExternal, hours }: Ways): ReactNode {
  const words = useWords()
  return (
    <>
      <FilterButton filter={filter} onOpen={onFilter} />
      <Button variant="default" leftSection={<IconBookmark size={14} aria-hidden="true" />} onClick={onViews}>
        {words('scheduling.views-open')}
      </Button>
      {onExternal && (
        <Button
          variant="default"
          leftSection={<IconCalendarUp size={14} aria-hidden="true" />}
          onClick={onExternal}
        >
          {words('calendars.elsewhere')}
        </Button>
      )}
      <ScreenLink to="/waitlist" className="calendar-waitlist">
        {words('scheduling.screen.waitlist')}
      </ScreenLink>
      {hours !== undefined && (
        <ScreenLink to={hours} className="calendar-waitlist">
          {words('availability.link')}
        </ScreenLink>
      )}
      <SidebarButton />
    </>
  )
}

function ToolsMenu({ filter, onFilter, onViews, onExternal, hours }: Ways): ReactNode {
  const words = useWords()
  const go = useGo()
  const count = filterCount(filter)
  return (
    <Menu position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={words('scheduling.tools')}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFilter size={16} aria-hidden="true" />} onClick={onFilter}>
          {count === 0 ? words('scheduling.filter') : words('scheduling.filter-count', { count })}
        </Menu.Item>
        <Menu.Item leftSection={<IconBookmark size={16} aria-hidden="true" />} onClick={onViews}>
          {words('scheduling.views-open')}
        </Menu.Item>
        {onExternal && (
          <Menu.Item leftSection={<IconCalendarUp size={16} aria-hidden="true" />} onClick={onExternal}>
            {words('calendars.elsewhere')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconUsers size={16} aria-hidden="true" />} onClick={() => go('/waitlist')}>
          {words('scheduling.screen.waitlist')}
        </Menu.Item>
        {hours !== undefined && (
          <Menu.Item leftSection={<IconClockHour4 size={16} aria-hidden="true" />} onClick={() => go(hours)}>
            {words('availability.link')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Where the hours of the one person or place that is shown are, else one's own. */
function hoursAddress(lane: Lane | undefined): string {
  if (!lane || lane.kind === 'group') return '/availability'
  if (lane.kind === 'person') return `/availability?practitioner=${lane.id}`
  const of = lane.kind === 'program' ? 'program' : 'location'
  return `/availability?of=${of}&${of}=${lane.id}`
}

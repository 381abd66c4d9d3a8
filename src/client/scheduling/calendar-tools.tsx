import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconBookmark, IconCalendarUp, IconClockHour4, IconDots, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { ScreenLink, useGo } from '#client/routing/use-go.tsx'
import { SidebarButton } from '#client/scheduling/beside/sidebar-button.tsx'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { useExternalCalendars } from '#client/scheduling/external/use-external-calendars.tsx'
import type { CalendarSearch } from '#client/scheduling/views/kept-view.ts'
import { useViewsDialog } from '#client/scheduling/views/use-views-dialog.tsx'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  /** What is shown, as an address. */
  readonly said: CalendarSearch
  /** The one whose days are shown, where it is one. */
  readonly shown: Lane | undefined
  readonly isNarrow: boolean
}

/** What the calendar is seldom asked for: saved views, calendars elsewhere, who waits, the hours; on a phone behind one button, so that the day begins higher. What is open stays so when the window becomes narrow. */
export function CalendarTools({ said, shown, isNarrow }: Props): ReactNode {
  const { may } = usePermissions()
  const views = useViewsDialog(said)
  const external = useExternalCalendars(shown)
  const ways: Ways = {
    onViews: views.open,
    onExternal: external.open,
    hours: may('Schedule:Read') ? hoursAddress(shown) : undefined,
  }
  return (
    <>
      {isNarrow ? <ToolsMenu {...ways} /> : <ToolsInLine {...ways} />}
      {views.dialog}
      {external.dialog}
    </>
  )
}

type Ways = {
  readonly onViews: () => void
  /** Undefined for who has no calendar. */
  readonly onExternal: (() => void) | undefined
  /** Where the hours are, for who may read them. */
  readonly hours: string | undefined
}

function ToolsInLine({ onViews, onExternal, hours }: Ways): ReactNode {
  const words = useWords()
  return (
    <>
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

function ToolsMenu({ onViews, onExternal, hours }: Ways): ReactNode {
  const words = useWords()
  const go = useGo()
  return (
    <Menu position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={words('scheduling.tools')}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
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

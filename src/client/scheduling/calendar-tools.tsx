import { ActionIcon, Menu } from '@mantine/core'
import { IconBookmark, IconCalendarUp, IconClockHour4, IconDots, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { ScreenLink, useGo } from '#client/routing/use-go.tsx'
import { SidebarButton } from '#client/scheduling/beside/sidebar-button.tsx'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { ExternalButton } from '#client/scheduling/external/external-button.tsx'
import { useExternalCalendars } from '#client/scheduling/external/use-external-calendars.tsx'
import type { CalendarSearch } from '#client/scheduling/views/kept-view.ts'
import { useViewsDialog } from '#client/scheduling/views/use-views-dialog.tsx'
import { ViewsButton } from '#client/scheduling/views/views-button.tsx'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  /** What is shown, as an address. */
  readonly said: CalendarSearch
  /** The one whose days are shown, where it is one. */
  readonly shown: Lane | undefined
  readonly isNarrow: boolean
}

/** What the calendar is seldom asked for: saved views, calendars elsewhere, who waits; on a phone behind one button, so that the day begins higher. */
export function CalendarTools({ said, shown, isNarrow }: Props): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  if (isNarrow) return <ToolsMenu said={said} shown={shown} />
  return (
    <>
      <ViewsButton shown={said} />
      <ExternalButton shown={shown} />
      <ScreenLink to="/waitlist" className="calendar-waitlist">
        {words('scheduling.screen.waitlist')}
      </ScreenLink>
      {may('Schedule:Read') && (
        <ScreenLink to={hoursAddress(shown)} className="calendar-waitlist">
          {words('availability.link')}
        </ScreenLink>
      )}
      <SidebarButton />
    </>
  )
}

function ToolsMenu({ said, shown }: Omit<Props, 'isNarrow'>): ReactNode {
  const words = useWords()
  const go = useGo()
  const { may } = usePermissions()
  const views = useViewsDialog(said)
  const external = useExternalCalendars(shown)
  return (
    <>
      <Menu position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="default" size="input-sm" aria-label={words('scheduling.tools')}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconBookmark size={16} aria-hidden="true" />} onClick={views.open}>
            {words('scheduling.views-open')}
          </Menu.Item>
          {external.open && (
            <Menu.Item leftSection={<IconCalendarUp size={16} aria-hidden="true" />} onClick={external.open}>
              {words('calendars.elsewhere')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconUsers size={16} aria-hidden="true" />} onClick={() => go('/waitlist')}>
            {words('scheduling.screen.waitlist')}
          </Menu.Item>
          {may('Schedule:Read') && (
            <Menu.Item
              leftSection={<IconClockHour4 size={16} aria-hidden="true" />}
              onClick={() => go(hoursAddress(shown))}
            >
              {words('availability.link')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {views.dialog}
      {external.dialog}
    </>
  )
}

/** Where the hours of the one person or place that is shown are, else one's own. */
function hoursAddress(lane: Lane | undefined): string {
  if (!lane || lane.kind === 'group') return '/availability'
  if (lane.kind === 'person') return `/availability?practitioner=${lane.id}`
  const of = lane.kind === 'program' ? 'program' : 'location'
  return `/availability?of=${of}&${of}=${lane.id}`
}

import { IconCalendar, IconCalendarPlus, IconCalendarShare } from '@tabler/icons-react'
import type { Feature } from '#client/routing/feature.ts'

/** The calendar: the own day, what stands in it and how it goes on. */
export const scheduling = {
  id: 'scheduling',
  screens: [
    {
      path: '/calendar',
      titleId: 'scheduling.screen.calendar',
      permission: 'Appointment:Read',
      open: () => import('./calendar-screen.tsx').then((file) => file.CalendarScreen),
    },
  ],
  rail: [
    {
      labelId: 'scheduling.screen.calendar',
      icon: IconCalendar,
      path: '/calendar',
      place: 20,
      goKey: 's',
      permission: 'Appointment:Read',
    },
  ],
  commands: [
    {
      id: 'scheduling.new',
      labelId: 'scheduling.new',
      icon: IconCalendarPlus,
      path: '/calendar?new=1',
      permission: 'Appointment:Create',
    },
    {
      id: 'scheduling.subscribe',
      labelId: 'scheduling.subscribe',
      icon: IconCalendarShare,
      path: '/account',
      permission: 'Appointment:Read',
    },
  ],
} as const satisfies Feature

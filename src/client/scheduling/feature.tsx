import { IconCalendar, IconCalendarPlus, IconCalendarShare, IconUsers } from '@tabler/icons-react'
import type { Feature, Screen } from '#client/routing/feature.ts'

const hours = {
  path: '/availability',
  titleId: 'availability.screen.availability',
  permission: 'Schedule:Read',
  isInPalette: true,
  open: () => import('./availability/availability-screen.tsx').then((file) => file.AvailabilityScreen),
} as const satisfies Screen

const schedule = {
  path: '/availability/$id',
  titleId: 'availability.screen.schedule',
  permission: 'Schedule:Read',
  open: () => import('./availability/schedule-screen.tsx').then((file) => file.ScheduleScreen),
} as const satisfies Screen

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
    {
      path: '/waitlist',
      titleId: 'scheduling.screen.waitlist',
      permission: 'Appointment:Update',
      open: () => import('./waiting/waitlist-screen.tsx').then((file) => file.WaitlistScreen),
    },
    hours,
    schedule,
  ],
  replaces: [{ type: 'Schedule', list: hours, record: schedule }],
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
    {
      id: 'scheduling.waitlist',
      labelId: 'scheduling.screen.waitlist',
      icon: IconUsers,
      path: '/waitlist',
      permission: 'Appointment:Update',
    },
  ],
} as const satisfies Feature

import { IconClockCog } from '@tabler/icons-react'
import type { Feature } from '#client/routing/feature.ts'

const permission = 'PracticePreferences:Update'

/** What the server does by itself, for those who run the practice. */
export const jobs = {
  id: 'jobs',
  screens: [
    {
      path: '/background-work',
      titleId: 'jobs.screen.background-work',
      permission,
      open: () => import('./background-work-screen.tsx').then((file) => file.BackgroundWorkScreen),
    },
  ],
  rail: [
    {
      labelId: 'jobs.rail',
      icon: IconClockCog,
      path: '/background-work',
      place: 95,
      isAtFoot: true,
      permission,
    },
  ],
} as const satisfies Feature

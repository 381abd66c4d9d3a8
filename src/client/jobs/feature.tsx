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
      isInPalette: true,
      open: () => import('./background-work-screen.tsx').then((file) => file.BackgroundWorkScreen),
    },
  ],
} as const satisfies Feature

import { IconHome, IconSignature } from '@tabler/icons-react'
import type { Feature } from '#client/routing/feature.ts'

/** The day of the person who is signed in, and the notes that wait for that person's signature or review. */
export const today = {
  id: 'today',
  screens: [
    {
      path: '/today',
      titleId: 'today.screen.today',
      isFirstPage: true,
      open: () => import('./today-screen.tsx').then((file) => file.TodayScreen),
    },
    {
      path: '/notes/to-sign',
      titleId: 'today.screen.to-sign',
      permission: 'Note:Read',
      isFirstPage: true,
      open: () => import('./to-sign-screen.tsx').then((file) => file.ToSignScreen),
    },
    {
      path: '/notes/to-review',
      titleId: 'today.screen.to-review',
      permission: 'Note:Read',
      isInPalette: true,
      open: () => import('./reviewing/to-review-screen.tsx').then((file) => file.ToReviewScreen),
    },
  ],
  rail: [
    { labelId: 'today.screen.today', icon: IconHome, path: '/today', place: 10, goKey: 't' },
    {
      labelId: 'today.screen.to-sign',
      icon: IconSignature,
      path: '/notes/to-sign',
      place: 40,
      goKey: 'n',
      permission: 'Note:Read',
    },
  ],
} as const satisfies Feature

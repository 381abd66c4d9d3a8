import { IconRoute } from '@tabler/icons-react'
import type { Feature } from '#client/routing/feature.ts'

/** The day of those who visit people where they live, and of those who look after them. */
export const itineraries = {
  id: 'itineraries',
  screens: [
    {
      path: '/itineraries/$date',
      titleId: 'itineraries.screen.day',
      permission: 'Itinerary:Read',
      open: () => import('./itinerary-screen.tsx').then((file) => file.ItineraryScreen),
    },
  ],
  rail: [
    {
      labelId: 'itineraries.screen.day',
      icon: IconRoute,
      path: '/itineraries/today',
      also: ['/itineraries'],
      place: 45,
      goKey: 'v',
      permission: 'Itinerary:Read',
    },
  ],
} as const satisfies Feature

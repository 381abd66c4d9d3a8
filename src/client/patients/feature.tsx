import { IconUsers } from '@tabler/icons-react'
import type { Feature, Screen } from '#client/routing/feature.ts'

const chart = {
  path: '/patients/$id',
  titleId: 'patients.screen.chart',
  permission: 'Patient:Read',
  open: () => import('./chart-screen.tsx').then((file) => file.ChartScreen),
} as const satisfies Screen

/** The people in care: finding one, and what is known of each. */
export const patients = {
  id: 'patients',
  screens: [
    {
      path: '/patients',
      titleId: 'patients.screen.patients',
      permission: 'Patient:Read',
      open: () => import('./patients-screen.tsx').then((file) => file.PatientsScreen),
    },
    chart,
  ],
  replaces: [{ type: 'Patient', record: chart }],
  rail: [
    {
      labelId: 'patients.screen.patients',
      icon: IconUsers,
      path: '/patients',
      place: 30,
      goKey: 'p',
      permission: 'Patient:Read',
    },
  ],
} as const satisfies Feature

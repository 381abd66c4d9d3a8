import { IconUsers } from '@tabler/icons-react'
import type { Feature, Screen } from '#client/routing/feature.ts'

const chart: Screen = {
  path: '/patients/$id',
  titleId: 'patients.chart',
  permission: 'Patient:Read',
  open: () => import('./chart-screen.tsx').then((file) => file.ChartScreen),
}

/** The people in care: finding one, and what is known of each. */
export const patients: Feature = {
  id: 'patients',
  titleId: 'patients.title',
  screens: [
    {
      path: '/patients',
      titleId: 'patients.title',
      permission: 'Patient:Read',
      open: () => import('./patients-screen.tsx').then((file) => file.PatientsScreen),
    },
    chart,
  ],
  replaces: [{ type: 'Patient', record: chart }],
  rail: [
    {
      labelId: 'patients.title',
      icon: IconUsers,
      path: '/patients',
      place: 30,
      goKey: 'p',
      permission: 'Patient:Read',
    },
  ],
}

import { IconShieldCheck, IconUsers } from '@tabler/icons-react'
import type { Feature, Screen } from '#client/routing/feature.ts'
import { flags } from '#generated/permissions/permissions.ts'

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
    {
      path: '/patients/$id/access',
      titleId: 'patients.screen.access',
      permission: 'AuditEvent:Read',
      open: () => import('#client/patients/access/access-screen.tsx').then((file) => file.AccessScreen),
    },
    {
      path: '/access-review',
      titleId: 'patients.screen.access-review',
      permission: flags.PrivacyOfficer,
      open: () =>
        import('#client/patients/access/access-review-screen.tsx').then((file) => file.AccessReviewScreen),
    },
  ],
  commands: [
    {
      id: 'access-review',
      labelId: 'patients.screen.access-review',
      icon: IconShieldCheck,
      path: '/access-review',
      permission: flags.PrivacyOfficer,
    },
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

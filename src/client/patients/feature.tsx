import { IconUsers } from '@tabler/icons-react'
import type { Feature, Screen } from '#client/routing/feature.ts'
import { flags } from '#generated/permissions/permissions.ts'

const chart = {
  path: '/patients/$id',
  titleId: 'patients.screen.chart',
  permission: ['Patient:Read', 'AuditEvent:Read'],
  hasTabs: true,
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
    {
      path: '/patients/duplicates',
      titleId: 'patients.screen.duplicates',
      permission: flags.CanMergePatients,
      isInPalette: true,
      open: () =>
        import('#client/patients/merging/duplicates-screen.tsx').then((file) => file.DuplicatesScreen),
    },
    chart,
    {
      path: '/patients/$id/merge',
      titleId: 'patients.screen.merge',
      permission: 'Patient:Read',
      open: () => import('#client/patients/merging/merge-screen.tsx').then((file) => file.MergeScreen),
    },
    {
      path: '/access-review',
      titleId: 'patients.screen.access-review',
      permission: flags.PrivacyOfficer,
      isInPalette: true,
      open: () =>
        import('#client/patients/access/access-review-screen.tsx').then((file) => file.AccessReviewScreen),
    },
    {
      path: '/documents',
      titleId: 'patients.screen.inbox',
      permission: 'DocumentReference:Update',
      isInPalette: true,
      open: () => import('#client/patients/documents/inbox-screen.tsx').then((file) => file.InboxScreen),
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

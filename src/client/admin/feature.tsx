import { IconSettings } from '@tabler/icons-react'
import type { Feature } from '#client/routing/feature.ts'
import { flags } from '#generated/permissions/permissions.ts'

const settles = 'PracticePreferences:Update'

const auditEvent = {
  path: '/admin/audit/$id',
  titleId: 'admin.screen.audit-event',
  permission: 'AuditEvent:Read',
  open: () => import('#client/admin/audit/audit-event-screen.tsx').then((file) => file.AuditEventScreen),
} as const

/** The place where a practice is run: its people, its choices, its words, what it tells everybody, and what was done. */
export const admin = {
  id: 'admin',
  screens: [
    {
      path: '/admin',
      titleId: 'admin.screen.admin',
      open: () => import('./admin-screen.tsx').then((file) => file.AdminScreen),
    },
    {
      path: '/admin/people',
      titleId: 'admin.screen.people',
      permission: flags.CanManageUsers,
      isInPalette: true,
      open: () => import('#client/admin/people/people-screen.tsx').then((file) => file.PeopleScreen),
    },
    {
      path: '/admin/people/$id',
      titleId: 'admin.screen.person',
      permission: flags.CanManageUsers,
      open: () => import('#client/admin/people/person-screen.tsx').then((file) => file.PersonScreen),
    },
    {
      path: '/admin/preferences',
      titleId: 'admin.screen.preferences',
      permission: settles,
      isInPalette: true,
      open: () =>
        import('#client/admin/preferences/preferences-screen.tsx').then((file) => file.PreferencesScreen),
    },
    {
      path: '/admin/labels',
      titleId: 'admin.screen.labels',
      permission: settles,
      isInPalette: true,
      open: () => import('#client/admin/labels/labels-screen.tsx').then((file) => file.LabelsScreen),
    },
    {
      path: '/admin/lists',
      titleId: 'admin.screen.lists',
      permission: settles,
      isInPalette: true,
      open: () => import('#client/admin/lists/lists-screen.tsx').then((file) => file.ListsScreen),
    },
    {
      path: '/admin/lists/$list',
      titleId: 'admin.screen.list',
      permission: settles,
      open: () => import('#client/admin/lists/coded-list-screen.tsx').then((file) => file.CodedListScreen),
    },
    {
      path: '/admin/announcements',
      titleId: 'admin.screen.announcements',
      permission: 'Announcement:Create',
      isInPalette: true,
      open: () =>
        import('#client/admin/announcements/announcements-screen.tsx').then(
          (file) => file.AnnouncementsScreen,
        ),
    },
    {
      path: '/admin/audit',
      titleId: 'admin.screen.audit',
      permission: 'AuditEvent:Read',
      isInPalette: true,
      open: () => import('#client/admin/audit/audit-screen.tsx').then((file) => file.AuditScreen),
    },
    auditEvent,
    {
      path: '/admin/environment',
      titleId: 'admin.screen.environment',
      permission: settles,
      open: () =>
        import('#client/admin/environment/environment-screen.tsx').then((file) => file.EnvironmentScreen),
    },
  ],
  replaces: [{ type: 'AuditEvent', record: auditEvent }],
  rail: [
    {
      labelId: 'admin.rail',
      icon: IconSettings,
      path: '/admin',
      also: ['/resources', '/background-work', '/effective-access', '/access-review'],
      place: 90,
      goKey: 'a',
      permission: 'Location:Read',
      isAtFoot: true,
    },
  ],
} as const satisfies Feature

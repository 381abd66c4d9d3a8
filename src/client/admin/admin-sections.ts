import {
  IconArchive,
  IconBuilding,
  IconBuildingHospital,
  IconCalendarCog,
  IconClockCog,
  IconDatabase,
  IconHeartHandshake,
  IconKey,
  IconLanguage,
  IconList,
  IconListDetails,
  IconListSearch,
  IconMailForward,
  IconMap2,
  IconMapPin,
  IconSettings,
  IconShieldCheck,
  IconShieldSearch,
  IconSpeakerphone,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { Icon } from '#client/routing/feature.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { ResourceType } from '#generated/types/resources.ts'

/** One card: where it leads, and the right without which it is not there. A card of a type leads to the list of that type. */
export type AdminSection = {
  readonly id: string
  readonly icon: Icon
  readonly textId: MessageId
  readonly permission?: string | readonly string[]
} & ({ readonly titleId: MessageId; readonly path: `/${string}` } | { readonly type: ResourceType })

/** A heading with its cards. */
export type AdminGroup = { readonly titleId: MessageId; readonly sections: readonly AdminSection[] }

const settles = 'PracticePreferences:Update'

/** The sections of the place where a practice is run, group by group, in the order in which they are shown. */
export const adminSections: readonly AdminGroup[] = [
  {
    titleId: 'admin.group-practice',
    sections: [
      {
        id: 'practice',
        icon: IconBuildingHospital,
        titleId: 'admin.practice',
        textId: 'admin.practice-text',
        path: '/admin/preferences?group=practice',
        permission: settles,
      },
      { id: 'programs', icon: IconHeartHandshake, type: 'Program', textId: 'admin.programs-text' },
      { id: 'services', icon: IconListDetails, type: 'HealthcareService', textId: 'admin.services-text' },
      { id: 'locations', icon: IconMapPin, type: 'Location', textId: 'admin.locations-text' },
      { id: 'schedules', icon: IconCalendarCog, type: 'Schedule', textId: 'admin.schedules-text' },
      { id: 'groups', icon: IconUsersGroup, type: 'Group', textId: 'admin.groups-text' },
      { id: 'organizations', icon: IconBuilding, type: 'Organization', textId: 'admin.organizations-text' },
      { id: 'districts', icon: IconMap2, type: 'District', textId: 'admin.districts-text' },
    ],
  },
  {
    titleId: 'admin.group-people',
    sections: [
      {
        id: 'people',
        icon: IconUsers,
        titleId: 'admin.screen.people',
        textId: 'admin.people-text',
        path: '/admin/people',
        permission: flags.CanManageUsers,
      },
      {
        id: 'invitations',
        icon: IconMailForward,
        titleId: 'admin.invitations',
        textId: 'admin.invitations-text',
        path: '/admin/people?show=invited',
        permission: flags.CanManageUsers,
      },
      { id: 'roles', icon: IconKey, type: 'SecurityRole', textId: 'admin.roles-text' },
      {
        id: 'access',
        icon: IconShieldSearch,
        titleId: 'account.screen.effective-access',
        textId: 'admin.access-text',
        path: '/effective-access',
        permission: [flags.CanManageUsers, flags.CanModifyRoles, flags.CanImpersonate],
      },
    ],
  },
  {
    titleId: 'admin.group-ways',
    sections: [
      {
        id: 'preferences',
        icon: IconSettings,
        titleId: 'admin.screen.preferences',
        textId: 'admin.preferences-text',
        path: '/admin/preferences',
        permission: settles,
      },
      {
        id: 'labels',
        icon: IconLanguage,
        titleId: 'admin.screen.labels',
        textId: 'admin.labels-text',
        path: '/admin/labels',
        permission: settles,
      },
      {
        id: 'lists',
        icon: IconList,
        titleId: 'admin.screen.lists',
        textId: 'admin.lists-text',
        path: '/admin/lists',
        permission: settles,
      },
      {
        id: 'announcements',
        icon: IconSpeakerphone,
        titleId: 'admin.screen.announcements',
        textId: 'admin.announcements-text',
        path: '/admin/announcements',
        permission: 'Announcement:Create',
      },
    ],
  },
  {
    titleId: 'admin.group-oversight',
    sections: [
      {
        id: 'audit',
        icon: IconListSearch,
        titleId: 'admin.screen.audit',
        textId: 'admin.audit-text',
        path: '/admin/audit',
        permission: 'AuditEvent:Read',
      },
      {
        id: 'access-review',
        icon: IconShieldCheck,
        titleId: 'patients.screen.access-review',
        textId: 'admin.access-review-text',
        path: '/access-review',
        permission: flags.PrivacyOfficer,
      },
      {
        id: 'jobs',
        icon: IconClockCog,
        titleId: 'jobs.screen.background-work',
        textId: 'admin.jobs-text',
        path: '/background-work',
        permission: settles,
      },
      {
        id: 'environment',
        icon: IconDatabase,
        titleId: 'admin.screen.environment',
        textId: 'admin.environment-text',
        path: '/admin/environment',
        permission: settles,
      },
      {
        id: 'records',
        icon: IconArchive,
        titleId: 'resources.screen.types',
        textId: 'admin.records-text',
        path: '/resources',
      },
    ],
  },
]

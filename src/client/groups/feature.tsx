import type { Feature, Screen } from '#client/routing/feature.ts'

const list = {
  path: '/groups',
  titleId: 'groups.screen.groups',
  permission: 'Group:Read',
  isInPalette: true,
  open: () => import('./groups-screen.tsx').then((file) => file.GroupsScreen),
} as const satisfies Screen

const record = {
  path: '/groups/$id',
  titleId: 'groups.screen.group',
  permission: 'Group:Read',
  open: () => import('./group-screen.tsx').then((file) => file.GroupScreen),
} as const satisfies Screen

/** Groups: who leads them, who belongs to them, when they meet and who came. */
export const groups = {
  id: 'groups',
  screens: [list, record],
  replaces: [{ type: 'Group', list, record }],
} as const satisfies Feature

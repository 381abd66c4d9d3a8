import type { Feature, Screen } from '#client/routing/feature.ts'

const list = {
  path: '/admin/programs',
  titleId: 'programs.screen.programs',
  permission: 'Program:Read',
  isInPalette: true,
  open: () => import('./programs-screen.tsx').then((file) => file.ProgramsScreen),
} as const satisfies Screen

const record = {
  path: '/admin/programs/$id',
  titleId: 'programs.screen.program',
  permission: 'Program:Read',
  open: () => import('./program-screen.tsx').then((file) => file.ProgramScreen),
} as const satisfies Screen

/** What people are enrolled in: each program with who and what belongs to it. */
export const programs = {
  id: 'programs',
  screens: [list, record],
  replaces: [{ type: 'Program', list, record }],
} as const satisfies Feature

import type { Feature, Screen } from '#client/routing/feature.ts'

const list = {
  path: '/admin/districts',
  titleId: 'districts.screen.districts',
  permission: 'District:Read',
  isInPalette: true,
  open: () => import('./districts-screen.tsx').then((file) => file.DistrictsScreen),
} as const satisfies Screen

const record = {
  path: '/admin/districts/$id',
  titleId: 'districts.screen.district',
  permission: 'District:Read',
  open: () => import('./district-screen.tsx').then((file) => file.DistrictScreen),
} as const satisfies Screen

/** Service areas: their ZIP codes, who lives and works there, and what a change does before it is made. */
export const districts = {
  id: 'districts',
  screens: [
    list,
    {
      path: '/admin/districts/import',
      titleId: 'districts.screen.import',
      permission: 'District:Update',
      open: () => import('./import-screen.tsx').then((file) => file.ImportScreen),
    },
    record,
  ],
  replaces: [{ type: 'District', list, record }],
} as const satisfies Feature

import type { Feature } from '#client/routing/feature.ts'

/** Lists and edit screens of every type, drawn from the generated descriptions. */
export const resources = {
  id: 'resources',
  screens: [
    {
      path: '/resources',
      titleId: 'resources.screen.types',
      open: () => import('./types-screen.tsx').then((file) => file.TypesScreen),
    },
    {
      path: '/resources/$type',
      titleId: 'resources.screen.list',
      open: () => import('./list-screen.tsx').then((file) => file.ListScreen),
    },
    {
      path: '/resources/$type/new',
      titleId: 'resources.screen.new',
      open: () => import('#client/resources/record/new-screen.tsx').then((file) => file.NewScreen),
    },
    {
      path: '/resources/$type/import',
      titleId: 'exchange.screen.import',
      open: () => import('./exchange/import/import-screen.tsx').then((file) => file.ImportScreen),
    },
    {
      path: '/resources/$type/$id',
      titleId: 'resources.screen.record',
      open: () => import('#client/resources/record/record-screen.tsx').then((file) => file.RecordScreen),
    },
  ],
} as const satisfies Feature

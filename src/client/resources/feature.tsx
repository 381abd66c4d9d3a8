import { IconSettings } from '@tabler/icons-react'
import type { Feature } from '#client/routing/feature.ts'

/** Lists and edit screens of every type, drawn from the generated descriptions. */
export const resources: Feature = {
  id: 'resources',
  titleId: 'resources.title',
  screens: [
    {
      path: '/resources',
      titleId: 'resources.title',
      open: () => import('./types-screen.tsx').then((file) => file.TypesScreen),
    },
    {
      path: '/resources/$type',
      titleId: 'resources.title',
      open: () => import('./list-screen.tsx').then((file) => file.ListScreen),
    },
    {
      path: '/resources/$type/new',
      titleId: 'resources.new',
      open: () => import('#client/resources/record/new-screen.tsx').then((file) => file.NewScreen),
    },
    {
      path: '/resources/$type/import',
      titleId: 'exchange.import',
      open: () => import('./exchange/import/import-screen.tsx').then((file) => file.ImportScreen),
    },
    {
      path: '/resources/$type/$id',
      titleId: 'resources.record',
      open: () => import('#client/resources/record/record-screen.tsx').then((file) => file.RecordScreen),
    },
  ],
  rail: [
    {
      labelId: 'resources.rail',
      icon: IconSettings,
      path: '/resources',
      place: 90,
      goKey: 'a',
      permission: 'Location:Read',
      isAtFoot: true,
    },
  ],
}

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

const serviceList = {
  path: '/admin/services',
  titleId: 'services.screen.services',
  permission: 'HealthcareService:Read',
  isInPalette: true,
  open: () => import('#client/programs/services/services-screen.tsx').then((file) => file.ServicesScreen),
} as const satisfies Screen

const service = {
  path: '/admin/services/$id',
  titleId: 'services.screen.service',
  permission: 'HealthcareService:Read',
  open: () => import('#client/programs/services/service-screen.tsx').then((file) => file.ServiceScreen),
} as const satisfies Screen

const locationList = {
  path: '/admin/locations',
  titleId: 'locations.screen.locations',
  permission: 'Location:Read',
  isInPalette: true,
  open: () => import('#client/programs/locations/locations-screen.tsx').then((file) => file.LocationsScreen),
} as const satisfies Screen

const location = {
  path: '/admin/locations/$id',
  titleId: 'locations.screen.location',
  permission: 'Location:Read',
  open: () => import('#client/programs/locations/location-screen.tsx').then((file) => file.LocationScreen),
} as const satisfies Screen

/** What the practice offers and where: programs, services and places, each with who and what belongs to it. */
export const programs = {
  id: 'programs',
  screens: [list, record, serviceList, service, locationList, location],
  replaces: [
    { type: 'Program', list, record },
    { type: 'HealthcareService', list: serviceList, record: service },
    { type: 'Location', list: locationList, record: location },
  ],
} as const satisfies Feature

import type { Feature } from '#server/operations/handler.ts'
import { assignAddresses, assignDistricts } from './assign-addresses.ts'
import { changeDistricts, lookAtDistrictChange } from './change-districts.ts'
import { districtGuard } from './district-guard.ts'
import { districtOverview } from './district-overview.ts'

/** Service areas: which ZIP codes they have, and which addresses lie in them. */
export const districts = {
  handlers: {
    'district.assignAddresses': assignAddresses,
    'district.change': changeDistricts,
    'district.lookAtChange': lookAtDistrictChange,
    'district.overview': districtOverview,
  },
  guards: { District: districtGuard },
  jobs: { AssignDistricts: assignDistricts },
} satisfies Feature

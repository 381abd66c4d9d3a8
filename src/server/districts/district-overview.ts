import type { DistrictSummary } from '#generated/types/district-summary.ts'
import type { Handler } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'
import { allDistricts } from './all-districts.ts'
import { districtCounts, unassignedCodes } from './district-counts-query.ts'
import { whereOf } from './impact-of.ts'

const mostCodes = 200

/** An overview of every district: its counts as far as the asker may see what is counted, and ZIP codes of patients that belong to none. */
export const districtOverview: Handler<'district.overview'> = async (context) => {
  const where = whereOf(context)
  const readsPatients = permits(context.actor.granted, 'Patient:Read')
  const all = await allDistricts(context.stores)
  const counts = new Map(
    (await districtCounts(where)).map(({ district, type, count }) => [`${district} ${type}`, count]),
  )
  const districts = all.map((district): DistrictSummary => {
    const countOf = (type: string) => counts.get(`${district.id} ${type}`) ?? 0
    return {
      district,
      ...(readsPatients && { patients: countOf('Patient') }),
      workers: countOf('Practitioner'),
      locations: countOf('Location'),
    }
  })
  const unassigned = readsPatients ? await unassignedCodes(where, mostCodes) : undefined
  return succeeded({ districts, ...(unassigned && { unassigned }) })
}

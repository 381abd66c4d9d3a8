import type { Context } from '#server/operations/handler.ts'
import { type Finding, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { misfitsOfService } from '#shared/scheduling/surrounding/misfits-of-service.ts'
import type { Rebooked } from '#shared/scheduling/surrounding/patient-remarks.ts'
import { isAskedAround } from './is-asked-around.ts'
import { seen } from './seen.ts'

/** What of a wanted visit its service is not made for, and needs somebody's word: its length, its units, a group. */
export async function serviceFindings(
  context: Context,
  rebooked: Rebooked,
): Promise<Outcome<readonly Finding[]>> {
  if (!isAskedAround(context, rebooked)) return succeeded([])
  const service = await seen(context, 'HealthcareService', rebooked.after.serviceType)
  if (!service.ok) return service
  return succeeded(service.value ? misfitsOfService(rebooked, service.value) : [])
}

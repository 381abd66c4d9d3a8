import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'

type Service = Pick<HealthcareService, 'id' | 'allowedLicenses'>
type Worker = Pick<Practitioner, 'services' | 'licenses'>

/**
 * Whether somebody may render a service on a day, as services and licences say it: their own list of services has it or is empty, and a
 * licence that holds then is one that it takes. Where it takes any, who names it needs none; whoever names nothing has one at least.
 */
export function mayRender({ id, allowedLicenses = [] }: Service, worker: Worker, day: string): boolean {
  const { services = [], licenses = [] } = worker
  const isNamed = services.some((each) => each.id === id)
  if (services.length > 0 && !isNamed) return false
  const valid = licenses.filter(({ issued, expires }) => (issued ?? day) <= day && day <= (expires ?? day))
  if (allowedLicenses.length > 0)
    return valid.some(({ type }) => allowedLicenses.some(({ code }) => code === type.code))
  return valid.length > 0 || (isNamed && licenses.length === 0)
}

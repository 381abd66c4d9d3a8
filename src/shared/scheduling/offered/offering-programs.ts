import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { Program } from '#generated/types/program.ts'

/** The programs that offer a service: where a program or the service has a list, the other must stand in it; an empty list is no limit. */
export function offeringPrograms<Of extends Pick<Program, 'id' | 'services'>>(
  { id, programs: named = [] }: Pick<HealthcareService, 'id' | 'programs'>,
  programs: readonly Of[],
): readonly Of[] {
  return programs.filter(
    ({ id: program, services = [] }) =>
      (named.length === 0 || named.some((each) => each.id === program)) &&
      (services.length === 0 || services.some((each) => each.id === id)),
  )
}

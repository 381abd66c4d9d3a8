import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { Location } from '#generated/types/location.ts'
import type { Program } from '#generated/types/program.ts'
import { offeringPrograms } from '#shared/scheduling/offered/offering-programs.ts'
import { servesAt } from '#shared/scheduling/offered/unfit-choices.ts'

type Lists = { readonly services: readonly HealthcareService[]; readonly places: readonly Location[] }
type Chosen = { readonly serviceId: string; readonly locationId: string }

/** For a booking in a program: the services that it offers and the places at which it serves, and what is chosen already, which then warns. Everything, while the program is not known. */
export function useProgramFit(programId: string | undefined, lists: Lists, chosen: Chosen) {
  const { mayDo } = usePermissions()
  const isAsked = programId !== undefined && mayDo('program.read')
  const answer = useAnswer('program.read', isAsked ? { id: programId } : undefined)
  const program = answer?.ok ? answer.value : undefined
  return { program, ...(program ? fitting(program, lists, chosen) : lists) }
}

function fitting(program: Program, { services, places }: Lists, { serviceId, locationId }: Chosen): Lists {
  return {
    services: services.filter(
      (each) => each.id === serviceId || offeringPrograms(each, [program]).length > 0,
    ),
    places: places.filter((each) => each.id === locationId || servesAt(program, each)),
  }
}

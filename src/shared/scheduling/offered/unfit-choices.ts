import type { Location } from '#generated/types/location.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { offeringPrograms } from './offering-programs.ts'
import { servingPrograms } from './serving-programs.ts'

type Program = Parameters<typeof offeringPrograms>[1][number] &
  Parameters<typeof servingPrograms>[1][number] & { readonly name: string }
type Named = { readonly name: string }

/** What is chosen for a visit, each as far as it is known. */
type VisitChoices = {
  readonly program: Program | undefined
  readonly service: (Parameters<typeof offeringPrograms>[0] & Named) | undefined
  readonly location: (Place & Named) | undefined
}

/** Where it stands in an appointment that something does not fit: what is taken stands elsewhere. */
export const unfitPointers: readonly string[] = ['/serviceType', '/program']

type Place = Parameters<typeof servingPrograms>[0] & Pick<Location, 'kind'>

/** No places of the practice: at home, outside and by video a program serves wherever it has its sites. */
const anywhere: readonly Location['kind'][] = ['PatientHome', 'Community', 'Virtual']

/** Whether a program serves at a place: its own sites and their rooms, and what is no site at all. */
export function servesAt(program: Parameters<typeof servingPrograms>[1][number], place: Place): boolean {
  return anywhere.includes(place.kind) || servingPrograms(place, [program]).length > 0
}

/** A service that the program does not offer and a place at which it does not serve: each needs somebody's word, none forbids. */
export function unfitChoices({ program, service, location }: VisitChoices): readonly Finding[] {
  if (!program) return []
  const isOffered = !service || offeringPrograms(service, [program]).length > 0
  const isServed = !location || servesAt(program, location)
  const warning = (pointer: string, message: string, what: string): Finding => ({
    ...{ pointer, message },
    weight: 'warns',
    parameters: { what, whose: program.name },
  })
  return [
    ...(isOffered ? [] : [warning('/serviceType', 'scheduling.unfit-service', service.name)]),
    ...(isServed ? [] : [warning('/program', 'scheduling.unfit-location', location.name)]),
  ]
}

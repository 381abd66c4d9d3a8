import type { PlaceFacts, ProgramFacts } from '#shared/rules/rule-facts.ts'
import { fail, type Params, pass, type RuleCheck } from '#shared/rules/verdict.ts'

type LocationParams = Partial<Params<'ProgramLocation'>>

const anywhere: readonly string[] = ['PatientHome', 'Community', 'Virtual']

/** May this program serve at this location? Where one of the two is missing, other kinds complain (schemas/rules/program-location.json). */
export const checkProgramLocation: RuleCheck<'ProgramLocation'> = (params, session) => {
  const { program, place, patientDistrict } = session
  if (!program || !place) return pass
  if (!isOffered(params, program, place))
    return fail('rules.program-location.not-offered', { program: program.display, place: place.display })

  const isOutside = place.district && patientDistrict && place.district !== patientDistrict
  return params.matchDistrict && isOutside
    ? fail('rules.program-location.district', { place: place.display })
    : pass
}

function isOffered(params: LocationParams, program: ProgramFacts, place: PlaceFacts): boolean {
  const kinds: readonly string[] = params.alwaysAllowedKinds ?? anywhere
  if (place.id === undefined || kinds.includes(place.kind ?? '')) return true

  const allowed = allowedAt(params, program)
  if (allowed === 'anywhere') return true
  const isRoomOfAllowed = params.allowChildren !== false && allowed.includes(place.siteId ?? '')
  return allowed.includes(place.id) || isRoomOfAllowed
}

/** A program without a list of locations may serve anywhere, whatever else the rule names. */
function allowedAt(params: LocationParams, program: ProgramFacts): readonly string[] | 'anywhere' {
  const extra = (params.extraLocations ?? []).map(({ id }) => id)
  const own = params.useProgramLocations === false ? extra : (program.locations ?? [])
  return own.length === 0 ? 'anywhere' : [...own, ...extra]
}

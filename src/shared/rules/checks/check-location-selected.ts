import type { RuleFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import { fail, type Params, pass, type RuleCheck, type Verdict, worstOf } from '#shared/rules/verdict.ts'

type Judging = {
  readonly params: Partial<Params<'LocationSelected'>>
  readonly session: SessionFacts
  readonly facts: RuleFacts
}

const telehealthPlaces: readonly string[] = ['02', '10']
const homePlaces: readonly string[] = ['12', '13', '14', '33']

/** Is a location chosen, is there a place of service, and do they fit the session? (schemas/rules/location-selected.json) */
export const checkLocationSelected: RuleCheck<'LocationSelected'> = (params, session, facts) => {
  return worstOf(doubts.map((doubt) => doubt({ params, session, facts })))
}

const doubts: readonly ((judging: Judging) => Verdict)[] = [
  noLocation,
  locationNotAllowed,
  noPlace,
  placeNotAllowed,
  unfitPlace,
  noAddress,
  noState,
]

function noLocation({ params, session }: Judging): Verdict {
  return params.requireLocation !== false && !session.place
    ? fail('rules.location-selected.no-location')
    : pass
}

function locationNotAllowed({ params, session: { place } }: Judging): Verdict {
  const allowed = (params.allowedLocations ?? []).map(({ id }) => id)
  if (!place || allowed.length === 0 || allowed.includes(place.id ?? '')) return pass
  return fail('rules.location-selected.location-not-allowed', { place: place.display })
}

/** Where the practice hides the place of service it comes from the location, so that is where it can be fixed. */
function noPlace({ params, session, facts }: Judging): Verdict {
  const isRequired = params.requirePlaceOfService ?? facts.placeOfService?.isRequired ?? true
  if (!isRequired || session.placeOfService) return pass
  if (!facts.placeOfService?.isHidden || !session.place) return fail('rules.location-selected.no-place')
  return fail('rules.location-selected.no-place-at-location', { place: session.place.display })
}

function placeNotAllowed({ params, session: { service, placeOfService } }: Judging): Verdict {
  const allowed = params.allowedPlacesOfService ?? service?.placesOfService ?? []
  if (!placeOfService || allowed.length === 0 || allowed.includes(placeOfService)) return pass
  return fail('rules.location-selected.place-not-allowed', {
    service: service?.display ?? '',
    place: placeOfService,
  })
}

function unfitPlace({ params, session: { placeOfService, mode, place } }: Judging): Verdict {
  if (params.modeConsistency === false || !placeOfService || !mode) return pass

  const isRemote = telehealthPlaces.includes(placeOfService)
  const fitsMode = mode === 'Telehealth' ? isRemote : !isRemote
  const fitsHome =
    mode === 'Telehealth' || place?.kind !== 'PatientHome' || homePlaces.includes(placeOfService)
  if (fitsMode && fitsHome) return pass
  return fail('rules.location-selected.unfit-place', { place: placeOfService, mode })
}

function noAddress({ params, session: { place } }: Judging): Verdict {
  const kinds: readonly string[] = params.requireAddressWhen ?? ['Community']
  if (!place?.kind || !kinds.includes(place.kind) || place.hasAddress) return pass
  return fail('rules.location-selected.no-address')
}

function noState({ params, session }: Judging): Verdict {
  const isAsked = params.requirePatientState !== false && session.mode === 'Telehealth'
  return isAsked && !session.patientState ? fail('rules.location-selected.no-state') : pass
}

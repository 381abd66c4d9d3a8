import type { Encounter } from '#generated/types/encounter.ts'
import type { ParticipantFacts } from '#shared/rules/rule-facts.ts'

/** Who took part in a session, as note rules ask for it. */
export function participantFacts({ participants }: Encounter): readonly ParticipantFacts[] {
  return participants.map(({ individual, type }) => ({
    id: individual.id,
    display: individual.display ?? '',
    type,
  }))
}

/** The authorizations that a session names. */
export function authorizationIds({ coverage }: Encounter): readonly string[] {
  return (coverage ?? []).flatMap(({ authorizationId }) => authorizationId ?? [])
}

import type { GlobalRow } from '#server/accounts/people/person-by-login-query.ts'
import type { World } from '#server/operations/world.ts'
import type { Actor } from '#shared/permissions/actor.ts'

/** Where an invitation is looked at and accepted: the invite's house, whether the demo's people are somebody there, and as whom the house acts. */
export type InviteHouse = {
  readonly world: World
  readonly demo: 'demo' | 'practices'
  readonly systemActor: (practiceId: string, practiceKey: string) => Actor
}

/** The house itself inside the practice that invites; a patient whom only a team reaches is opened to it. */
export function houseActor(
  { systemActor }: InviteHouse,
  practice: GlobalRow,
  patientId: string | null = null,
): Actor {
  const actor = systemActor(practice.id, String(practice.content.networkId ?? ''))
  return patientId === null ? actor : { ...actor, allowed: [patientId] }
}

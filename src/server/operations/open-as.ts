import type { TransactionSettings } from '#server/database/database.ts'
import type { Opened } from '#server/stores/opened.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { handOf } from '#shared/permissions/acting.ts'
import { type Opener, openedFor, tellNarrowed } from './open-context.ts'
import type { World } from './world.ts'

/** Opens rows for an actor in a transaction of its own, without a request: for commands and for making a practice. */
export async function openAs<Value>(
  world: World,
  { actor, operation }: Opener,
  act: (opened: Opened) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  let isNarrowed = false
  const heard = {
    granted: () => undefined,
    narrowed: () => {
      isNarrowed = true
    },
  }
  const done = await world.database.transaction(settingsAs({ actor, operation }), (transaction) =>
    act(openedFor(world, { actor, operation }, { transaction, memory: world.memory, ...heard })),
  )
  if (done.ok && isNarrowed) tellNarrowed(world, actor)
  return done
}

/** What the database is told of an actor whose transaction no request has opened. */
export function settingsAs({ actor, operation }: Opener): TransactionSettings {
  return {
    practiceId: actor.practiceId,
    actorId: actor.personId,
    profileId: handOf(actor)?.id ?? null,
    operation,
    reach: actor.reach,
    profiles: actor.profiles,
    allowed: actor.allowed,
    circles: actor.circles,
    isBackground: actor.job !== undefined,
  }
}

import { openedFor } from '#server/operations/open-context.ts'
import type { World } from '#server/operations/world.ts'
import type { Opened } from '#server/stores/opened.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { handOf } from '#shared/permissions/acting.ts'
import type { Actor } from '#shared/permissions/actor.ts'

const operation = 'changes.read'

/** Reads rows as the actor sees them now, in a transaction of its own. */
export async function readAs<Value>(
  world: World,
  actor: Actor,
  read: (opened: Opened) => Promise<Value>,
): Promise<Value> {
  const settings = {
    practiceId: actor.practiceId,
    actorId: actor.personId,
    profileId: handOf(actor)?.id ?? null,
    operation,
    reach: actor.reach,
    profiles: actor.profiles,
    allowed: actor.allowed,
    circles: actor.circles,
  }
  const inside = { memory: world.memory, granted: () => undefined, narrowed: () => undefined }
  const outcome: Outcome<Value> = await world.database.reading(settings, async (transaction) =>
    succeeded(await read(openedFor(world, { actor, operation }, { transaction, ...inside }))),
  )
  if (outcome.ok) return outcome.value
  throw new Error('A reading of changes was refused.')
}

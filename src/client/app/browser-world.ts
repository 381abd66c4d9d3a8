import { uuidAt } from '#client/ui/uuid-at.ts'
import type { World } from '#client/ui/world.ts'

/** The application's world: the clock, the ids and the chance of this browser. */
export const browserWorld: World = {
  now: () => Date.now(),
  instant: () => new Date().toISOString(),
  newId: () => uuidAt(Date.now()),
  random: () => Math.random(),
}

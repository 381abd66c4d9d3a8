import { openListeners } from '#client/ui/external-store.ts'
import type { ChangesEvents } from '#generated/operations/streams.ts'

/** Hears who has a draft open, as the server tells it. */
export const heardPresence = openListeners<ChangesEvents['present']>()

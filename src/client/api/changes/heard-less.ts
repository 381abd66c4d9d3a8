import { openListeners } from '#client/ui/external-store.ts'

/** Hears that this person may read less than before: the server says that somebody may, or nobody knows what has come while the line was cut. */
export const heardLess = openListeners()

import { isWellFormed } from './is-well-formed.ts'
import { plainHandlers } from './plain-handlers.ts'

/** What can be done with the rows of every type, and whether a call for it can be understood. */
export const resources = { plain: plainHandlers, isWellFormed }

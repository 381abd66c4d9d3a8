import type { Guard } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { isMine, notMine } from './is-mine.ts'

/** Personal preferences are their owner's own. */
export const personalPreferencesGuard: Guard<'PersonalPreferences'> = {
  beforeWrite: async (context, { after }) =>
    isMine(context, after.owner) ? succeeded(after) : notMine('PersonalPreferences'),
}

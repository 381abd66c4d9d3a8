import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Handler } from '#server/operations/handler.ts'
import { openTransmission } from './open-transmission.ts'
import { saidOfTaken, writeResult } from './write-result.ts'

/** Stops a transmission that waits or is held, for good: it is not sent. What the carrier has taken already has left, and is written down so. */
export const stopTransmission: Handler<'documentTransmission.stop'> = async (context, input) => {
  const found = await openTransmission(context, input, ['Pending', 'Hold'])
  if (!found.ok) return found
  const { practiceKey } = context.actor
  const taken = await context.documentsTaken?.({ practiceKey, transmissionId: found.value.id })
  if (taken) return writeResult(context, found.value, saidOfTaken(taken))
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const speak = speakerFor(context.actor.locale, preferences.value.labels)
  return writeResult(context, found.value, { result: 'Failed', message: speak('transmissions.stopped', {}) })
}

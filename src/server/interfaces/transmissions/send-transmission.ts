import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { judgeTransmission } from './judge-transmission.ts'
import { mostTries } from './next-try.ts'
import { openTransmission } from './open-transmission.ts'
import { handedOver, saidOf, writeResult } from './write-result.ts'

/**
 * Sends a transmission: what the sender may read, what nothing forbids and what a consent or another basis lets leave. It is held
 * otherwise, and no byte leaves. What goes by wire is sent in the background; what is printed or taken along is handed over here.
 */
export const sendTransmission: Handler<'documentTransmission.send'> = async (context, input) => {
  const found = await openTransmission(context, input, ['Pending', 'Failed'])
  if (!found.ok) return found
  const { value: transmission } = found
  const tries = (transmission.attempts ?? []).filter(({ result }) => result === 'Failed').length
  if (transmission.result === 'Pending' && transmission.sentBy) return found
  if (tries > mostTries) return failed({ kind: 'conflict', because: 'transmissions.tried-enough' })
  const { profile } = context.actor
  if (profile?.resourceType !== 'Practitioner')
    return failed({ kind: 'forbidden', permission: 'DocumentTransmission:Update' })

  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const today = localDate(context.now.iso, preferences.value.timezone)
  const judged = await judgeTransmission(context.stores, transmission, today)
  if (!judged.ok) return judged
  const { verdict } = judged.value
  const sentBy = { id: profile.id, resourceType: 'Practitioner' }
  const asked = { ...transmission, sentBy, direction: 'Outbound' as const }
  if (verdict.kind === 'held') {
    const speak = speakerFor(context.actor.locale, preferences.value.labels)
    return writeResult(context, asked, { result: 'Hold', message: speak(verdict.because, {}) })
  }

  const said = saidOf(judged.value)
  if (handedOver.includes(transmission.method))
    return writeResult(context, asked, { ...said, result: 'Success' })
  return toBeSent(context, asked, said.consents ?? [])
}

/** From here on the background sends it: it has no attempt yet. */
async function toBeSent(
  context: Context,
  asked: DocumentTransmission,
  [consent]: readonly string[],
): Promise<Outcome<DocumentTransmission>> {
  const { stores, transaction, actor, now, newId } = context
  const { practiceId, personId } = actor
  const run = { practiceId, id: newId(), job: 'SendDocuments', dueAt: now.iso } as const
  await wantRuns(transaction, [{ ...run, ...(personId !== null && { askedBy: personId }) }])
  context.note({ patientId: asked.patient.id })
  const { id, meta } = asked
  return stores.of('DocumentTransmission').update(
    { id, versionId: meta.versionId },
    {
      ...asked,
      result: 'Pending',
      ...(consent !== undefined && { consent: { id: consent, resourceType: 'Consent' } }),
    },
  )
}

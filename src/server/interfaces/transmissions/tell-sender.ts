import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/**
 * Tells the sender of a transmission that it has failed and why, with the way to the documents. Whoever has stopped it by hand knows
 * it already. Nothing in it says what was to be sent or to whom.
 */
export async function tellSender(
  { actor, now, stores }: Context,
  { id, patient, sentBy }: DocumentTransmission,
  why: string | undefined,
): Promise<Outcome<void>> {
  if (!sentBy || sentBy.id === actor.profile?.id) return succeeded(undefined)
  const speak = speakerFor(actor.locale, actor.labels)
  const told = await stores.of('Notification').create({
    recipient: { id: sentBy.id, resourceType: sentBy.resourceType },
    category: 'Transmission',
    priority: 'High',
    title: speak('transmissions.failed-title', {}),
    ...(why !== undefined && { body: why.slice(0, 500) }),
    target: {
      ref: { id, resourceType: 'DocumentTransmission' },
      route: `/patients/${patient.id}/documents`,
    },
    created: now.iso,
    channels: ['InApp'],
    dedupeKey: `transmission ${id}`,
  })
  return told.ok ? succeeded(undefined) : told
}

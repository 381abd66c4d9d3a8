import type { Appointment } from '#generated/types/appointment.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { missedOf } from '#server/note-parts/beginning/missed-service.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** A session that was planned goes the way of its appointment: missed with it, and planned again when it is taken back. */
export async function followSession(
  context: Context,
  before: Appointment | undefined,
  after: Appointment,
): Promise<Outcome<void>> {
  const [was, is] = [before && missedOf(before), missedOf(after)]
  if (was === is || !after.encounter) return succeeded(undefined)

  const encounter = await optional(context, 'Encounter', after.encounter)
  if (!encounter.ok) return encounter
  const next = encounter.value && followed(encounter.value, { was, is, after })
  if (!next) return succeeded(undefined)

  const written = await context.stores
    .of('Encounter')
    .update({ id: next.id, versionId: next.meta.versionId }, next)
  return written.ok ? succeeded(undefined) : written
}

type Missed = 'NoShow' | 'Cancelled' | undefined
type Way = { readonly was: Missed; readonly is: Missed; readonly after: Appointment }

function followed(encounter: Encounter, { was, is, after }: Way): Encounter | undefined {
  if (is && encounter.status === 'Planned') {
    const { cancellation, noShow } = after
    const missedVisit = {
      outcome: is,
      ...(cancellation ? { reason: cancellation.reason, initiator: cancellation.initiator } : {}),
      ...(is === 'NoShow' && noShow ? { action: noShow.action } : {}),
    }
    return { ...encounter, status: is, visitStatus: is, missedVisit }
  }
  if (!is && was && encounter.status === was) {
    const { missedVisit: _missedVisit, ...rest } = encounter
    return { ...rest, status: 'Planned', visitStatus: 'Show' }
  }
  return undefined
}

import type { Appointment } from '#generated/types/appointment.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Reference } from '#generated/types/reference.ts'
import { missedOf, missedService } from '#server/note-parts/beginning/missed-service.ts'
import { isSessionSigned } from '#server/note-parts/frozen/notes-of-session-query.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/**
 * A session that was planned goes the way of its appointment: missed with it, by the service for missed visits, and planned again with the
 * service of the visit when it is taken back; so do the sessions of its services. What somebody has signed of a session stays as it was signed.
 */
export async function followSession(
  context: Context,
  before: Appointment | undefined,
  after: Appointment,
): Promise<Outcome<void>> {
  const [was, is] = [before && missedOf(before), missedOf(after)]
  if (!before || was === is || !after.encounter) return succeeded(undefined)

  const encounter = await optional(context, 'Encounter', after.encounter)
  if (!encounter.ok) return encounter
  if (!encounter.value) return succeeded(undefined)
  const missed = await missedService(context, is ? after : before)
  if (!missed.ok) return missed
  const way: Way = {
    was,
    is,
    after,
    missed: missed.value && { id: missed.value.id, resourceType: 'HealthcareService' },
  }
  const written = await followedBy(context, encounter.value, way)
  return written.ok ? followedByParts(context, encounter.value, way) : written
}

type Missed = 'NoShow' | 'Cancelled' | undefined
type Way = {
  readonly was: Missed
  readonly is: Missed
  readonly after: Appointment
  /** The service for missed visits, where the practice has one. */
  readonly missed: Reference | undefined
}

/** The sessions of the services of one visit. */
async function followedByParts(context: Context, whole: Encounter, way: Way): Promise<Outcome<void>> {
  if (whole.documentationType !== 'MultiServiceNote') return succeeded(undefined)
  const filters: readonly Filter[] = [{ field: 'partOf', op: 'eq', value: whole.id }]
  const parts = await context.stores.of('Encounter').find({ filters, pageSize: 200 })
  if (!parts.ok) return parts
  for (const part of parts.value.rows) {
    const written = await followedBy(context, part, way)
    if (!written.ok) return written
  }
  return succeeded(undefined)
}

async function followedBy(context: Context, encounter: Encounter, way: Way): Promise<Outcome<void>> {
  const next = followed(encounter, way)
  if (!next) return succeeded(undefined)
  if (await isSessionSigned(context, encounter.id)) return succeeded(undefined)
  const written = await context.stores
    .of('Encounter')
    .update({ id: next.id, versionId: next.meta.versionId }, next)
  return written.ok ? succeeded(undefined) : written
}

function followed(encounter: Encounter, way: Way): Encounter | undefined {
  const { was, is } = way
  if (is && encounter.status === 'Planned') return missedWith(encounter, is, way)
  const isMissed = encounter.status === was || encounter.status === 'Planned'
  return !is && was && isMissed && encounter.visitStatus === was ? cameAfterAll(encounter, way) : undefined
}

/** One that has a service of its own, as a visit of several services has not, is of the service for missed visits now. */
function missedWith(encounter: Encounter, is: NonNullable<Missed>, { after, missed }: Way): Encounter {
  const { cancellation, noShow } = after
  const missedVisit = {
    outcome: is,
    ...(cancellation ? { reason: cancellation.reason, initiator: cancellation.initiator } : {}),
    ...(is === 'NoShow' && noShow ? { action: noShow.action } : {}),
  }
  const hasService = encounter.serviceType !== undefined && !encounter.partOf
  return {
    ...encounter,
    status: is,
    visitStatus: is,
    missedVisit,
    ...(hasService && missed && { serviceType: missed }),
  }
}

function cameAfterAll(encounter: Encounter, { after, missed }: Way): Encounter {
  const { missedVisit: _missedVisit, serviceType, ...rest } = encounter
  const service = serviceType && serviceType.id === missed?.id ? after.serviceType : serviceType
  return { ...rest, status: 'Planned', visitStatus: 'Show', ...(service && { serviceType: service }) }
}

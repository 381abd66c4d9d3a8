import type { Itinerary } from '#generated/types/itinerary.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { milliseconds } from '#shared/time/span.ts'

/** Tells the contact of a day that its worker has not reported back in time, once for each time that was set. */
export const tellOverdue: Handler<'itinerary.tellOverdue'> = async (context, { id }) => {
  const store = context.stores.of('Itinerary')
  const found = await store.get(id)
  if (!found.ok) return found
  const { value: day } = found
  if (!isOverdue(day, context.now.milliseconds))
    return failed({ kind: 'conflict', because: 'stores.version-changed' })
  const told = await tell(context, day)
  if (!told.ok) return told
  const safetyCheck = { ...day.safetyCheck, toldAt: context.now.iso }
  return store.update({ id, versionId: day.meta.versionId }, { ...day, safetyCheck })
}

/** Looks after everybody who is at a visit. */
export const watchVisits: Job = async ({ each, ask, now }) => {
  let told = 0
  const filters = [{ field: 'status', op: 'eq', value: 'InProgress' }] as const
  for await (const day of each('Itinerary', { filters }))
    if (isOverdue(day, now.milliseconds)) told += await ask('itinerary.tellOverdue', day.id)
  return told
}

function isOverdue({ status, safetyCheck = {} }: Itinerary, now: number): boolean {
  const { dueAt, confirmedAt, toldAt } = safetyCheck
  if (status !== 'InProgress' || dueAt === undefined || toldAt !== undefined) return false
  return confirmedAt === undefined && milliseconds(dueAt) <= now
}

/** Nothing in it says who is visited, or where: it may be seen on a locked screen. */
async function tell({ actor, now, stores }: Context, day: Itinerary): Promise<Outcome<void>> {
  const contact = day.safetyCheck?.contact ?? day.practitioner
  const worker = await stores.of('Practitioner').get(day.practitioner.id)
  const name = worker.ok ? worker.value.display : ''
  const speak = speakerFor(actor.locale, actor.labels)
  const told = await stores.of('Notification').create({
    recipient: { id: contact.id, resourceType: 'Practitioner' },
    category: 'System',
    priority: 'Urgent',
    title: speak('itineraries.overdue-title', { name }).slice(0, 120),
    body: speak('itineraries.overdue-body', {}),
    target: { ref: { id: day.id, resourceType: 'Itinerary' }, route: `/itineraries/${day.date}?whose=all` },
    created: now.iso,
    channels: ['InApp'],
    dedupeKey: `overdue ${day.id}`,
  })
  return told.ok ? succeeded(undefined) : told
}

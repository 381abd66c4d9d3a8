import type { Appointment } from '#generated/types/appointment.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Handler } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { agedDays, daysWaited, waitingSince } from '#shared/scheduling/waiting/waiting-order.ts'
import { heldWaiting } from './held-waiting.ts'

/** Tells whoever put somebody on the waiting list that this one has waited long, once; nobody is taken off by silence. */
export const tellAged: Handler<'appointment.tellAged'> = async (context, { id }) => {
  const held = await heldWaiting(context, { id })
  if (!held.ok) return held
  const { value: row } = held
  const { actor, now, stores } = context
  if (!isDue(row, now.iso)) return failed({ kind: 'conflict', because: 'stores.version-changed' })
  const speak = speakerFor(actor.locale, actor.labels)
  const told = await stores.of('Notification').create({
    recipient: { id: keeperOf(row), resourceType: 'Practitioner' },
    category: 'Appointment',
    priority: 'Normal',
    title: speak('waiting.aged-title', {}),
    body: speak('waiting.aged-body', { days: daysWaited(row, now.iso) }),
    target: { ref: { id: row.id, resourceType: 'Appointment' }, route: '/waitlist' },
    created: now.iso,
    channels: ['InApp'],
    dedupeKey: `waits long ${row.id} ${waitingSince(row)}`,
  })
  if (!told.ok) return told
  const waitlist = { ...row.waitlist, agedToldAt: now.iso }
  return stores.of('Appointment').update({ id, versionId: row.meta.versionId }, { ...row, waitlist })
}

/** Looks each night for those who have waited more than 60 days. */
export const watchWaiting: Job = async ({ each, ask, now }) => {
  const filters = [{ field: 'status', op: 'eq', value: 'waitlist' }] as const
  let told = 0
  for await (const row of each('Appointment', { filters }))
    if (isDue(row, now.iso)) told += await ask('appointment.tellAged', row.id)
  return told
}

function isDue(row: Appointment, now: string): boolean {
  return (
    row.status === 'waitlist' && row.waitlist?.agedToldAt === undefined && daysWaited(row, now) > agedDays
  )
}

/** Who put them on the list keeps them there; what came from elsewhere is its owner's. */
function keeperOf({ meta, owner }: Appointment): string {
  const author = meta.createdBy
  return author?.resourceType === 'Practitioner' ? author.id : owner.id
}

import type { CarePlan } from '#generated/types/care-plan.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Handler } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { practiceDay } from '#server/operations/jobs/practice-day.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { localDate } from '#shared/time/local-moment.ts'

/** So many days before the review of a plan its author is told. */
const daysBefore = 14

/** Tells the author of a care plan in a chart that its review is due: on which day, and nothing of whose plan it is. */
export const tellReview: Handler<'carePlan.tellReview'> = async (context, { id }) => {
  const plan = await context.stores.of('CarePlan').get(id)
  if (!plan.ok) return plan
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const { actor, now, stores } = context
  const { nextReview, author, subject, meta } = plan.value
  if (!nextReview || !isDue(plan.value, localDate(now.iso, preferences.value.timezone)))
    return failed({ kind: 'conflict', because: 'stores.version-changed' })
  const speak = speakerFor(actor.locale, actor.labels)
  const told = await stores.of('Notification').create({
    recipient: { id: author.id, resourceType: 'Practitioner' },
    category: 'CarePlanReview',
    priority: 'Normal',
    title: speak('chart.review-due', {}),
    body: speak('chart.review-due-on', { day: nextReview }),
    target: { ref: { id, resourceType: 'CarePlan' }, route: `/patients/${subject.id}/plan` },
    created: now.iso,
    channels: ['InApp'],
    dedupeKey: `review ${id} ${nextReview}`,
  })
  if (!told.ok) return told
  const next = { ...plan.value, reviewToldFor: nextReview }
  return stores.of('CarePlan').update({ id, versionId: meta.versionId }, next)
}

/** Looks each night whose plans are to be reviewed within two weeks; of each review its author is told once. */
export const watchReviews: Job = async (work) => {
  const { each, ask } = work
  const today = await practiceDay(work)
  const until = plusDays(today, daysBefore + 1)
  const filters = [
    { field: 'status', op: 'eq', value: 'Active' },
    { field: 'nextReview', op: 'lt', value: until },
  ] as const
  const due: string[] = []
  for await (const plan of each('CarePlan', { filters })) if (isDue(plan, today)) due.push(plan.id)
  let told = 0
  for (const id of due) told += await ask('carePlan.tellReview', id)
  return told
}

function isDue({ status, nextReview, reviewToldFor }: CarePlan, today: string): boolean {
  if (status !== 'Active' || nextReview === undefined || nextReview === reviewToldFor) return false
  return nextReview <= plusDays(today, daysBefore)
}

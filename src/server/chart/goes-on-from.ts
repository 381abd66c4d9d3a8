import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Filter } from '#generated/types/filter.ts'
import { optional } from '#server/note-parts/optional.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import { goneOn } from '#shared/chart/gone-on.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { localDate } from '#shared/time/local-moment.ts'

/**
 * A plan that has just come into force goes on from where the one before it stands by now: what ended there while the new one waited for
 * its signatures, and the day of the next review that a meeting agreed on meanwhile.
 */
export async function goesOnFrom(context: Context, plan: CarePlan): Promise<Outcome<CarePlan>> {
  const former = await optional(context, 'CarePlan', plan.replaces)
  if (!former.ok) return former
  if (!former.value || former.value.subject.id !== plan.subject.id) return succeeded(plan)
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const nextReview = await agreedMeanwhile(context, plan, former.value)
  if (!nextReview.ok) return nextReview

  const { id, meta } = plan
  const drafted = localDate(meta.created, preferences.value.timezone)
  const next: CarePlan = {
    ...goneOn(plan, former.value, drafted),
    ...(nextReview.value !== undefined && { nextReview: nextReview.value }),
  }
  if (sameStored(plan, next)) return succeeded(plan)
  const reason = { reason: { reason: 'plan-review' } }
  return context.stores.of('CarePlan').update({ id, versionId: meta.versionId }, next, reason)
}

/** The day that the last meeting about either plan agreed on, where that was about the former one after the draft was begun. */
async function agreedMeanwhile(
  context: Context,
  plan: CarePlan,
  former: CarePlan,
): Promise<Outcome<string | undefined>> {
  const filters: readonly Filter[] = [
    { field: 'carePlan', op: 'in', value: [plan.id, former.id] },
    { field: 'progress', op: 'eq', value: 'Complete' },
  ]
  const found = await context.stores.of('CarePlanSession').find({ filters, pageSize: 500 })
  if (!found.ok) return found
  const last = found.value.rows.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1)
  const isSince = last && last.meta.lastModified > plan.meta.created
  const isAboutFormer = last?.carePlan.id === former.id && last.resultingPlan?.id === former.id
  return succeeded(isSince && isAboutFormer ? last.nextReview : undefined)
}

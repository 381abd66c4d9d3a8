import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanSession } from '#generated/types/care-plan-session.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { changesPlan, endedPlan, reviewedPlan } from '#shared/chart/reviewed-plan.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { meetingFindings } from './meeting-findings.ts'
import { nextVersion } from './next-version.ts'

/**
 * Completes a meeting about a care plan: what was achieved or abandoned ends in the plan, and its next review is on the day that was agreed.
 * What is modified or added in a plan in force becomes a draft of its next version, which is signed anew; the one that was signed goes on until then.
 */
export const completeCarePlanSession: Handler<'carePlanSession.complete'> = async (context, input) => {
  const found = await meetingAbout(context, input)
  if (!found.ok) return found
  const { meeting, plan, day, today } = found.value
  const findings = meetingFindings({ meeting, plan, day, today, leaveOpen: input.leaveOpen === true })
  if (findings.length > 0) return failed({ kind: 'invalid', findings })
  const allowed = await mayReview(context, found.value)
  if (!allowed.ok) return allowed

  const resulting = await carriedOut(context, found.value)
  if (!resulting.ok) return resulting
  context.note({ patientId: plan.subject.id })
  return context.stores.of('CarePlanSession').update(
    { id: meeting.id, versionId: meeting.meta.versionId },
    {
      ...meeting,
      progress: 'Complete',
      nextReview: nextReviewOf(found.value),
      resultingPlan: { id: resulting.value.id, resourceType: 'CarePlan' },
    },
  )
}

/** A meeting that is held, the plan that it is about as it stands now, and the day on which it takes place. */
type Held = {
  readonly meeting: CarePlanSession
  readonly plan: CarePlan
  readonly day: string
  readonly today: string
}

type Asked = { readonly id: string; readonly versionId?: string; readonly planVersionId: string }

const usualZone = 'America/Chicago'

async function meetingAbout(
  context: Context,
  { id, versionId, planVersionId }: Asked,
): Promise<Outcome<Held>> {
  const { stores, now } = context
  const meeting = await stores.of('CarePlanSession').get(id)
  if (!meeting.ok) return meeting
  if (versionId !== meeting.value.meta.versionId) return failed(staleVersion(meeting.value.meta.versionId))
  if (meeting.value.progress !== 'InProgress')
    return failed({ kind: 'conflict', because: 'chart.meeting-not-open' })
  const plan = await stores.of('CarePlan').get(meeting.value.carePlan.id)
  if (!plan.ok) return plan
  if (planVersionId !== plan.value.meta.versionId) return failed(staleVersion(plan.value.meta.versionId))
  const preferences = await stores.of('PracticePreferences').find({ pageSize: 1 })
  if (!preferences.ok) return preferences
  const { timezone = usualZone } = preferences.value.rows[0] ?? {}
  return succeeded({
    meeting: meeting.value,
    plan: plan.value,
    day: localDate(meeting.value.date, timezone),
    today: localDate(now.iso, timezone),
  })
}

const reviewed: readonly string[] = ['Draft', 'Active', 'OnHold']

/** Whoever completes a meeting changes the plan; only a plan that goes on is reviewed, and it has one next version at a time. */
async function mayReview(context: Context, { meeting, plan }: Held): Promise<Outcome<void>> {
  const isChanged = changesPlan(meeting.items ?? []) && plan.status !== 'Draft'
  const needed = isChanged
    ? (['CarePlan:Update', 'CarePlan:Create'] as const)
    : (['CarePlan:Update'] as const)
  const missing = needed.find((permission) => !permits(context.actor.granted, permission))
  if (missing) return failed({ kind: 'forbidden', permission: missing })
  if (!reviewed.includes(plan.status))
    return failed({ kind: 'conflict', because: 'chart.meeting-plan-ended' })
  if (!isChanged) return succeeded(undefined)
  const filters = [
    { field: 'subject', op: 'eq', value: plan.subject.id },
    { field: 'status', op: 'eq', value: 'Draft' },
  ] as const
  const drafts = await context.stores.of('CarePlan').find({ filters, pageSize: 500 })
  if (!drafts.ok) return drafts
  return drafts.value.rows.some(({ replaces }) => replaces?.id === plan.id)
    ? failed({ kind: 'conflict', because: 'chart.meeting-draft-waits' })
    : succeeded(undefined)
}

/** Writes what was decided; answers the plan that goes on from here. */
async function carriedOut(context: Context, held: Held): Promise<Outcome<CarePlan>> {
  const { meeting, plan, day } = held
  const decisions = { items: meeting.items ?? [], day }
  const isDraft = plan.status === 'Draft'
  const after = { ...(isDraft ? reviewedPlan : endedPlan)(plan, decisions), nextReview: nextReviewOf(held) }
  const guarded = await context
    .guardOf('CarePlan')
    .beforeWrite(context, { operation: 'update', before: plan, after })
  if (!guarded.ok) return guarded
  const reason = { reason: { reason: 'plan-review' } }
  const stored = await context.stores
    .of('CarePlan')
    .update({ id: plan.id, versionId: plan.meta.versionId }, guarded.value, reason)
  if (!stored.ok || isDraft || !changesPlan(decisions.items)) return stored
  return context.stores
    .of('CarePlan')
    .create(nextVersion(reviewedPlan(plan, decisions), { day, nextReview: nextReviewOf(held) }))
}

function nextReviewOf({ meeting, plan, day }: Held): string {
  return meeting.nextReview ?? plusDays(day, plan.reviewIntervalDays)
}

import type { CarePlan } from '#generated/types/care-plan.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { endedOn } from '#shared/chart/ended-on.ts'
import { signaturesOf, validSignatures } from '#shared/notes/steps-for.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { lastingContent, planContent } from './plan-content.ts'

/**
 * In a chart, a plan in force reaches from a problem to an intervention, and there is one for each kind and enrollment: the former one is
 * completed when another goes on. It ends when none of its goals is open any more (schemas/resources/care-plan.json). Its
 * signatures bring it into force, no plain write does. A draft that somebody has signed changes only once `carePlan.reopen` has taken
 * the signatures off it, and what was signed does not change once it is in force.
 */
export const carePlanGuard: Guard<'CarePlan'> = {
  beforeWrite: async (context, { before, after, operation }) => {
    const findings = operation === 'delete' ? [] : doubts(before?.status, after)
    if (findings.length > 0) return failed({ kind: 'invalid', findings })
    if (operation === 'update' && touchesSigned(before, after))
      return failed({ kind: 'locked', because: 'chart.plan-signed' })
    if (operation !== 'restore' && before && dropsSignatures(before, after, operation))
      return failed({ kind: 'locked', because: 'chart.draft-signed' })
    const next = { ...after, nextReview: nextReviewOf(before, after) }
    return operation === 'update' && before && ends(before, after)
      ? endedToday(context, next)
      : succeeded(next)
  },
  afterWrite: (context, { before, after, operation }) =>
    operation === 'update' && before?.status !== 'Active' && after.status === 'Active'
      ? completeOthers(context, after)
      : Promise.resolve(succeeded(undefined)),
}

function ends(before: CarePlan, after: CarePlan): boolean {
  const goesOn = before.status === 'Active' || before.status === 'OnHold'
  return goesOn && (after.status === 'Completed' || after.status === 'Revoked')
}

/** A plan that is over says since when: on later days it is in force no more. */
async function endedToday(context: Context, plan: CarePlan): Promise<Outcome<CarePlan>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const today = localDate(context.now.iso, preferences.value.timezone)
  return succeeded({ ...plan, period: endedOn(plan.period, today) })
}

/** What was signed stays as it was signed once a plan is in force: how its goals stand goes on, what they say does not. */
function touchesSigned(before: CarePlan | undefined, after: CarePlan): boolean {
  if (!before || before.status === 'Draft' || signaturesOf(before).length === 0) return false
  return lastingContent(before) !== lastingContent(after)
}

/** What somebody has signed in a draft is what stands there: it neither says something else nor goes while a signature counts. */
function dropsSignatures(
  before: CarePlan,
  after: CarePlan,
  operation: Change<'CarePlan'>['operation'],
): boolean {
  if (before.status !== 'Draft' || validSignatures(signaturesOf(before)).length === 0) return false
  return operation === 'delete' || planContent(before) !== planContent(after)
}

function doubts(from: string | undefined, plan: CarePlan): readonly Finding[] {
  if (plan.status === 'Active' && !reachesAnIntervention(plan))
    return [blocking('/problems', 'chart.plan-incomplete')]
  if (from === plan.status) return []
  if (plan.status === 'Completed' && hasOpenGoals(plan)) return [blocking('/problems', 'chart.goals-open')]
  return []
}

function reachesAnIntervention({ problems }: CarePlan): boolean {
  return (problems ?? [])
    .flatMap(({ goals }) => goals ?? [])
    .flatMap(({ objectives }) => objectives ?? [])
    .some(({ interventions }) => (interventions ?? []).length > 0)
}

function hasOpenGoals({ problems }: CarePlan): boolean {
  const goals = (problems ?? []).flatMap((problem) => problem.goals ?? [])
  const objectives = goals.flatMap((goal) => goal.objectives ?? [])
  return [...goals, ...objectives].some(({ status }) => status === 'InProgress')
}

/** A day that a review has set, which only the server does, stays as long as what it was counted from stays. */
function nextReviewOf(before: CarePlan | undefined, after: CarePlan): string {
  const isSame =
    before?.period.start === after.period.start && before.reviewIntervalDays === after.reviewIntervalDays
  return (isSame && after.nextReview) || plusDays(after.period.start, after.reviewIntervalDays)
}

/** One plan of a kind and an enrollment is in force: the one before is completed, and so is the one whose next version this is. */
export async function completeOthers(context: Context, plan: CarePlan): Promise<Outcome<void>> {
  const replaced = await completeReplaced(context, plan)
  if (!replaced.ok) return replaced
  const { episodeOfCare, subject, kind, id } = plan
  if (!episodeOfCare) return succeeded(undefined)
  const plans = context.stores.of('CarePlan')
  const filters = [
    { field: 'subject', op: 'eq', value: subject.id },
    { field: 'episodeOfCare', op: 'eq', value: episodeOfCare.id },
    { field: 'kind', op: 'eq', value: kind },
    { field: 'status', op: 'eq', value: 'Active' },
  ] as const
  const found = await plans.find({ filters, pageSize: 100 })
  if (!found.ok) return found
  for (const other of found.value.rows.filter((row) => row.id !== id)) {
    const ended = await endedToday(context, { ...other, status: 'Completed' })
    if (!ended.ok) return ended
    const written = await plans.update({ id: other.id, versionId: other.meta.versionId }, ended.value)
    if (!written.ok) return written
  }
  return succeeded(undefined)
}

async function completeReplaced(context: Context, { replaces, subject }: CarePlan): Promise<Outcome<void>> {
  const { stores } = context
  if (!replaces) return succeeded(undefined)
  const former = await stores.of('CarePlan').get(replaces.id)
  const goesOn =
    former.ok &&
    former.value.subject.id === subject.id &&
    (former.value.status === 'Active' || former.value.status === 'OnHold')
  if (!goesOn) return succeeded(undefined)
  const { id, meta } = former.value
  const ended = await endedToday(context, { ...former.value, status: 'Completed' })
  if (!ended.ok) return ended
  const written = await stores.of('CarePlan').update({ id, versionId: meta.versionId }, ended.value)
  return written.ok ? succeeded(undefined) : written
}

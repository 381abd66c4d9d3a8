import type { Encounter } from '#generated/types/encounter.ts'
import { isSessionSigned } from '#server/note-parts/frozen/notes-of-session-query.ts'
import { loadSections } from '#server/note-parts/load-sections.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { sameAnswer } from '#shared/answers/answer.ts'
import { standingActivities } from '#shared/chart/standing-activities.ts'
import {
  activitiesIn,
  isInPlan,
  type NotedActivity,
  sessionActivities,
} from '#shared/notes/facts/activities-in.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/**
 * A note that becomes ready says its work on the care plan in its session too, so that it is signed with the session and found
 * by it: as far as the plan is the patient's, is seen by whoever calls it ready, and has the goal. A note that has no question for goals leaves the session as it is, and so does one whose session somebody has signed already.
 */
export async function withActivities(context: Context, parts: NoteParts): Promise<Outcome<NoteParts>> {
  const { session } = parts
  if (!session) return succeeded(parts)
  const { encounter } = session
  const threads = await inPlans(context, parts)
  if (!threads.ok) return threads
  const noted = sessionActivities(threads.value)
  if (sameAnswer(sessionActivities(standingActivities(encounter)), noted)) return succeeded(parts)
  const isLeft = await isLeftAlone(context, parts, encounter)
  if (!isLeft.ok) return isLeft
  if (isLeft.value) return succeeded(parts)

  const { carePlanActivities: _before, withdrawnActivities: _gone, ...rest } = encounter
  const next = noted.length > 0 ? { ...rest, carePlanActivities: noted } : rest
  const stored = await context.stores
    .of('Encounter')
    .update({ id: encounter.id, versionId: encounter.meta.versionId }, next)
  return stored.ok ? succeeded({ ...parts, session: { ...session, encounter: stored.value } }) : stored
}

/** What the note says of plans that are there; the rest stays in the note alone. */
async function inPlans(context: Context, { note }: NoteParts): Promise<Outcome<readonly NotedActivity[]>> {
  const there: NotedActivity[] = []
  for (const activity of activitiesIn(note)) {
    const plan = await optional(context, 'CarePlan', activity.carePlan)
    if (!plan.ok) return plan
    if (plan.value?.subject.id === note.patient?.id && plan.value && isInPlan(plan.value, activity))
      there.push(activity)
  }
  return succeeded(there)
}

async function isLeftAlone(
  context: Context,
  { note }: NoteParts,
  encounter: Encounter,
): Promise<Outcome<boolean>> {
  if (await isSessionSigned(context, encounter.id)) return succeeded(true)
  const sections = await loadSections(context, note)
  if (!sections.ok) return sections
  const asks = sections.value.some(({ form }) =>
    [...form.nodes.values()].some(({ element }) => element.type === 'Goals'),
  )
  return succeeded(!asks)
}

import { progressRatings } from '#generated/enumerations/progress-rating.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Note } from '#generated/types/note.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { activitiesIn, isInPlan, type NotedActivity } from '#shared/notes/facts/activities-in.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

type Rated = NotedActivity & { readonly rating: NonNullable<NotedActivity['rating']> }

/**
 * With the last required signature of a note, what it rates is kept with the care plan: one outcome for each objective and session, or for a
 * goal that is rated as a whole; of several rows of a note the last counts. What was rated by hand in the same session is
 * overwritten, and what an amendment takes out of the note goes. Of a plan that the signer may not read nothing is kept: the
 * note has it.
 */
export async function keepPlanOutcomes(context: Context, note: Note): Promise<Outcome<void>> {
  const rated = new Map(activitiesIn(note).flatMap((each) => (isRated(each) ? [[keyOf(each), each]] : [])))
  // Where nothing is rated, what others have rated of its session is not asked for either.
  const kept = await outcomesOf(context, rated.size > 0 ? note : { id: note.id })
  if (!kept.ok) return kept
  for (const [key, activity] of rated) {
    const known = kept.value.find((each) => keyOf(each) === key)
    const written = await keepOne(context, { note, activity, known })
    if (!written.ok) return written
  }
  const isGone = (each: CarePlanOutcome) => each.note?.id === note.id && !rated.has(keyOf(each))
  return remove(context, kept.value.filter(isGone))
}

/** When a note is final no longer, what it rated is not kept either; what other final notes of its session rate is kept again. */
export async function dropPlanOutcomes(context: Context, note: Note): Promise<Outcome<void>> {
  const kept = await found(context, { field: 'note', op: 'eq', value: note.id })
  if (!kept.ok) return kept
  const removed = await remove(context, kept.value)
  if (!removed.ok || !note.encounter || kept.value.length === 0) return removed
  const filters = [{ field: 'encounter', op: 'eq', value: note.encounter.id }] as const
  const notes = await context.stores.of('Note').find({ filters, pageSize: 100 })
  if (!notes.ok) return notes
  for (const other of notes.value.rows.filter(({ id, finalAt }) => id !== note.id && finalAt !== undefined)) {
    if (other.signingState !== 'Signed') continue
    const again = await keepPlanOutcomes(context, other)
    if (!again.ok) return again
  }
  return succeeded(undefined)
}

type Keeping = {
  readonly note: Note
  readonly activity: Rated
  readonly known: CarePlanOutcome | undefined
}

async function keepOne(context: Context, { note, activity, known }: Keeping): Promise<Outcome<void>> {
  const { carePlan, goalId, objectiveId, rating, comment } = activity
  const plan = await optional(context, 'CarePlan', carePlan)
  if (!plan.ok) return plan
  if (!plan.value || plan.value.subject.id !== note.patient?.id || !isInPlan(plan.value, activity))
    return succeeded(undefined)
  const outcomes = context.stores.of('CarePlanOutcome')
  const said = {
    date: note.serviceDate,
    rating,
    author: note.author,
    note: { id: note.id, resourceType: 'Note' as const },
    ...(comment === undefined ? {} : { comment }),
  }
  if (known) {
    const { comment: _before, ...rest } = known
    const next = { ...rest, ...said }
    const stored = await outcomes.update({ id: known.id, versionId: known.meta.versionId }, next)
    return stored.ok ? succeeded(undefined) : stored
  }
  const stored = await outcomes.create({
    ...said,
    subject: plan.value.subject,
    carePlan: { id: carePlan.id, resourceType: 'CarePlan' },
    goalId,
    ...(objectiveId === undefined ? {} : { objectiveId }),
    ...(note.encounter ? { encounter: note.encounter } : {}),
  })
  return stored.ok ? succeeded(undefined) : stored
}

/** What is kept of this note, and of its session whoever rated it. */
async function outcomesOf(
  context: Context,
  note: Pick<Note, 'id' | 'encounter'>,
): Promise<Outcome<readonly CarePlanOutcome[]>> {
  const own = await found(context, { field: 'note', op: 'eq', value: note.id })
  if (!own.ok || !note.encounter) return own
  const others = await found(context, { field: 'encounter', op: 'eq', value: note.encounter.id })
  if (!others.ok) return others
  const known = new Set(own.value.map(({ id }) => id))
  return succeeded([...own.value, ...others.value.filter(({ id }) => !known.has(id))])
}

async function found(context: Context, filter: Filter): Promise<Outcome<readonly CarePlanOutcome[]>> {
  const page = await context.stores.of('CarePlanOutcome').find({ filters: [filter], pageSize: 500 })
  return page.ok ? succeeded(page.value.rows) : page
}

async function remove(context: Context, outcomes: readonly CarePlanOutcome[]): Promise<Outcome<void>> {
  for (const { id, meta } of outcomes) {
    const removed = await context.stores.of('CarePlanOutcome').remove(id, meta.versionId)
    if (!removed.ok) return removed
  }
  return succeeded(undefined)
}

function isRated(activity: NotedActivity): activity is Rated {
  return progressRatings.some((each) => each === activity.rating)
}

function keyOf({
  carePlan,
  goalId,
  objectiveId,
}: Pick<CarePlanOutcome, 'carePlan' | 'goalId' | 'objectiveId'>) {
  return `${carePlan.id}/${goalId}/${objectiveId ?? ''}`
}

import type { Encounter } from '#generated/types/encounter.ts'
import { loadSections } from '#server/note-parts/load-sections.ts'
import type { Context } from '#server/operations/handler.ts'
import { sameAnswer } from '#shared/answers/answer.ts'
import { activitiesIn, sessionActivities } from '#shared/notes/facts/activities-in.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/**
 * A note that becomes ready says its work on the care plan in its session too, so that it is signed with the session and found
 * by it. A note that has no question for goals leaves the session as it is, and so does one whose session somebody has signed already.
 */
export async function withActivities(context: Context, parts: NoteParts): Promise<Outcome<NoteParts>> {
  const { note, session } = parts
  if (!session) return succeeded(parts)
  const { encounter } = session
  const noted = sessionActivities(activitiesIn(note))
  if (sameAnswer(sessionActivities(encounter.carePlanActivities ?? []), noted)) return succeeded(parts)
  const isLeft = await isLeftAlone(context, parts, encounter)
  if (!isLeft.ok) return isLeft
  if (isLeft.value) return succeeded(parts)

  const { carePlanActivities: _before, ...rest } = encounter
  const next = noted.length > 0 ? { ...rest, carePlanActivities: noted } : rest
  const stored = await context.stores
    .of('Encounter')
    .update({ id: encounter.id, versionId: encounter.meta.versionId }, next)
  return stored.ok ? succeeded({ ...parts, session: { ...session, encounter: stored.value } }) : stored
}

async function isLeftAlone(
  context: Context,
  { note }: NoteParts,
  encounter: Encounter,
): Promise<Outcome<boolean>> {
  const filters = [{ field: 'encounter', op: 'eq', value: encounter.id }] as const
  const notes = await context.stores.of('Note').find({ filters, pageSize: 100 })
  if (!notes.ok) return notes
  if (notes.value.rows.some(({ signingState }) => isFrozen(signingState))) return succeeded(true)
  const sections = await loadSections(context, note)
  if (!sections.ok) return sections
  const asks = sections.value.some(({ form }) =>
    [...form.nodes.values()].some(({ element }) => element.type === 'Goals'),
  )
  return succeeded(!asks)
}

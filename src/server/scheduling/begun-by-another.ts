import type { Appointment } from '#generated/types/appointment.ts'
import type { Note } from '#generated/types/note.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { milliseconds } from '#shared/time/span.ts'

type Wanted = {
  readonly subjectId: string
  /** A note of one's own is meant, beside the one that is there. */
  readonly another: boolean | undefined
}

const unsigned: readonly Note['signingState'][] = ['Draft', 'ReadyToSign', 'Returned']

/**
 * Refuses a second note of the same visit with who has begun the first, how long ago, and whether the asker may write in it. Of a note
 * that the asker may not see nothing is said.
 */
export async function begunByAnother(
  context: Context,
  { encounter }: Appointment,
  { subjectId, another }: Wanted,
): Promise<Outcome<void>> {
  if (another) return succeeded(undefined)
  const session = await optional(context, 'Encounter', encounter)
  if (!session.ok) return session
  if (!session.value) return succeeded(undefined)
  const filters = [{ field: 'encounter', op: 'eq', value: session.value.id }] as const
  const found = await context.stores.of('Note').find({ filters, pageSize: 50 })
  if (!found.ok) return found

  const note = found.value.rows.find(
    ({ signingState, subject, author }) =>
      unsigned.includes(signingState) && subject.id === subjectId && author.id !== context.actor.profile?.id,
  )
  if (!note) return succeeded(undefined)
  return refuse('/noteDefinition', 'scheduling.begun-by-another', {
    kind: 'conflict',
    parameters: {
      id: note.id,
      name: note.author.display ?? 'none',
      joins: isWriter(note, context.actor.profile?.id) ? 'yes' : 'no',
      ...sinceThen(milliseconds(context.now.iso) - milliseconds(note.created)),
    },
    subStatus: subStatuses.possibleDuplicate,
  })
}

const minute = 60_000

/** How long ago, in the largest unit that it fills. */
function sinceThen(passed: number): { readonly count: number; readonly unit: 'minute' | 'hour' | 'day' } {
  const minutes = Math.max(0, Math.floor(passed / minute))
  if (minutes < 60) return { count: minutes, unit: 'minute' }
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? { count: hours, unit: 'hour' } : { count: Math.floor(hours / 24), unit: 'day' }
}

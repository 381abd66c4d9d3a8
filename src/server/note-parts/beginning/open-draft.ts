import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** The acting person's own open note of this session by this definition for this patient, if there is one. */
export async function openDraft(
  context: Context,
  wanted: {
    readonly encounterId: string
    readonly definitionId: string | undefined
    readonly subjectId: string
    /** By which definition the session is not documented any more. */
    readonly notBy?: string | undefined
  },
): Promise<Outcome<Note | undefined>> {
  const filters = [
    { field: 'encounter', op: 'eq', value: wanted.encounterId },
    { field: 'author', op: 'eq', value: context.actor.profile?.id ?? '' },
  ] as const
  const found = await context.stores.of('Note').find({ filters, pageSize: 50 })
  if (!found.ok) return found

  const mine = found.value.rows.filter(
    (note) =>
      note.signingState !== 'Voided' &&
      note.subject.id === wanted.subjectId &&
      (wanted.definitionId === undefined || note.definition.id === wanted.definitionId) &&
      note.definition.id !== wanted.notBy,
  )
  return succeeded(mine.find((note) => note.signingState === 'Draft') ?? mine[0])
}

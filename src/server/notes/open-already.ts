import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { localDate } from '#shared/time/local-moment.ts'
import type { Starting } from './session-to-begin.ts'

type Wanted = Pick<Starting, 'patient' | 'start' | 'preferences'> & {
  readonly definition: { readonly id: string }
}

/** Refuses a second draft of the same note about the same patient and day, with the id of the first, unless another one is meant. */
export async function openAlready(
  context: Context,
  wanted: Wanted,
  another: boolean | undefined,
): Promise<Outcome<void>> {
  if (another) return succeeded(undefined)
  const open = await openDraftOf(context, wanted)
  if (!open.ok) return open
  if (!open.value) return succeeded(undefined)
  return refuse('/noteDefinition', 'notes.already-started', {
    kind: 'conflict',
    parameters: { id: open.value.id },
    subStatus: subStatuses.possibleDuplicate,
  })
}

async function openDraftOf(
  context: Context,
  { definition, patient, start, preferences }: Wanted,
): Promise<Outcome<Note | undefined>> {
  const filters = [
    { field: 'author', op: 'eq', value: context.actor.profile?.id ?? '' },
    { field: 'patient', op: 'eq', value: patient.id },
    { field: 'signingState', op: 'eq', value: 'Draft' },
  ] as const
  const found = await context.stores.of('Note').find({ filters, pageSize: 200 })
  if (!found.ok) return found
  const day = localDate(start, preferences.timezone)
  return succeeded(
    found.value.rows.find((note) => note.definition.id === definition.id && note.serviceDate === day),
  )
}

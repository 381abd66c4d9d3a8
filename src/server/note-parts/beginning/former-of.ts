import type { CarryForward } from '#generated/enumerations/carry-forward.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Context } from '#server/operations/handler.ts'
import type { FormerForm } from '#shared/forms/opening/carried-answers.ts'
import { formerForm, oldestDays } from '#shared/notes/editing/former-form.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { plusDays } from '#shared/time/calendar.ts'

/** Gives the note from which a new one takes answers over, as its mode says; asked only where a question wants one. */
export type FindFormer = (mode: CarryForward) => Promise<Outcome<FormerForm | undefined>>

type About = Pick<Note, 'patient' | 'serviceDate' | 'author'>

/**
 * The newest finished note by any version of the same definition about the same patient, of that day or before and not too old, by the
 * same author where only own ones are taken; nothing that the acting person may not see.
 */
export function formerOf(
  context: Context,
  { key, carryForward }: Pick<NoteDefinition, 'key' | 'carryForward'>,
  { patient, serviceDate, author }: About,
): FindFormer {
  const known = new Map<boolean, Promise<Outcome<FormerForm | undefined>>>()
  const find = async (isMine: boolean): Promise<Outcome<FormerForm | undefined>> => {
    if (!patient) return succeeded(undefined)
    const versions = await context.stores
      .of('NoteDefinition')
      .find({ filters: [{ field: 'key', op: 'eq', value: key }], pageSize: 100 })
    if (!versions.ok) return versions
    const ids = versions.value.rows.map(({ id }) => id)
    const oldest = plusDays(serviceDate, -(carryForward?.maxAgeDays ?? oldestDays))
    const found = await context.stores.of('Note').find({
      filters: [
        { field: 'patient', op: 'eq', value: patient.id },
        { field: 'status', op: 'in', value: ['Final', 'Amended'] },
        { field: 'definition', op: 'in', value: ids },
        { field: 'serviceDate', op: 'between', value: [oldest, serviceDate] },
        ...(isMine ? [{ field: 'author', op: 'eq', value: author.id } as const] : []),
      ],
      orderBy: 'serviceDate',
      order: 'desc',
      pageSize: 5,
    })
    if (!found.ok) return found
    const newest = found.value.rows.toSorted((one, other) => placeOf(other).localeCompare(placeOf(one)))[0]
    return succeeded(newest && formerForm(newest))
  }
  return (mode) => {
    const isMine = mode === 'LastByMe'
    const asked = known.get(isMine) ?? find(isMine)
    known.set(isMine, asked)
    return asked
  }
}

/** Of two notes of a day the one that was signed last is newer. */
function placeOf({ serviceDate, finalAt = '' }: Note): string {
  return `${serviceDate} ${finalAt}`
}

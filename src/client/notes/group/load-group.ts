import { allOf } from '#client/notes/record/all-of.ts'
import { isHidden, type LoadedNote, loadNote, loadRecord } from '#client/notes/record/load-note.ts'
import { sendReader } from '#client/sync/send-reader.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** A shared note with its parts, those of members in the order of the meeting, those of services in the order in which they were added. */
export type LoadedGroup = { readonly common: LoadedNote; readonly members: readonly LoadedNote[] }

/** Reads all parts beside each other. */
export async function loadGroup(id: string): Promise<Outcome<LoadedGroup>> {
  const asked = [loadNote(id), sendReader.find('Note', [{ field: 'partOf', op: 'eq', value: id }])] as const
  const [common, found] = await Promise.all(asked)
  if (!common.ok) return common
  if (!found.ok) return found
  const { note } = common.value.parts
  const members = await allOf(await Promise.all(found.value.map(loadRecord)))
  if (!members.ok) return members
  const order = (note.definitionAssignments ?? []).map(({ childNote }) => childNote?.id)
  const placeOf = ({ parts }: LoadedNote) => order.indexOf(parts.note.id)
  return succeeded({
    common: common.value,
    // Of a colleague's draft nothing is shown here.
    members: members.value
      .filter(({ parts }) => !isHidden(parts.note))
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  })
}

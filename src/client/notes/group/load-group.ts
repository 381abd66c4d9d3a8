import { send } from '#client/api/send.ts'
import { allOf } from '#client/notes/record/all-of.ts'
import { isHidden, type LoadedNote, loadRecord } from '#client/notes/record/load-note.ts'
import { sendReader } from '#client/sync/send-reader.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** A shared note with its parts, those of members in the order of the meeting, those of services in the order in which they were added. */
export type LoadedGroup = { readonly common: LoadedNote; readonly members: readonly LoadedNote[] }

/** Reads all parts in the same moment, so that what several of them ask for is asked once. */
export async function loadGroup(id: string): Promise<Outcome<LoadedGroup>> {
  const [whole, parts] = await Promise.all([
    send('note.read', { id }),
    sendReader.find('Note', [{ field: 'partOf', op: 'eq', value: id }]),
  ])
  if (!whole.ok) return whole
  if (!parts.ok) return parts
  const [common, ...members] = await Promise.all([
    loadRecord(whole.value),
    ...parts.value.map((part) => loadRecord(part, whole.value)),
  ])
  const loaded = allOf(members)
  if (!common.ok) return common
  if (!loaded.ok) return loaded
  const { note } = common.value.parts
  const order = (note.definitionAssignments ?? []).map(({ childNote }) => childNote?.id)
  const placeOf = ({ parts }: LoadedNote) => order.indexOf(parts.note.id)
  return succeeded({
    common: common.value,
    // Of a colleague's draft nothing is shown here.
    members: loaded.value
      .filter(({ parts }) => !isHidden(parts.note))
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  })
}

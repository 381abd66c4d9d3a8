import { send } from '#client/api/send.ts'
import { allOf } from '#client/notes/record/all-of.ts'
import { isHidden, type LoadedNote, loadRecord } from '#client/notes/record/load-note.ts'
import { sendReader } from '#client/sync/send-reader.ts'
import type { Note } from '#generated/types/note.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** A shared note with its parts, those of members in the order of the meeting, those of services in the order in which they were added. */
export type LoadedGroup = { readonly common: LoadedNote; readonly members: readonly LoadedNote[] }

/** Reads all parts beside each other. */
export async function loadGroup(id: string): Promise<Outcome<LoadedGroup>> {
  const whole = send('note.read', { id })
  const [common, members] = await Promise.all([loadCommon(whole), loadParts(id, whole)])
  if (!common.ok) return common
  if (!members.ok) return members
  const { note } = common.value.parts
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

type Whole = Promise<Outcome<Note>>

async function loadCommon(whole: Whole): Promise<Outcome<LoadedNote>> {
  const note = await whole
  return note.ok ? loadRecord(note.value) : note
}

async function loadParts(id: string, whole: Whole): Promise<Outcome<readonly LoadedNote[]>> {
  const [found, note] = await Promise.all([
    sendReader.find('Note', [{ field: 'partOf', op: 'eq', value: id }]),
    whole,
  ])
  if (!found.ok) return found
  const parent = note.ok ? note.value : undefined
  return allOf(await Promise.all(found.value.map((part) => loadRecord(part, parent))))
}

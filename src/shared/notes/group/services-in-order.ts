import type { Note } from '#generated/types/note.ts'
import type { SessionParts } from '#shared/notes/note-parts.ts'

/** The part of one service and its session. */
export type ServicePart = { readonly note: Note; readonly session: SessionParts }

/** The sessions of the services of a note, in the order in which the whole names its parts; those of void parts do not count. */
export function servicesInOrder(
  whole: Pick<Note, 'definitionAssignments'> | undefined,
  parts: readonly ServicePart[],
): readonly SessionParts[] {
  const named = (whole?.definitionAssignments ?? []).map(({ childNote }) => childNote?.id)
  const placeOf = ({ note }: ServicePart) => {
    const place = named.indexOf(note.id)
    return place === -1 ? named.length : place
  }
  return parts
    .filter(({ note }) => note.signingState !== 'Voided')
    .toSorted(
      (one, other) => placeOf(one) - placeOf(other) || one.note.created.localeCompare(other.note.created),
    )
    .map(({ session }) => session)
}

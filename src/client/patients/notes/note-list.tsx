import type { ReactNode } from 'react'
import { LabelTags } from '#client/form/words/label-tags.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { isServicePart } from '#shared/notes/group/is-member-part.ts'
import { type Listed, listedNotes } from './listed-notes.ts'

type Props = {
  readonly notes: readonly Listed[]
  readonly reading: string | undefined
  readonly onRead: (id: string) => void
}

/** The list of a chart's notes; each is a button that reads it in place, with the passage that was found. */
export function NoteList({ notes, reading, onRead }: Props): ReactNode {
  const labels = useLabels()
  const moments = useMoments()
  return (
    <ul className="chart-notes-rows">
      {listedNotes(notes).map(({ note, passage }) => (
        <li key={note.id}>
          <button
            type="button"
            onClick={() => onRead(note.id)}
            {...(note.id === reading ? { 'aria-current': true as const } : {})}
          >
            <span className="chart-notes-title">
              <b>{note.definition.display}</b>
              <span className="chart-state">{labels(`enumeration.SigningState.${note.signingState}`)}</span>
            </span>
            <span className="tab-dim">
              {[
                moments.date(note.serviceDate),
                note.author.display,
                labels(`enumeration.NoteKind.${note.kind}`),
                ...servicesOf(note, notes),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <LabelTags meta={note.meta} />
            {passage && <span className="chart-notes-passage">{passage}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What the services of a note are called, by the parts of it that are in the list. */
function servicesOf({ id }: Note, notes: readonly Listed[]): readonly (string | undefined)[] {
  return notes
    .filter(({ note }) => isServicePart(note) && note.partOf?.id === id)
    .map(({ note }) => note.serviceType?.display)
}

import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useNote } from '#client/notes/record/use-note.ts'
import { NoteText } from '#client/notes/shown/note-text.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Note } from '#generated/types/note.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

type Props = { readonly note: Note; readonly patientId: string }

/** Beside the note: what was signed about this patient before, newest first, to be read without leaving the note. */
export function LastNotes({ note, patientId }: Props): ReactNode {
  const words = useWords()
  const [reading, setReading] = useState<Note>()
  const asked = useMemo(() => signedAbout(patientId), [patientId])
  const answer = useAnswer('note.query', asked)
  const others =
    answer && (answer.ok ? succeeded(answer.value.items.filter(({ id }) => id !== note.id)) : answer)
  return (
    <section className="note-panel" aria-labelledby="note-last">
      <h2 id="note-last">{words('note.beside-last-notes')}</h2>
      {reading ? (
        <Reading note={reading} onBack={() => setReading(undefined)} />
      ) : (
        <Answered
          answer={others}
          what={words('note.beside-last-notes')}
          onRetry={() => askAgain('note.query', asked)}
          isEmpty={(items) => items.length === 0}
          empty={<p className="note-quiet">{words('note.last-none')}</p>}
        >
          {(items) => (
            <ul className="note-beside-list">
              {items.map((each) => (
                <li key={each.id}>
                  <Line note={each} onRead={() => setReading(each)} />
                </li>
              ))}
            </ul>
          )}
        </Answered>
      )}
    </section>
  )
}

function Line({ note, onRead }: { readonly note: Note; readonly onRead: () => void }): ReactNode {
  const moments = useMoments()
  return (
    <button type="button" onClick={onRead}>
      <b>
        {moments.date(note.serviceDate)} · {note.definition.display}
      </b>
      <span>{note.author.display}</span>
    </button>
  )
}

function Reading({ note, onBack }: { readonly note: Note; readonly onBack: () => void }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { loaded, reload } = useNote(note.id)
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={onBack} autoFocus>
        {words('note.last-back')}
      </Button>
      <h3 className="note-beside-head">
        {moments.date(note.serviceDate)} · {note.definition.display}
      </h3>
      <div className="note-beside-text">
        <Answered answer={loaded} what={words('note.the-note')} onRetry={reload}>
          {(value) => <NoteText loaded={value} />}
        </Answered>
      </div>
    </>
  )
}

function signedAbout(patientId: string): QueryCall {
  return {
    filters: [
      { field: 'patient', op: 'eq', value: patientId },
      { field: 'signingState', op: 'in', value: ['Signed', 'PartiallySigned', 'Amending'] },
    ],
    partition: patientId,
    orderBy: 'serviceDate',
    order: 'desc',
    pageSize: 20,
  }
}

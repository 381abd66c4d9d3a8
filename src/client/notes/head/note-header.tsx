import { type ReactNode, useEffect, useRef } from 'react'
import { LabelTags } from '#client/form/words/label-tags.tsx'
import { useSaveState } from '#client/sync/outbox/use-outbox.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { Patient } from '#generated/types/patient.ts'
import { DiscardNote } from './discard-note.tsx'
import { PatientStrip } from './patient-strip.tsx'

type Props = {
  readonly note: Note
  readonly patient: Patient | undefined
  readonly title: string
  readonly encounter: Encounter | undefined
  readonly state: 'saved' | 'saving' | 'stuck'
  /** The facts of the session where they can be changed; otherwise they are only said. */
  readonly children?: ReactNode
}

/** The header of a note: what is being written, of which session, and whether it is saved. */
export function NoteHeader({ note, patient, title, encounter, state, children }: Props): ReactNode {
  const words = useWords()
  const isOffline = useSaveState().kind === 'offline'
  const moments = useMoments()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Goldthread`
    heading.current?.focus({ preventScroll: true })
  }, [title])

  const times = encounter?.period
    ? [encounter.period.start, encounter.period.end].flatMap((at) => (at ? [moments.time(at)] : [])).join('–')
    : ''
  const facts = [moments.shortDay(note.serviceDate), times, note.serviceType?.display, note.program?.display]
  return (
    <header className="note-head">
      {!patient && <PatientStrip note={note} />}
      <div className="note-title">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children ?? <small>{facts.filter((fact) => fact).join(' · ')}</small>}
        {note.scribe && <small>{words('note.scribed-by', { name: note.scribe.display ?? '–' })}</small>}
        <LabelTags meta={note.meta} />
        <DiscardNote note={note} />
      </div>
      <span className="note-state" data-state={state}>
        {words(state === 'saving' && isOffline ? 'note.state-offline' : `note.state-${state}`)}
      </span>
    </header>
  )
}

import type { ReactNode } from 'react'
import { isHidden, type LoadedNote } from '#client/notes/record/load-note.ts'
import { useNote } from '#client/notes/record/use-note.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { isServicesWhole } from '#shared/notes/group/is-member-part.ts'
import { signedWords } from '#shared/notes/printing/signed-words.ts'
import { NoteText } from './note-text.tsx'

/** A note to be read with all its parts: one of several services is followed by what was written of each. */
export function NoteWhole({ loaded }: { readonly loaded: LoadedNote }): ReactNode {
  const { note } = loaded.parts
  const rows = isServicesWhole(note) ? (note.definitionAssignments ?? []) : []
  return (
    <>
      <NoteText loaded={loaded} />
      {rows.map(({ childNote }) => childNote && <ServicePart key={childNote.id} id={childNote.id} />)}
    </>
  )
}

function ServicePart({ id }: { readonly id: string }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { loaded, reload } = useNote(id)
  if (!loaded) return <Loading what={words('note.the-note')} />
  if (!loaded.ok) return <FailureNotice failure={loaded.failure} onRetry={reload} />
  const { note, session } = loaded.value.parts
  const name = signedWords(note)?.service ?? session?.service?.display ?? note.serviceType?.display ?? ''
  return (
    <section className="note-service" aria-label={name}>
      <h2>
        {name} <small className="group-said">{labels(`enumeration.SigningState.${note.signingState}`)}</small>
      </h2>
      {isHidden(note) ? <p>{words('note.hidden-text')}</p> : <NoteText loaded={loaded.value} />}
    </section>
  )
}

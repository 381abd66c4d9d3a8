import { type ReactNode, useState } from 'react'
import { NewDraft } from '#client/definitions/drafting/new-draft.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { noteDefinitionTypes } from '#generated/enumerations/note-definition-type.ts'
import { createNote } from './create-note.ts'

/** The types that are begun here; an imported document has no sections of its own to build. */
const begun = noteDefinitionTypes.filter((type) => type !== 'Import')

/** Begins a note without sections, or as a copy of another, and goes on in its builder. */
export function NewNote({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { newId } = useWorld()
  const [signingId] = useState(newId)
  return (
    <NewDraft
      type="NoteDefinition"
      title={words('note-builder.new-note')}
      text={words('note-builder.new-note-text')}
      startsLabel={words('note-builder.start-empty')}
      starts={begun.map((value) => ({ value, label: labels(`enumeration.NoteDefinitionType.${value}`) }))}
      create={({ id, name, start, copied }) =>
        createNote({
          id,
          signingId,
          name,
          copied,
          type: begun.find((each) => each === start) ?? 'Form',
          words,
        })
      }
      onClose={onClose}
    />
  )
}

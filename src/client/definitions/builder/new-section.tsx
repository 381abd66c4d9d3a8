import { type ReactNode, useState } from 'react'
import { NewDraft } from '#client/definitions/drafting/new-draft.tsx'
import { useListItems } from '#client/definitions/shown/use-list-items.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { createSection } from './building/create-section.ts'

/** Begins a section of notes of one of the usual types, or as a copy of another, and goes on in the builder. */
export function NewSection({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  const types = useListItems('note-section-type')
  const { newId } = useWorld()
  const [formId] = useState(newId)
  return (
    <NewDraft
      type="NoteSectionForm"
      title={words('builder.new-section')}
      text={words('builder.new-section-text')}
      startsLabel={words('builder.start-type')}
      starts={types.map(({ code, label }) => ({ value: code, label }))}
      create={({ id, name, start, copied }) =>
        createSection({
          ...{ id, formId, name, copied },
          type: types.find(({ code }) => code === start) ?? { code: 'other', label: name },
        })
      }
      onClose={onClose}
    />
  )
}

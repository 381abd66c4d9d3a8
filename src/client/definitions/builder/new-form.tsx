import type { ReactNode } from 'react'
import { NewDraft } from '#client/definitions/drafting/new-draft.tsx'
import { useWords } from '#client/ui/words.tsx'
import { createForm } from './building/create-section.ts'

/** Begins a form with nothing but its name, or as a copy of another, and goes on in the builder. */
export function NewForm({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  return (
    <NewDraft
      type="Form"
      title={words('builder.new-form')}
      text={words('builder.new-form-text')}
      startsLabel={words('builder.start-new')}
      starts={[{ value: 'nothing', label: words('builder.start-nothing') }]}
      create={createForm}
      onClose={onClose}
    />
  )
}

import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { DefinitionFields } from '#client/definitions/drafting/definition-fields.tsx'
import type { Written } from '#client/definitions/drafting/with-fields.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'

const first = ['sectionType', 'scopeDefault', 'narrativeAllowed', 'help'] as const
const more = ['carryForward', 'minPlanLinks', 'scribeTarget', 'prefill'] as const

type Props = {
  readonly section: NoteSectionForm
  /** How many definitions use its form. */
  readonly usage: number
  readonly onRename: (name: string) => void
  readonly onChange: (fields: Written<NoteSectionForm>, about: string) => void
}

/** What a section of notes says beside its questions: its name and type, whether it has room for free text, what is carried forward. */
export function SectionFields({ section, usage, onRename, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <section className="builder-fields" aria-label={words('builder.of-section')}>
      <TextInput
        label={labels('field.NoteSectionForm.name')}
        value={section.name}
        required
        maxLength={120}
        onChange={({ currentTarget: { value } }) => value !== '' && onRename(value)}
      />
      <DefinitionFields type="NoteSectionForm" fields={first} now={section} onChange={onChange} />
      {usage > 1 && <p className="builder-quiet">{words('builder.used-by', { count: usage })}</p>}
      <details className="builder-more">
        <summary>{words('builder.more-settings')}</summary>
        <DefinitionFields type="NoteSectionForm" fields={more} now={section} onChange={onChange} />
      </details>
    </section>
  )
}

import type { ReactNode } from 'react'
import { DefinitionFields } from '#client/definitions/drafting/definition-fields.tsx'
import type { Draft } from '#client/definitions/drafting/use-draft.ts'
import { useWords } from '#client/ui/words.tsx'

const first = ['name', 'type', 'kinds', 'category', 'titleTemplate'] as const

const groups = [
  { titleId: 'note-builder.signing', fields: ['signatureConfiguration', 'noteRules', 'questionnaires'] },
  {
    titleId: 'note-builder.needs',
    fields: ['requiresEncounter', 'requiresDiagnosis', 'requiresCarePlanLink'],
  },
  { titleId: 'note-builder.writers', fields: ['roles', 'licenses', 'services', 'programs'] },
  { titleId: 'note-builder.beginning', fields: ['carryForward', 'scribeFormat', 'sectionMap'] },
  { titleId: 'note-builder.sharing', fields: ['releaseToPatient', 'securityLabels', 'printLayout'] },
] as const

/** What holds for the whole note: its name and kinds, who signs and writes it, what it needs, what it begins with; drawn from the schema. */
export function NotePanel({ draft }: { readonly draft: Draft<'NoteDefinition'> }): ReactNode {
  const words = useWords()
  const { now, change } = draft
  return (
    <section className="builder-fields" aria-label={words('note-builder.of-note')}>
      <DefinitionFields
        type="NoteDefinition"
        fields={first}
        now={now}
        onChange={(fields, about) => change(() => fields, about)}
      />
      {groups.map(({ titleId, fields }) => (
        <details key={titleId} className="builder-more" open={titleId === 'note-builder.signing'}>
          <summary>{words(titleId)}</summary>
          <DefinitionFields
            type="NoteDefinition"
            fields={fields}
            now={now}
            onChange={(said, about) => change(() => said, about)}
          />
        </details>
      ))}
    </section>
  )
}

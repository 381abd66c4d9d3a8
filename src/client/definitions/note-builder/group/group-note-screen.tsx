import type { ReactNode } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { DefinitionFields } from '#client/definitions/drafting/definition-fields.tsx'
import { DraftPage } from '#client/definitions/drafting/draft-page.tsx'
import { OpeningPage } from '#client/definitions/drafting/opening-page.tsx'
import { type Draft, useDraft } from '#client/definitions/drafting/use-draft.ts'
import { useKnown } from '#client/definitions/drafting/use-known.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { GroupNoteDefinition } from '#generated/types/group-note-definition.ts'
import { GroupPart } from './group-part.tsx'
import '#client/definitions/builder/builder.css'
import '#client/definitions/note-builder/note-builder.css'

/** A note that several share: the sections that all have in common, those that each has, and what holds for it as a whole. */
export function GroupNoteScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const answer = useAnswer('groupNoteDefinition.read', { id: params.id ?? '' })
  const stored = answer?.ok ? answer.value : undefined
  const known = useKnown('GroupNoteDefinition', stored)
  if (known && stored) return <OpenGroupNote key={stored.id} begun={known} stored={stored} />
  return <OpeningPage title={words('note-builder.screen.group-note')} answers={[answer]} />
}

type OpenProps = { readonly begun: GroupNoteDefinition; readonly stored: GroupNoteDefinition }

function OpenGroupNote({ begun, stored }: OpenProps): ReactNode {
  const words = useWords()
  const draft = useDraft('GroupNoteDefinition', { begun, stored })
  const isReadOnly = stored.status !== 'Draft'
  const { common, member, serviceDefinitions = [] } = draft.now
  return (
    <DraftPage type="GroupNoteDefinition" stored={stored} draft={draft}>
      <div className="draft-columns">
        <div className="draft-main">
          <GroupPart title={words('note-builder.common')} reference={common} />
          {member && <GroupPart title={words('note-builder.member')} reference={member} />}
          {serviceDefinitions.map(({ service, definition }) => (
            <GroupPart
              key={service.id}
              title={words('note-builder.for-service', { name: service.display ?? service.id })}
              reference={definition}
            />
          ))}
        </div>
        <aside className="draft-side" aria-label={words('note-builder.of-note')}>
          <GroupFields draft={draft} isReadOnly={isReadOnly} />
          <AllFieldsLink type="GroupNoteDefinition" id={stored.id} />
        </aside>
      </div>
    </DraftPage>
  )
}

const named = ['name'] as const

const groups = [
  { titleId: 'note-builder.group-parts', fields: ['common', 'member', 'serviceDefinitions'] },
  {
    titleId: 'note-builder.signing',
    fields: ['signatureConfiguration', 'signMode', 'noteRules', 'adminEdit'],
  },
  {
    titleId: 'note-builder.members',
    fields: ['memberDefaults', 'allowDifferentMemberDefinition', 'printMode'],
  },
  { titleId: 'note-builder.writers', fields: ['services', 'programs'] },
] as const

type FieldsProps = { readonly draft: Draft<'GroupNoteDefinition'>; readonly isReadOnly: boolean }

function GroupFields({ draft: { now, change }, isReadOnly }: FieldsProps): ReactNode {
  const words = useWords()
  return (
    <>
      <DefinitionFields
        type="GroupNoteDefinition"
        fields={named}
        now={now}
        isReadOnly={isReadOnly}
        onChange={(fields, about) => change(() => fields, about)}
      />
      {groups.map(({ titleId, fields }) => (
        <details key={titleId} className="builder-more" open={titleId === 'note-builder.group-parts'}>
          <summary>{words(titleId)}</summary>
          <DefinitionFields
            type="GroupNoteDefinition"
            fields={fields}
            now={now}
            isReadOnly={isReadOnly}
            onChange={(said, about) => change(() => said, about)}
          />
        </details>
      ))}
    </>
  )
}

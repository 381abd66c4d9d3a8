import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { ConditionEditor } from '#client/definitions/builder/conditions/condition-editor.tsx'
import { pathOfDefinition } from '#client/definitions/shown/definition-lists.ts'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { ScreenLink, useGo } from '#client/routing/use-go.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { sectionScopes } from '#generated/enumerations/section-scope.ts'
import type { NoteDefinitionSection } from '#generated/types/note-definition-section.ts'
import type { SectionEdit } from '#shared/notes/editing/edited-sections.ts'
import { askableOf } from './askable-of.ts'
import { newVersionOfSection } from './new-version-of-section.ts'
import type { NoteWork } from './note-work.ts'
import { partOf, titleOf } from './use-parts.tsx'

/** What is said of the section in hand in this note: its title, whether it has to be filled, when it is shown; and the way to its questions. */
export function SectionPanel({ work }: { readonly work: NoteWork }): ReactNode {
  const words = useWords()
  const section = work.sections.find(({ id }) => id === work.selected)
  if (!section) return <p className="builder-quiet">{words('note-builder.nothing-selected')}</p>
  return (
    <section className="builder-fields" aria-label={words('builder.of-section')}>
      <Fields key={section.id} work={work} section={section} />
      <Questions key={`questions ${section.id}`} work={work} section={section} />
    </section>
  )
}

type ChangedFields = Extract<SectionEdit, { readonly kind: 'change' }>['fields']

type Props = { readonly work: NoteWork; readonly section: NoteDefinitionSection }

function Fields({ work, section }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { id, title, required, scope, visibleWhen } = section
  const { sections, parts } = work
  const askable = useMemo(() => askableOf(sections, parts, id), [sections, parts, id])
  const label = (field: string) => labels(`field.NoteDefinitionSection.${field}`)
  const put = (fields: ChangedFields, about?: string) => work.edit({ kind: 'change', id, fields }, about)
  return (
    <>
      <TextInput
        className="note-section-title"
        label={label('title')}
        placeholder={partOf(parts, section)?.sectionForm.name}
        value={title ?? ''}
        maxLength={120}
        onChange={({ currentTarget: { value } }) => put({ title: value || undefined }, `title ${id}`)}
      />
      <Checkbox
        label={label('required')}
        description={words('note-builder.required-hint')}
        checked={required === true}
        onChange={({ currentTarget: { checked } }) => put({ required: checked })}
      />
      <NativeSelect
        label={label('scope')}
        value={scope ?? partOf(parts, section)?.sectionForm.scopeDefault ?? 'Common'}
        data={sectionScopes.map((value) => ({ value, label: labels(`enumeration.SectionScope.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = sectionScopes.find((each) => each === value)
          if (chosen) put({ scope: chosen })
        }}
      />
      <ConditionEditor
        title={words('note-builder.show-when')}
        form={askable}
        elementId=""
        group={visibleWhen}
        onChange={(make) => put((now) => ({ visibleWhen: make(now.visibleWhen) }), `condition ${id}`)}
      />
    </>
  )
}

/** The way to the questions of a section: those of a draft are edited, of others a new version is begun that this note then uses. */
function Questions({ work, section }: Props): ReactNode {
  const words = useWords()
  const go = useGo()
  const act = useAct()
  const part = partOf(work.parts, section)
  if (!part) return null
  const { sectionForm } = part
  const path = pathOfDefinition('NoteSectionForm', sectionForm.id)
  const begin = () =>
    act.perform(
      () => newVersionOfSection(sectionForm),
      (made) => {
        const reference = { id: made.id, resourceType: 'NoteSectionForm' } as const
        work.edit({ kind: 'change', id: section.id, fields: { sectionForm: reference } })
        go(pathOfDefinition('NoteSectionForm', made.id))
      },
    )
  return (
    <div className="note-questions">
      {act.failure && <FailureNotice failure={act.failure} />}
      {sectionForm.status === 'Draft' ? (
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden="true" />}
          onClick={() => go(path)}
        >
          {words('note-builder.edit-questions')}
        </Button>
      ) : (
        <>
          <p className="builder-quiet">{words('note-builder.questions-in-use')}</p>
          <Button
            variant="default"
            loading={act.isBusy}
            leftSection={<IconPencil size={16} aria-hidden="true" />}
            aria-label={words('note-builder.change-questions-of', { name: titleOf(section, work.parts) })}
            onClick={() => void begin()}
          >
            {words('builder.change-questions')}
          </Button>
          <ScreenLink to={path}>{words('note-builder.open-section', { name: sectionForm.name })}</ScreenLink>
        </>
      )}
    </div>
  )
}

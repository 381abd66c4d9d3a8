import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconEye, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { takenSection } from './note-canvas.tsx'
import { SectionLook } from './section-look.tsx'

type Props = {
  /** Puts the section behind the one in hand. */
  readonly onAdd: (sectionForm: NoteSectionForm) => void
  readonly onNew: () => void
  readonly searchRef: Ref<HTMLInputElement>
}

const published: QueryCall = {
  filters: [{ field: 'status', op: 'eq', value: 'Active' }],
  orderBy: 'name',
  order: 'asc',
  pageSize: 200,
}

/** The practice's published sections, found by a few letters; Enter takes the first, and each can be looked at. A new one is made here too. */
export function SectionPalette({ onAdd, onNew, searchRef }: Props): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const answer = useAnswer('noteSectionForm.query', published)
  const [text, setText] = useState('')
  const [looked, setLooked] = useState<NoteSectionForm>()
  const found = useFound(answer?.ok ? answer.value.items : [], text)
  const takeFirst = (event: KeyboardEvent) => {
    const [first] = found
    if (event.key !== 'Enter' || !first) return
    event.preventDefault()
    onAdd(first)
    setText('')
  }
  return (
    <section className="builder-palette" aria-label={words('note-builder.palette')}>
      {may('NoteSectionForm:Create') && (
        <Button
          fullWidth
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={onNew}
        >
          {words('builder.new-section')}
        </Button>
      )}
      <h2>{words('note-builder.published')}</h2>
      <TextInput
        ref={searchRef}
        type="search"
        aria-label={words('note-builder.find')}
        placeholder={words('note-builder.find')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={takeFirst}
      />
      <Answered
        answer={answer}
        shape="rows"
        onRetry={() => askAgain('noteSectionForm.query', published)}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="builder-quiet">{words('note-builder.none-published')}</p>}
      >
        {() => <Found found={found} onAdd={onAdd} onLook={setLooked} />}
      </Answered>
      {looked && (
        <SectionLook
          sectionForm={looked}
          onAdd={() => {
            onAdd(looked)
            setLooked(undefined)
          }}
          onClose={() => setLooked(undefined)}
        />
      )}
    </section>
  )
}

/** The sections whose name or type holds the words; those that begin with them first. */
function useFound(all: readonly NoteSectionForm[], text: string): readonly NoteSectionForm[] {
  const write = useCodeWords()
  const wanted = text.trim().toLowerCase()
  const begins = ({ name }: NoteSectionForm) => Number(wanted !== '' && name.toLowerCase().startsWith(wanted))
  return all
    .filter(({ name, sectionType }) =>
      `${name} ${write('note-section-type', sectionType.code)}`.toLowerCase().includes(wanted),
    )
    .toSorted((one, other) => begins(other) - begins(one))
}

type FoundProps = {
  readonly found: readonly NoteSectionForm[]
  readonly onAdd: (sectionForm: NoteSectionForm) => void
  readonly onLook: (sectionForm: NoteSectionForm) => void
}

function Found({ found, onAdd, onLook }: FoundProps): ReactNode {
  const words = useWords()
  const write = useCodeWords()
  return (
    <>
      <ul className="note-sections-found">
        {found.map((sectionForm) => (
          <li key={sectionForm.id}>
            <button
              type="button"
              className="builder-element"
              draggable
              onDragStart={(event) => event.dataTransfer.setData(takenSection, sectionForm.id)}
              onClick={() => onAdd(sectionForm)}
            >
              {sectionForm.name}
              <span className="builder-quiet">
                {write('note-section-type', sectionForm.sectionType.code)}
              </span>
            </button>
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={words('note-builder.look-at', { name: sectionForm.name })}
              title={words('note-builder.look-at', { name: sectionForm.name })}
              onClick={() => onLook(sectionForm)}
            >
              <IconEye size={16} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <p role="status" className="builder-quiet">
        {words('builder.found-count', { count: found.length })}
      </p>
    </>
  )
}

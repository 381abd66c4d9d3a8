import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type DragEvent, memo, type ReactNode, useId } from 'react'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { NoteDefinitionSection } from '#generated/types/note-definition-section.ts'
import { DrawnSection } from './drawn-section.tsx'
import type { PartState } from './use-parts.tsx'

/** What can be done to a section where it stands. */
export type SectionActs = {
  readonly select: (id: string) => void
  readonly moveBy: (id: string, by: -1 | 1) => void
  readonly remove: (id: string) => void
  readonly hover: (event: DragEvent, id: string) => void
  readonly drop: (event: DragEvent, id: string) => void
}

/** What a dragged section carries: its id. */
export const movedSection = 'application/x-goldthread-section'

type Props = {
  readonly section: NoteDefinitionSection
  readonly title: string
  readonly number: number
  readonly state: PartState | undefined
  /** When it is shown, in words. */
  readonly condition: string | undefined
  readonly problem: string | undefined
  readonly isSelected: boolean
  readonly isDropped: boolean
  readonly acts: SectionActs
}

/** One section of a note: its head, which is the item of the tree, and below it its form as it will be filled. */
export const SectionCard = memo(function SectionCard(props: Props): ReactNode {
  const { section, state, isDropped, isSelected, acts } = props
  const { id } = section
  return (
    // The head takes focus and keys; the card around it only makes a larger place to click and to drop.
    <div
      className="builder-item"
      data-section-id={id}
      role="none"
      data-over={isDropped || undefined}
      data-selected={isSelected || undefined}
      onClick={() => acts.select(id)}
      onDragOver={(event) => acts.hover(event, id)}
      onDrop={(event) => acts.drop(event, id)}
    >
      <div className="builder-item-head">
        <span
          className="builder-grip"
          draggable
          onDragStart={(event) => event.dataTransfer.setData(movedSection, id)}
          aria-hidden="true"
        >
          <IconGripVertical size={16} />
        </span>
        <Head {...props} />
      </div>
      {state?.kind === 'refused' && <FailureNotice failure={state.failure} />}
      {state?.kind === 'there' && <DrawnSection part={state.part} />}
    </div>
  )
})

function Head({ section, title, number, state, condition, problem, isSelected, acts }: Props): ReactNode {
  const words = useWords()
  const nameId = useId()
  const { id, required } = section
  const part = state?.kind === 'there' ? state.part : undefined
  return (
    <div
      className="builder-item-name"
      role="treeitem"
      tabIndex={isSelected ? 0 : -1}
      aria-level={1}
      aria-selected={isSelected}
      aria-labelledby={nameId}
      onFocus={() => acts.select(id)}
    >
      <span id={nameId} className="builder-item-words note-section-words">
        <span className="builder-number">{words('builder.number', { number })}</span> <b>{title}</b>{' '}
        {part && part.sectionForm.status !== 'Active' && <StatusBadge status={part.sectionForm.status} />}{' '}
        {required && <span className="builder-mark">{words('builder.required')}</span>}{' '}
        {condition !== undefined && (
          <span className="builder-mark">{words('builder.shown-when', { condition })}</span>
        )}{' '}
        {problem !== undefined && <span className="builder-fault">{problem}</span>}
      </span>
      {isSelected && <Tools id={id} title={title} acts={acts} />}
    </div>
  )
}

type ToolsProps = { readonly id: string; readonly title: string; readonly acts: SectionActs }

function Tools({ id, title: name, acts }: ToolsProps): ReactNode {
  const words = useWords()
  const tools = [
    { label: words('drafting.move-up', { name }), Icon: IconArrowUp, act: () => acts.moveBy(id, -1) },
    { label: words('drafting.move-down', { name }), Icon: IconArrowDown, act: () => acts.moveBy(id, 1) },
    { label: words('drafting.remove', { name }), Icon: IconTrash, act: () => acts.remove(id) },
  ]
  return (
    <span className="builder-tools">
      {tools.map(({ label, Icon, act }) => (
        <ActionIcon
          key={label}
          variant="subtle"
          size="md"
          aria-label={label}
          title={label}
          tabIndex={-1}
          onClick={act}
        >
          <Icon size={16} aria-hidden="true" />
        </ActionIcon>
      ))}
    </span>
  )
}

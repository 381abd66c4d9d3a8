import { ActionIcon, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronRight,
  IconCopy,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react'
import { type DragEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { type Card, dragged } from './card.ts'

type Acts = {
  readonly toggle: () => void
  readonly moveBy: (by: -1 | 1) => void
  readonly duplicate: () => void
  readonly remove: () => void
  readonly hover: (event: DragEvent) => void
  readonly drop: (event: DragEvent) => void
}

type Props = {
  readonly card: Card
  readonly number: number
  readonly count: number
  readonly isOpen: boolean
  readonly isOver: boolean
  readonly isReadOnly: boolean
  readonly acts: Acts
}

/** One card: its head, which opens it, what can be done with it, and while it is open its settings. */
export function OrderedCard({ card, number, count, isOpen, isOver, isReadOnly, acts }: Props): ReactNode {
  const bodyId = useId()
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : 1
    if (isReadOnly || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    acts.moveBy(by)
  }
  return (
    <li
      className="draft-card"
      data-card-id={card.id}
      data-over={isOver || undefined}
      data-open={isOpen || undefined}
      onDragOver={isReadOnly ? undefined : acts.hover}
      onDrop={isReadOnly ? undefined : acts.drop}
    >
      <div className="draft-card-head">
        {!isReadOnly && (
          <span
            className="draft-grip"
            draggable
            onDragStart={(event) => event.dataTransfer.setData(dragged, card.id)}
            aria-hidden="true"
          >
            <IconGripVertical size={16} />
          </span>
        )}
        <UnstyledButton
          className="draft-card-open"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={acts.toggle}
          onKeyDown={press}
        >
          <Chevron size={16} aria-hidden="true" />
          <span className="draft-number">{number}.</span>
          <b>{card.title}</b>
        </UnstyledButton>
        {card.marks}
        {!isReadOnly && (
          <Tools title={card.title} isFirst={number === 1} isLast={number === count} acts={acts} />
        )}
      </div>
      {!isOpen && <div className="draft-summary">{card.summary}</div>}
      <div id={bodyId} className="draft-card-body" hidden={!isOpen}>
        {isOpen && card.body()}
      </div>
    </li>
  )
}

type ToolsProps = {
  readonly title: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly acts: Acts
}

function Tools({ title: name, isFirst, isLast, acts }: ToolsProps): ReactNode {
  const words = useWords()
  const tools = [
    {
      label: words('drafting.move-up', { name }),
      Icon: IconArrowUp,
      act: () => acts.moveBy(-1),
      isOff: isFirst,
    },
    {
      label: words('drafting.move-down', { name }),
      Icon: IconArrowDown,
      act: () => acts.moveBy(1),
      isOff: isLast,
    },
    { label: words('drafting.duplicate', { name }), Icon: IconCopy, act: acts.duplicate, isOff: false },
    { label: words('drafting.remove', { name }), Icon: IconTrash, act: acts.remove, isOff: false },
  ]
  return (
    <span className="draft-tools">
      {tools.map(({ label, Icon, act, isOff }) => (
        <ActionIcon
          key={label}
          variant="subtle"
          size="md"
          aria-label={label}
          title={label}
          aria-disabled={isOff}
          {...(isOff ? { 'data-disabled': true } : {})}
          onClick={() => !isOff && act()}
        >
          <Icon size={16} aria-hidden="true" />
        </ActionIcon>
      ))}
    </span>
  )
}

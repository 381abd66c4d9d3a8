import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type DragEvent, memo, type ReactNode, useId } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import { isGroup } from '#shared/forms/editing/form-edit.ts'
import { ItemPreview } from './item-preview.tsx'
import type { Step } from './step-of.ts'

/** What can be done to an element where it stands. */
export type ItemActs = {
  readonly select: (id: string) => void
  readonly move: (id: string, step: Step) => void
  readonly duplicate: (id: string) => void
  readonly remove: (id: string) => void
  readonly hover: (event: DragEvent, id: string) => void
  readonly drop: (event: DragEvent, id: string) => void
}

/** What a dragged element of the canvas carries: its id. */
export const movedData = 'application/x-goldthread-element'

type ItemProps = {
  readonly element: Element
  readonly depth: number
  readonly number: number
  /** When it is shown, in words. */
  readonly condition: string | undefined
  /** What stands in the way of publishing it. */
  readonly problem: string | undefined
  readonly isSelected: boolean
  readonly isDropped: boolean
  readonly acts: ItemActs
}

/** One element on the canvas: its head, which is the item of the tree, and below it how it will look. It is drawn anew only when it changes. */
export const CanvasItem = memo(function CanvasItem(props: ItemProps): ReactNode {
  const { element, depth, isDropped, isSelected, acts } = props
  const { id } = element
  return (
    // The head takes focus and keys; the card around it only makes a larger place to click and to drop.
    <div
      className="builder-item"
      data-element-id={id}
      role="none"
      data-over={isDropped || undefined}
      data-selected={isSelected || undefined}
      style={{ marginInlineStart: `${depth * 1.25}rem` }}
      onClick={() => acts.select(id)}
      onDragOver={(event) => acts.hover(event, id)}
      onDrop={(event) => acts.drop(event, id)}
    >
      <div className="builder-item-head">
        <span
          className="builder-grip"
          draggable
          onDragStart={(event) => event.dataTransfer.setData(movedData, id)}
          aria-hidden="true"
        >
          <IconGripVertical size={16} />
        </span>
        <Head {...props} />
      </div>
      {!isGroup(element) && <ItemPreview element={element} />}
    </div>
  )
})

function Head({ element, depth, number, condition, problem, isSelected, acts }: ItemProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const nameId = useId()
  const { id, type, label, required, calculation } = element
  const kind = labels(`enumeration.FormElementType.${type}`)
  return (
    <div
      className="builder-item-name"
      role="treeitem"
      tabIndex={isSelected ? 0 : -1}
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-labelledby={nameId}
      onFocus={() => acts.select(id)}
    >
      <span id={nameId} className="builder-item-words">
        <span className="builder-number">{words('builder.number', { number })}</span> <b>{label ?? kind}</b>{' '}
        <span className="builder-quiet">{kind}</span>{' '}
        {required && <span className="builder-mark">{words('builder.required')}</span>}{' '}
        {calculation && <span className="builder-mark">{words('builder.calculated')}</span>}{' '}
        {condition !== undefined && (
          <span className="builder-mark">{words('builder.shown-when', { condition })}</span>
        )}{' '}
        {problem !== undefined && <span className="builder-fault">{problem}</span>}
      </span>
      {isSelected && <Tools id={id} acts={acts} />}
    </div>
  )
}

function Tools({ id, acts }: { readonly id: string; readonly acts: ItemActs }): ReactNode {
  const words = useWords()
  const tools = [
    { name: words('builder.move-up'), Icon: IconArrowUp, act: () => acts.move(id, 'up') },
    { name: words('builder.move-down'), Icon: IconArrowDown, act: () => acts.move(id, 'down') },
    { name: words('builder.duplicate'), Icon: IconCopy, act: () => acts.duplicate(id) },
    { name: words('builder.remove'), Icon: IconTrash, act: () => acts.remove(id) },
  ]
  return (
    <span className="builder-tools">
      {tools.map(({ name, Icon, act }) => (
        <ActionIcon
          key={name}
          variant="subtle"
          size="md"
          aria-label={name}
          title={name}
          tabIndex={-1}
          onClick={act}
        >
          <Icon size={16} aria-hidden="true" />
        </ActionIcon>
      ))}
    </span>
  )
}

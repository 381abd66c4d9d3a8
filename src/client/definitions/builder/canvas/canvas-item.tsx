import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type MouseEvent, memo, type ReactNode, useId } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import { isGroup } from '#shared/forms/editing/form-edit.ts'
import { ItemPreview } from './item-preview.tsx'
import type { Step } from './step-of.ts'
import type { Grab } from './use-dragging.ts'

/** What can be done to an element where it stands. */
export type ItemActs = {
  readonly select: (id: string) => void
  /** With Shift everything up to here is in hand, with Ctrl this one more. */
  readonly click: (event: MouseEvent, id: string) => void
  /** What is in hand, all of it. */
  readonly move: (step: Step) => void
  readonly duplicate: () => void
  readonly remove: () => void
  /** Takes it up, with all that is in hand with it. */
  readonly grab: Grab
}

/** An element as it stands on the canvas. */
export type CanvasItemProps = {
  readonly element: Element
  readonly depth: number
  readonly number: number
  /** When it is shown, in words. */
  readonly condition: string | undefined
  /** What stands in the way of publishing it. */
  readonly problem: string | undefined
  readonly isSelected: boolean
  /** In hand with others. */
  readonly isMarked: boolean
  /** Where beside it something would be dropped. */
  readonly dropped: 'before' | 'after' | 'into' | undefined
  readonly acts: ItemActs
  /** It has come near what is seen. */
  readonly isDrawn: boolean
}

/** One element on the canvas: its head, which is the item of the tree, and below it how it will look. It is drawn anew only when it changes. */
export const CanvasItem = memo(function CanvasItem(props: CanvasItemProps): ReactNode {
  const { element, depth, dropped, isSelected, isMarked, acts, isDrawn } = props
  const { id } = element
  return (
    // The head takes focus and keys; the card around it only makes a larger place to click and to drop.
    <div
      className="builder-item"
      data-element-id={id}
      role="none"
      data-over={dropped}
      data-selected={isSelected || undefined}
      data-marked={isMarked || undefined}
      style={{ marginInlineStart: `${depth * 1.25}rem` }}
      onMouseDown={keepFocus}
      onClick={(event) => acts.click(event, id)}
    >
      <div className="builder-item-head">
        <span className="builder-grip" onPointerDown={(event) => acts.grab(event, { id })} aria-hidden="true">
          <IconGripVertical size={16} />
        </span>
        <Head {...props} />
      </div>
      {!isGroup(element) && <ItemPreview element={element} isDrawn={isDrawn} />}
    </div>
  )
})

/** A click that takes more in hand moves no focus and marks no text. */
function keepFocus(event: MouseEvent): void {
  if (event.shiftKey || event.ctrlKey || event.metaKey) event.preventDefault()
}

function Head(props: CanvasItemProps): ReactNode {
  const { element, depth, number, condition, problem, isSelected, isMarked, acts } = props
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
      aria-selected={isSelected || isMarked}
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
      {isSelected && <Tools acts={acts} />}
    </div>
  )
}

function Tools({ acts }: { readonly acts: ItemActs }): ReactNode {
  const words = useWords()
  const tools = [
    { name: words('builder.move-up'), Icon: IconArrowUp, act: () => acts.move('up') },
    { name: words('builder.move-down'), Icon: IconArrowDown, act: () => acts.move('down') },
    { name: words('builder.duplicate'), Icon: IconCopy, act: acts.duplicate },
    { name: words('builder.remove'), Icon: IconTrash, act: acts.remove },
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
          onClick={(event) => {
            // What is done to several leaves them in hand: the card does not hear it.
            event.stopPropagation()
            act()
          }}
        >
          <Icon size={16} aria-hidden="true" />
        </ActionIcon>
      ))}
    </span>
  )
}

import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconList,
  IconListNumbers,
  IconTarget,
} from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type Ref, useCallback } from 'react'
import { useSource } from '#client/ui/external-store.ts'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  readonly editor: Editor
  readonly label: string
  readonly back: () => void
  readonly ref: Ref<HTMLDivElement>
  /** Ties a sentence to the plan of the patient whom the form is about. */
  readonly tie?: () => void
}

/** What can be done to an element's composed text. One comes here by Alt+F10 or with the pointer, and goes back by Escape; Tab passes by. */
export function RichToolbar({ editor, label, back, ref, tie }: Props) {
  const words = useWords()
  const active = useActive(editor)
  return (
    <div
      ref={ref}
      className="form-rich-tools"
      role="toolbar"
      aria-label={words('form.rich-tools', { label })}
      onKeyDown={(event) => move(event, back)}
    >
      {tools.map(({ name, Icon, node, run }) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          title={words(`form.rich-${name}`)}
          aria-label={words(`form.rich-${name}`)}
          {...(node ? { 'aria-pressed': active.includes(node) } : {})}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          <Icon size={16} aria-hidden="true" />
        </button>
      ))}
      {tie && (
        <button
          type="button"
          tabIndex={-1}
          title={words('form.rich-tie')}
          aria-label={words('form.rich-tie')}
          aria-keyshortcuts="Control+Shift+L"
          aria-pressed={active.includes('tie')}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={tie}
        >
          <IconTarget size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

const tools = [
  { name: 'bold', Icon: IconBold, node: 'bold', run: (editor: Editor) => editor.commands.toggleBold() },
  {
    name: 'italic',
    Icon: IconItalic,
    node: 'italic',
    run: (editor: Editor) => editor.commands.toggleItalic(),
  },
  {
    name: 'bullets',
    Icon: IconList,
    node: 'bulletList',
    run: (editor: Editor) => editor.commands.toggleBulletList(),
  },
  {
    name: 'numbers',
    Icon: IconListNumbers,
    node: 'orderedList',
    run: (editor: Editor) => editor.commands.toggleOrderedList(),
  },
  {
    name: 'deeper',
    Icon: IconIndentIncrease,
    node: undefined,
    run: (editor: Editor) => editor.commands.sinkListItem('listItem'),
  },
  {
    name: 'shallower',
    Icon: IconIndentDecrease,
    node: undefined,
    run: (editor: Editor) => editor.commands.liftListItem('listItem'),
  },
  { name: 'undo', Icon: IconArrowBackUp, node: undefined, run: (editor: Editor) => editor.commands.undo() },
  {
    name: 'redo',
    Icon: IconArrowForwardUp,
    node: undefined,
    run: (editor: Editor) => editor.commands.redo(),
  },
] as const

/** What holds where the caret stands. */
function useActive(editor: Editor): readonly string[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener)
      return () => {
        editor.off('transaction', listener)
      }
    },
    [editor],
  )
  const read = () =>
    [...tools.map(({ node }) => node), 'tie']
      .flatMap((node) => (node && editor.isActive(node) ? [node] : []))
      .join(' ')
  return useSource({ subscribe, read }).split(' ')
}

function move(event: KeyboardEvent<HTMLElement>, back: () => void): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: buttons.length - 1 - at }[event.key]
  if (event.key === 'Escape') back()
  else if (step === undefined) return
  else buttons[(at + step + buttons.length) % buttons.length]?.focus()
  event.preventDefault()
  event.stopPropagation()
}

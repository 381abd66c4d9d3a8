import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconH1,
  IconH2,
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
      {tools.map(({ name, Icon, node, keys, run }) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          title={words(`form.rich-${name}`)}
          aria-label={words(`form.rich-${name}`)}
          {...(node ? { 'aria-pressed': active.includes(name) } : {})}
          {...(keys ? { 'aria-keyshortcuts': keys } : {})}
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

type Tool = {
  readonly name:
    | 'bold'
    | 'italic'
    | 'bullets'
    | 'numbers'
    | 'heading'
    | 'subheading'
    | 'deeper'
    | 'shallower'
    | 'undo'
    | 'redo'
  readonly Icon: typeof IconBold
  /** What holds at the caret where the tool is pressed in. */
  readonly node?: string
  readonly attributes?: { readonly level: 1 | 2 }
  readonly keys?: string
  readonly run: (editor: Editor) => boolean
}

const tools: readonly Tool[] = [
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
    name: 'heading',
    Icon: IconH1,
    node: 'heading',
    attributes: { level: 1 },
    keys: 'Control+Alt+1',
    run: (editor: Editor) => editor.commands.toggleNode('heading', 'paragraph', { level: 1 }),
  },
  {
    name: 'subheading',
    Icon: IconH2,
    node: 'heading',
    attributes: { level: 2 },
    keys: 'Control+Alt+2',
    run: (editor: Editor) => editor.commands.toggleNode('heading', 'paragraph', { level: 2 }),
  },
  {
    name: 'deeper',
    Icon: IconIndentIncrease,
    run: (editor: Editor) => editor.commands.sinkListItem('listItem'),
  },
  {
    name: 'shallower',
    Icon: IconIndentDecrease,
    run: (editor: Editor) => editor.commands.liftListItem('listItem'),
  },
  { name: 'undo', Icon: IconArrowBackUp, run: (editor: Editor) => editor.commands.undo() },
  {
    name: 'redo',
    Icon: IconArrowForwardUp,
    run: (editor: Editor) => editor.commands.redo(),
  },
]

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
    [...tools, { name: 'tie', node: 'tie', attributes: undefined }]
      .flatMap(({ name, node, attributes }) => (node && editor.isActive(node, attributes) ? [name] : []))
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

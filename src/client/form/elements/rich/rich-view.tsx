import { type DragEvent, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describedBy } from '#client/form/elements/described-by.ts'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { asLetters } from '#shared/elements/text/as-letters.ts'
import type { EnteredAt } from './entered-at.ts'
import { loadedWriting, loadWriting } from './loaded-writing.ts'
import { RichText } from './rich-text.tsx'
import { SourceInput } from './source-input.tsx'
import './rich.css'

type Standing = 'rests' | 'source' | { readonly at: EnteredAt }

/**
 * An element's composed text. It stands there as it reads; the editor is made in its place when somebody enters it, and the last few stay
 * with all that can be taken back. Until the editor has come the text is written with its signs, so that no key waits for the network.
 */
export function RichView(props: ViewProps<string>) {
  const { id, label, value = '', isReadOnly, marks, element } = props
  const [standing, setStanding] = useState<Standing>('rests')
  const host = useRef<HTMLDivElement>(null)
  const pressed = useRef<EnteredAt>('end')
  useEffect(() => void loadWriting(), [])
  const rest = () => setStanding('rests')
  /** What was typed with its signs, before the editor had come, is kept as letters where it would be refused. */
  const settle = () => {
    const letters = asLetters(value)
    if (letters !== value) props.change(letters)
    rest()
  }
  const Writing = typeof standing === 'object' ? loadedWriting() : undefined

  const named = { id, 'aria-label': label, className: 'form-input form-prose form-rich-place' }
  const words =
    value === '' ? <p className="form-rich-empty">{element.placeholder}</p> : <RichText text={value} />
  if (isReadOnly)
    return (
      <section {...named} {...describedBy(marks, [])} tabIndex={-1} data-fixed>
        {words}
      </section>
    )
  if (standing === 'source') return <SourceInput {...props} rest={settle} />

  const enter = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (Writing) return
    const at = isChosenWhole(currentTarget) ? 'all' : pressed.current
    flushSync(() => setStanding(loadedWriting() === undefined ? 'source' : { at }))
  }
  const place = {
    ...marks,
    ...named,
    role: 'textbox',
    tabIndex: 0,
    'aria-multiline': true,
    'aria-keyshortcuts': 'Alt+F10 Control+B Control+I Control+Alt+1 Control+Alt+2',
    contentEditable: true,
    suppressContentEditableWarning: true,
    spellCheck: true,
    ...(Writing && { 'data-writing': true }),
    ...(Writing && value === '' && element.placeholder ? { 'data-placeholder': element.placeholder } : {}),
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      pressed.current = { left: clientX, top: clientY }
    },
    onDrop: Writing ? undefined : notHere,
    onFocus: enter,
  }
  return (
    <div className="form-rich">
      <div {...place} ref={host}>
        {Writing ? null : words}
      </div>
      {Writing && typeof standing === 'object' && (
        <Writing {...props} place={host} at={standing.at} rest={rest} />
      )}
    </div>
  )
}

/** What is dropped on a text at rest would stand there and be stored nowhere. */
function notHere(event: DragEvent): void {
  event.preventDefault()
}

function isChosenWhole(place: HTMLElement): boolean {
  const chosen = window.getSelection()
  return chosen !== null && !chosen.isCollapsed && place.contains(chosen.anchorNode)
}

import { type RefObject, useEffect, useRef } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import type { Element } from '#shared/forms/definition.ts'
import { copiedElements } from '#shared/forms/editing/copied-elements.ts'
import { pastedQuestions } from '#shared/forms/editing/pasted-questions.ts'
import { idsOf, withinOf } from '#shared/forms/editing/standings-of.ts'
import { togetherOf } from '#shared/forms/editing/together.ts'
import { placeAfter } from './place-after.ts'

const elementData = 'application/x-goldthread-elements'

/** Copies what is in hand, and pastes elements of this or another form, or a list of questions as text, behind it. */
export function useClipboard(canvas: RefObject<HTMLElement | null>, builder: Builder): void {
  const now = useRef(builder)
  now.current = builder
  useEffect(() => {
    const copy = (event: ClipboardEvent) => isOn(canvas) && copyTo(event, now.current)
    const cut = (event: ClipboardEvent) => {
      const { together, edit } = now.current
      if (isOn(canvas) && copyTo(event, now.current)) edit({ kind: 'remove', ids: together })
    }
    const paste = (event: ClipboardEvent) => isOn(canvas) && pasteFrom(event, now.current)
    document.addEventListener('copy', copy)
    document.addEventListener('cut', cut)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', cut)
      document.removeEventListener('paste', paste)
    }
  }, [canvas])
}

/** The focus is on the canvas, so keys mean the form and not a field. */
function isOn(canvas: RefObject<HTMLElement | null>): boolean {
  return canvas.current?.contains(document.activeElement) ?? false
}

function copyTo(event: ClipboardEvent, { form, together }: Builder): boolean {
  const elements = togetherOf(form, together)
  const { clipboardData } = event
  if (elements.length === 0 || !clipboardData) return false
  clipboardData.setData(elementData, JSON.stringify(elements))
  clipboardData.setData('text/plain', elements.flatMap(withinOf).map(textOf).join('\n'))
  event.preventDefault()
  return true
}

/** A question as it can be pasted again, here or into a letter. */
function textOf({ id, label, options = [] }: Element): string {
  return [label ?? id, ...options.map((option) => `- ${option.label ?? option.code}`)].join('\n')
}

function pasteFrom(event: ClipboardEvent, { form, selected, edit }: Builder): void {
  const { clipboardData } = event
  if (!clipboardData) return
  const elements =
    copiedElements(clipboardData.getData(elementData), form) ??
    pastedQuestions(clipboardData.getData('text/plain'), idsOf(form))
  if (elements.length === 0) return
  event.preventDefault()
  edit({ kind: 'insert', elements, place: placeAfter(form, selected) })
}

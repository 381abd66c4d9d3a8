import { type RefObject, useEffect, useRef } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import type { Element } from '#shared/forms/definition.ts'
import { clippingText, copiedElements, readClipping } from '#shared/forms/editing/copied-elements.ts'
import { pastedQuestions } from '#shared/forms/editing/pasted-questions.ts'
import { idsOf, withinOf } from '#shared/forms/editing/standings-of.ts'
import type { TakenAlong } from '#shared/forms/editing/taken-along.ts'
import { togetherOf } from '#shared/forms/editing/together.ts'
import { placeAfter } from './place-after.ts'

const elementData = 'application/x-goldthread-elements'

/** Copies what is in hand, and pastes elements of this or another form, or a list of questions as text, behind it; what was cut out of the form and comes back is said to be what it was. */
export function useClipboard(
  canvas: RefObject<HTMLElement | null>,
  builder: Builder,
  onLost: (lost: readonly TakenAlong[]) => void,
): void {
  const now = useRef({ builder, onLost })
  now.current = { builder, onLost }
  useEffect(() => {
    const copy = (event: ClipboardEvent) => isOn(canvas) && copyTo(event, now.current.builder)
    const cut = (event: ClipboardEvent) => {
      const { together, edit } = now.current.builder
      if (isOn(canvas) && copyTo(event, now.current.builder, true)) edit({ kind: 'remove', ids: together })
    }
    const paste = (event: ClipboardEvent) =>
      isOn(canvas) && pasteFrom(event, now.current.builder, now.current.onLost)
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

function copyTo(event: ClipboardEvent, { form, section, together }: Builder, isCut = false): boolean {
  const elements = togetherOf(form, together)
  const { clipboardData } = event
  if (elements.length === 0 || !clipboardData) return false
  const cutFrom = isCut ? { form, section } : undefined
  clipboardData.setData(elementData, clippingText({ from: form.id, elements, cutFrom }))
  clipboardData.setData('text/plain', elements.flatMap(withinOf).map(textOf).join('\n'))
  event.preventDefault()
  return true
}

/** A question as it can be pasted again, here or into a letter. */
function textOf({ id, label, options = [] }: Element): string {
  return [label ?? id, ...options.map((option) => `- ${option.label ?? option.code}`)].join('\n')
}

function pasteFrom(
  event: ClipboardEvent,
  { form, selected, edit }: Builder,
  onLost: (lost: readonly TakenAlong[]) => void,
): void {
  const { clipboardData } = event
  if (!clipboardData) return
  const place = placeAfter(form, selected)
  const clipping = readClipping(clipboardData.getData(elementData))
  if (clipping) {
    const { elements, lost } = copiedElements(clipping, form)
    edit({
      kind: 'insert',
      elements,
      place,
      cutFrom: clipping.from === form.id ? clipping.cutFrom : undefined,
    })
    onLost(lost)
  } else {
    const elements = pastedQuestions(clipboardData.getData('text/plain'), idsOf(form))
    if (elements.length === 0) return
    edit({ kind: 'insert', elements, place })
  }
  event.preventDefault()
}

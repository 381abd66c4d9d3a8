import { type Writer, writerIn } from '#client/form/elements/rich/writers.ts'
import type { TextExpansion } from '#generated/types/text-expansion.ts'
import { richWords } from '#shared/elements/text/rich-words.ts'
import { cursorSign } from '#shared/shorthand/filled.ts'

/** A field in which prepared texts are used. */
export type WrittenField = Writer & { readonly element: HTMLElement }

/** Where they are not: signatures, code, and whatever says so. */
const closed = '[data-no-shorthand], .form-code, [data-type="Signature"]'

/** Where single lines take them too: in the forms of a note. */
const lines = '[data-shorthand]'

/** The field that is written in, if prepared texts are used in it: composed texts, long texts, and the lines of a note. */
export function writtenField(target: EventTarget | null): WrittenField | undefined {
  if (!(target instanceof HTMLElement) || target.closest(closed)) return undefined
  if (target instanceof HTMLTextAreaElement) return plainField(target, false)
  if (target instanceof HTMLInputElement)
    return target.type === 'text' && target.role !== 'combobox' && target.closest(lines)
      ? plainField(target, true)
      : undefined
  const place = target.closest('.form-rich-place')
  const writer = place && writerIn(place)
  return writer && place instanceof HTMLElement ? { ...writer, element: place } : undefined
}

function plainField(
  element: HTMLTextAreaElement | HTMLInputElement,
  isLine: boolean,
): WrittenField | undefined {
  if (element.readOnly || element.disabled) return undefined
  const caret = () => element.selectionStart ?? element.value.length
  return {
    element,
    before: () => {
      const isOpen = caret() === element.selectionEnd
      return isOpen ? element.value.slice(element.value.lastIndexOf('\n', caret() - 1) + 1, caret()) : ''
    },
    put: (letters, text) => {
      element.focus()
      const start = Math.max(0, caret() - letters)
      const replaced = element.value.slice(start, caret())
      const words = wordsOf(text, isLine)
      const at = words.indexOf(cursorSign)
      const written = words.replace(cursorSign, '')
      write(element, { start, end: start + replaced.length }, written)
      if (at !== -1) element.setSelectionRange(start + at, start + at)
      const after = element.value
      return () => {
        if (element.value !== after) return false
        write(element, { start, end: start + written.length }, replaced)
        return true
      }
    },
    add: (text) => {
      const written = wordsOf(text, isLine).replace(cursorSign, '')
      const span = { start: caret(), end: element.selectionEnd ?? caret() }
      if (document.activeElement === element) write(element, span, written)
      else writeApart(element, span, written)
    },
  }
}

function wordsOf(text: string, isLine: boolean): string {
  const words = richWords(text)
  return isLine ? words.replaceAll(/\s*\n\s*/g, ' ') : words
}

type Span = { readonly start: number; readonly end: number }

/** As somebody would have typed it: the field hears of it, and it can be taken back by Ctrl+Z. */
function write(element: HTMLTextAreaElement | HTMLInputElement, { start, end }: Span, text: string): void {
  element.setSelectionRange(start, end)
  const isWritten = document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  if (!isWritten) writeApart(element, { start, end }, text)
}

/** Where the focus is elsewhere, it stays there. */
function writeApart(
  element: HTMLTextAreaElement | HTMLInputElement,
  { start, end }: Span,
  text: string,
): void {
  element.setRangeText(text, start, end, 'end')
  element.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Whether a text expansion acts in a field: in all of them, or in the questions that it names. */
export function actsIn({ elements = [] }: Pick<TextExpansion, 'elements'>, { id }: HTMLElement): boolean {
  // A field is called by its form and the question's path.
  const question = id.split(':').at(-1)?.split('/').at(-1) ?? ''
  return elements.length === 0 || elements.includes(question)
}

import { openStore } from '#client/ui/external-store.ts'
import type { TextUse } from '#generated/types/text-use.ts'
import { type WrittenField, writtenField } from './written-field.ts'

/** A text that is to be put where somebody wrote last. */
export type WantedText = {
  readonly name: string
  readonly body: string
  /** The prepared text that it is, where its use is counted. */
  readonly text?: TextUse['text']
}

/** What is to be put in next; whoever puts it in clears it. */
export const wantedText = openStore<WantedText | undefined>(undefined)

let last: HTMLElement | undefined

/** Somebody writes here now. */
export function keepWritten(element: HTMLElement): void {
  last = element
}

/** Asks for a text where somebody wrote last; false where that is nowhere on this screen. */
export function putWhereWritten(wanted: WantedText): boolean {
  if (!last?.isConnected) return false
  wantedText.change(wanted)
  return true
}

/** The field where somebody wrote last, with the focus in it again. */
export function fieldWritten(): WrittenField | undefined {
  if (!last?.isConnected) return undefined
  last.focus()
  return writtenField(last)
}

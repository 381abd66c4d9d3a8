import type { SpeakMessage } from '#shared/rules/sentence.ts'
import type { PrintWords } from './printed-answer.ts'

/** One question with the space for its answer, questions under one heading, words for whoever fills it, or a new page. */
export type BlankEntry =
  | (BlankAsked & { readonly kind: 'question'; readonly isRequired: boolean; readonly space: BlankSpace })
  | (BlankAsked & { readonly kind: 'group'; readonly entries: readonly BlankEntry[] })
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'words'; readonly title: string; readonly text: string }
  | { readonly kind: 'page' }

/** What a question or a group of them says. */
export type BlankAsked = {
  readonly label: string
  readonly help?: string
  /** When it is to be answered at all, in words. */
  readonly condition?: string
}

/** What a blank form is written with. */
export type BlankWords = PrintWords & { readonly say: SpeakMessage }

/** Where an answer is written by pen. */
export type BlankSpace =
  /** Boxes to be ticked: one of them, or several; `other`: what stands before the lines for what is in no box. */
  | {
      readonly kind: 'boxes'
      readonly isSeveral: boolean
      readonly options: readonly string[]
      readonly other?: readonly string[]
      readonly hint?: string
    }
  /** So many lines for words. */
  | { readonly kind: 'lines'; readonly count: number; readonly hint?: string }
  /** Short lines side by side, each with what is written there. */
  | { readonly kind: 'fields'; readonly fields: readonly string[] }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly BlankRow[] }
  /** The same questions so many times. */
  | { readonly kind: 'rows'; readonly entries: readonly BlankEntry[]; readonly count: number }
  /** The parts of one answer. */
  | { readonly kind: 'parts'; readonly entries: readonly BlankEntry[] }
  /** A free space to draw. */
  | { readonly kind: 'canvas' }

/** A row of a blank table: what it is called, and what already stands in its cells: the boxes of a choice, else nothing. */
export type BlankRow = { readonly label: string; readonly cells: readonly string[] }

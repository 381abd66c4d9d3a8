import type { AnyElement, FormElementType } from '#generated/types/elements.ts'
import type { Answer } from '#shared/answers/answer.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'

/** All that is true of one type of element, whatever form it stands in. How it is drawn, its view says. */
export type ElementKind = {
  /** An answer; others, whose answers stay flat; or nothing, because it only shows. */
  readonly holds: 'answer' | 'others' | 'nothing'
  /** The JSON Schema of one answer, without the author's own limits. */
  readonly shape: (element: AnyElement, shapeOf: (part: AnyElement) => JsonSchema) => JsonSchema
  /** What an answer is made of, where it has named parts. */
  readonly composition?: Composition
  /** The plainer element that this one stands for. */
  readonly standIn?: (element: AnyElement) => AnyElement
  /** One answer, or one entry of a list, as a person reads it; as it is stored where nothing is said. */
  readonly text?: ElementText
  /** What a stored text says, without what only formats it: this is counted, compared and judged. All of it where nothing is said. */
  readonly said?: (element: AnyElement, value: string) => string
  /** What is written between the entries of a list; a comma where nothing is said. */
  readonly between?: string
  /** Its answer is read beneath the question and not beside it. */
  readonly isBlock?: boolean
} & Reckoning

/** The types of one room, by name. */
export type ElementKinds = { readonly [Type in FormElementType]?: ElementKind }

/** An answer that is made of named parts: one record of them, or a list of such records. */
export type Composition = { readonly as: 'record' | 'rows'; readonly parts: readonly AnyElement[] }

/** Writes an answer in words. */
export type ElementText = (element: AnyElement, value: Answer, reader: InnerReader) => string

/** What an answer needs beside itself to be read: words for yes and no, and how days and times are written here. */
export type Reader = {
  readonly yes: string
  readonly no: string
  readonly moments: Readonly<
    Record<'date' | 'dateAndTime' | 'clock' | 'approximate', (value: string) => string>
  >
  readonly message: (id: string) => string
  /** A code of a coded list in words. */
  readonly code: (list: string, code: string) => string
}

/** A reader that can also read the parts of an answer. */
export type InnerReader = Reader & { readonly textOf: (part: AnyElement, value: Answer) => string }

/** How many sources a calculation has, and how many of them are not answered. */
export type SourceCount = { readonly of: number; readonly missing: number }

/** How answers are limited, counted and put in order. */
type Reckoning = {
  /** Which of the author's limits hold: beside those of one value, numbers', texts' or lists'; or none at all. */
  readonly limits?: 'number' | 'text' | 'list' | 'none'
  /** Lays the limits over the shape where they hold for a part of the answer. */
  readonly limited?: (shape: JsonSchema, limits: JsonSchema) => JsonSchema
  /** What a stored text counts for; that of the chosen option where nothing is said. */
  readonly score?: (value: string) => number | undefined
  /** A calculated number as an answer of this type; the number itself where nothing is said. */
  readonly calculated?: (element: AnyElement, value: number, sources: SourceCount) => Answer | undefined
  /** What a stored text is compared by; the text whatever its case where nothing is said. */
  readonly order?: (value: string, around: Comparing) => number | string | undefined
  /** The answer is a day or an instant. */
  readonly isMoment?: boolean
}

/** The other answer of a comparison, and the instant of a stored text in the session's zone. */
export type Comparing = {
  readonly other: Answer | undefined
  readonly momentOf: (value: string) => number | undefined
}

import type { AnyElement } from '#generated/types/elements.ts'
import type { Answer } from '#shared/answers/answer.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import { elementKinds } from './element-kinds.ts'
import type { Composition, Reader } from './kind/element-kind.ts'

type Typed = Pick<AnyElement, 'type'>

/** True for the types that only hold others, whose answers stay flat. */
export function holdsOthers({ type }: Typed): boolean {
  return elementKinds[type].holds === 'others'
}

/** True for the types that hold an answer (a repeater holds rows). */
export function holdsAnswer({ type }: Typed): boolean {
  return elementKinds[type].holds === 'answer'
}

/** Whether nobody can answer it: it is calculated, only to be read, or never shown, and so required of nobody. */
export function isSilent({ hidden, readOnly, calculation }: AnyElement): boolean {
  return hidden === true || readOnly === true || (calculation !== undefined && !calculation.editable)
}

/** The JSON Schema of one value of an element. */
export function shapeOf(element: AnyElement): JsonSchema {
  return elementKinds[element.type].shape(element, shapeOf)
}

/** The parts of an element's answer; none when it is one plain answer. */
export function compositionOf({ type }: Typed): Composition | undefined {
  return elementKinds[type].composition
}

/** What an element is drawn and checked as: types that are a plainer one with something fixed stand for that one. */
export function standInFor(element: AnyElement): AnyElement {
  return elementKinds[element.type].standIn?.(element) ?? element
}

/** An answer as a person reads it, one line per part; lists and tables come as several lines. */
export function answerText(element: AnyElement, value: Answer, reader: Reader): string {
  const kind = elementKinds[element.type]
  if (kind.standIn) return answerText(kind.standIn(element), value, reader)

  const inner = { ...reader, textOf: (part: AnyElement, answer: Answer) => answerText(part, answer, reader) }
  const one = (entry: Answer) => (kind.text ? kind.text(element, entry, inner) : storedText(entry))
  return Array.isArray(value) ? value.map(one).join(kind.between ?? ', ') : one(value)
}

/** An answer without what only formats it: what is counted, compared and held against its author's limits. */
export function saidIn(element: AnyElement, value: Answer): Answer {
  const { said } = elementKinds[element.type]
  if (!said) return value
  if (Array.isArray(value)) return value.map((entry) => saidIn(element, entry))
  return typeof value === 'string' ? said(element, value) : value
}

function storedText(value: Answer): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return String(value)
  return Object.values(value).map(storedText).join(' · ')
}

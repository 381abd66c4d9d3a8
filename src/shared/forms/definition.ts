import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { AnyElement, FormElement, FormElementType } from '#generated/types/elements.ts'
import type { Answer } from '#shared/answers/answer.ts'

/** One of the element types (`schemas/elements`). */
export type ElementType = FormElementType

/** One question or display of a form, as the engine reads it. The generated union `FormElement` says which fields belong to which type. */
export type Element = AnyElement

/** A check across fields of a form: when the group is true, the message is shown. */
export type CrossCheck = {
  readonly when: ConditionGroup
  readonly message: string
  readonly severity?: 'Block' | 'Warn' | 'Info' | undefined
}

/** What the engine needs of a Form or a Questionnaire. */
export type Definition = {
  readonly elements: readonly Element[]
  readonly validations?: readonly CrossCheck[] | undefined
}

/** Stored JSON as the answer that it is. */
export function asAnswer(stored: unknown): Answer | undefined {
  // Answers are JSON, and so is whatever a widget or a stored form hands over.
  return stored as Answer | undefined
}

/**
 * A stored Form or Questionnaire, or a generated edit screen, as the engine reads it: the same object, so that
 * what is compiled for it is found again. Its shape was checked by the generated validator at the door.
 */
export function definitionOf(stored: { readonly elements: readonly unknown[] }): Definition {
  // The generated validator of its type has looked at it.
  return stored as Definition
}

/** The same as `definitionOf`, with all else that is stored beside the elements. */
export function wholeDefinitionOf<Stored extends { readonly elements: readonly unknown[] }>(
  stored: Stored,
): Stored & Definition {
  // The generated validator of its type has looked at it.
  return stored as Stored & Definition
}

/** Fields that the engine has kept, each in the shape that the element's own schema gives it, as the element that they are. */
export function elementOf(fields: object): Element {
  // The form that kept them was drawn from the schema of the element.
  return fields as Element
}

/** The wide element of the engine holds what the schemas' union holds; the validator before the store sees to it. */
export function storedElements(elements: readonly Element[]): readonly FormElement[] {
  // The compiler cannot see that a member of the wide type is one of the union.
  return elements as readonly FormElement[]
}

/** True for a group, false for a single clause. */
export function isGroup(clause: Clause | ConditionGroup): clause is ConditionGroup {
  return 'combinator' in clause
}

/** The clauses of a group and of all groups inside it. */
export function clausesOf(group: ConditionGroup | undefined): readonly Clause[] {
  if (!group) return []
  return group.clauses.flatMap((clause) => (isGroup(clause) ? clausesOf(clause) : [clause]))
}

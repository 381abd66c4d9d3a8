import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'

/** What writing one element needs of the whole form. */
export type FormWriting = {
  readonly linkIdOf: (elementId: string) => string
  readonly elementOf: (elementId: string) => Element | undefined
  readonly translations: Questionnaire['translations']
}

/** Opens the writing of a form's elements. */
export function openWriting(
  elements: readonly Element[],
  translations: Questionnaire['translations'],
): FormWriting {
  const byId = new Map(flat(elements).map((element) => [element.id, element]))
  return {
    linkIdOf: (id) => linkIdOf(byId.get(id)) ?? id,
    elementOf: (id) => byId.get(id),
    translations,
  }
}

/** All elements of a form, those inside others after their holder. */
export function flat(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) => [element, ...flat(element.children ?? [])])
}

function linkIdOf(element: Element | undefined): string | undefined {
  return element?.codes?.find(({ system }) => system === 'linkId')?.code
}

/** An object without the keys that hold nothing. */
export function present(fields: {
  readonly [key: string]: ForeignObject[string] | undefined
}): ForeignObject {
  const entries = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  )
  return Object.fromEntries(entries)
}

/** A list, or nothing when it is empty. */
export function unlessEmpty<Item>(list: readonly Item[]): readonly Item[] | undefined {
  return list.length === 0 ? undefined : list
}

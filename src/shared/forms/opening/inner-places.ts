import type { Reference } from '#generated/types/reference.ts'
import { type Answer, type Answers, isRecord } from '#shared/answers/answer.ts'
import { holdsOthers } from '#shared/elements/element.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'

/** A form that stands inside one that is opened, as far as it was answered. */
export type InnerPlace = {
  /** Where the answers to it stand in the answers around it. */
  readonly pointer: string
  readonly element: Element
  /** The whole answer to the element. */
  readonly value: Answers
  /** Which form it is, in the version that was answered where one is named. */
  readonly form: Reference
  readonly answers: Answers
}

/** The forms inside a form that were answered: embedded ones, and instruments that were filled in place. */
export function innerPlaces({ elements }: Definition, answers: Answers): readonly InnerPlace[] {
  return placesIn(elements, answers, '')
}

function placesIn(elements: readonly Element[], answers: Answers, above: string): readonly InnerPlace[] {
  return elements.flatMap((element) => {
    if (holdsOthers(element)) return placesIn(element.children ?? [], answers, above)
    const value = answers[element.id]
    const pointer = `${above}/${element.id.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (element.type === 'Repeater') return rowsIn(element, value, pointer)
    return isRecord(value) ? placeOf(element, value, pointer) : []
  })
}

function rowsIn({ children = [] }: Element, value: Answer | undefined, above: string): readonly InnerPlace[] {
  const rows = Array.isArray(value) ? value : []
  return rows.flatMap((row, at) => (isRecord(row) ? placesIn(children, row, `${above}/${at}`) : []))
}

function placeOf(element: Element, value: Answers, pointer: string): readonly InnerPlace[] {
  if (element.type === 'Subform' && element.form)
    return [{ pointer, element, value, form: element.form, answers: value }]
  if (element.type !== 'Instrument' || !element.questionnaire || !isRecord(value.answers)) return []
  const form = { ...element.questionnaire, ...versionIn(value.questionnaire) }
  return [{ pointer: `${pointer}/answers`, element, value, form, answers: value.answers }]
}

function versionIn(reference: Answer | undefined): { readonly versionId?: string } {
  return isRecord(reference) && typeof reference.versionId === 'string'
    ? { versionId: reference.versionId }
    : {}
}

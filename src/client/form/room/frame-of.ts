import { standInFor } from '#shared/elements/element.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import type { ElementViews, Frame, Marks } from './element-view.ts'

/** In the form's room, how an element stands around its control. */
export function frameOf(views: ElementViews, element: Element): Frame {
  if (isRepeated(element)) return 'group'
  const { frame } = views[element.type]
  return typeof frame === 'function' ? frame(element) : frame
}

/** Whether the element holds several values of its own kind (the rows of a repeater are its own matter). */
export function isRepeated(element: Element): boolean {
  if (standInFor(element).type === 'Reference' && element.multiple) return true
  return element.repeats !== undefined && element.type !== 'Repeater'
}

/** Whether the control has several parts, so that a fieldset and its legend name it. */
export function isGrouped(frame: Frame): boolean {
  return frame === 'group' || frame === 'radios'
}

/** The ids that describe a control: the element that its author names, its help and its findings, only those that stand in the page. */
export function descriptionOf(
  id: string,
  { id: own, help, a11y }: Element,
  findings: readonly Finding[],
): { readonly 'aria-describedby'?: string } {
  const named = a11y?.describedBy
  const ids = [
    ...(named && id.endsWith(own) ? [id.slice(0, -own.length) + named] : []),
    ...(help ? [`${id}-help`] : []),
    ...(findings.length > 0 ? [`${id}-findings`] : []),
  ]
  return ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}
}

type Marking = {
  readonly id: string
  readonly element: Element
  readonly findings: readonly Finding[]
  readonly isRequired: boolean
  readonly frame: Frame
}

/** What the control itself says; in a group the fieldset says the rest. */
export function marksOf({ id, element, findings, isRequired, frame }: Marking): Marks {
  const isInvalid = findings.some(({ weight }) => weight === 'blocks')
  return {
    ...(isInvalid ? { 'aria-invalid': true as const } : {}),
    ...(isGrouped(frame) ? {} : descriptionOf(id, element, findings)),
    ...(isRequired && !isGrouped(frame) ? { 'aria-required': true as const } : {}),
  }
}

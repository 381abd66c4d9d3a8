import type { ComponentType } from 'react'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'

/** What a control says to a screen reader beside its name; spread onto the element that takes the focus. */
export type Marks = {
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
  readonly 'aria-required'?: true
}

/** What every view gets. `value` is `undefined` while unanswered; `change(undefined)` takes the answer away. */
export type ViewProps<Value = unknown> = {
  readonly element: Element
  /** The element's words as shown. */
  readonly label: string
  readonly options: readonly ShownOption[]
  /** Where the answer stands in the answers. */
  readonly path: string
  /** The id of the control that takes the focus. */
  readonly id: string
  readonly value: Value | undefined
  readonly change: (value: Value | undefined) => void
  /** The person has left the control: findings may be shown. */
  readonly leave: () => void
  readonly isReadOnly: boolean
  readonly marks: Marks
}

/**
 * How the question stands around its control: `single` has a label for one input, `group` is a fieldset with a
 * legend, `radios` such a group with one choice, `bare` names itself, `display` shows and asks nothing.
 */
export type Frame = 'single' | 'group' | 'radios' | 'bare' | 'display'

/** How one element type is drawn in the form's room. */
export type ElementView = {
  readonly frame: Frame | ((element: Element) => Frame)
  readonly draw: ComponentType<ViewProps>
}

/** One view per element type; a type without one does not compile. */
export type ElementViews = { readonly [Type in ElementType]: ElementView }

/** Joins a view to the table. The engine keeps an answer in the shape of its element's type, so the view may name it. */
export function viewOf<Value>(
  frame: ElementView['frame'],
  draw: ComponentType<ViewProps<Value>>,
): ElementView {
  // The table of views gives each type the view of its own value.
  return { frame, draw: draw as ComponentType<ViewProps> }
}

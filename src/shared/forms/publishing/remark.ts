import type { Form } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { Finding, Weight } from '#shared/outcome/outcome.ts'

/** An element with its place in the definition, as a JSON Pointer. */
export type PlacedElement = { readonly element: Element; readonly pointer: string; readonly form: Form }

/** A remark before publishing on an element; `parameters.path` is its label or id. */
export function remark(
  placed: PlacedElement,
  what: { readonly at?: string; readonly message: string } & Remarks,
): Finding {
  return {
    pointer: placed.pointer + (what.at ?? ''),
    weight: what.weight ?? 'blocks',
    message: what.message,
    parameters: { path: placed.element.label ?? placed.element.id, ...what.parameters },
  }
}

type Remarks = {
  readonly weight?: Weight
  readonly parameters?: Readonly<Record<string, string | number>>
}

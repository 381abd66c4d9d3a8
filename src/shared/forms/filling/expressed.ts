import type { Answer } from '#shared/answers/answer.ts'
import type { AnswerNode } from '#shared/forms/answer-node.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { FormContext } from '#shared/forms/reading.ts'

/** True for an element whose answer a FHIRPath expression gives. */
export function isExpressed({ calculation, fhirPath }: Element): boolean {
  return calculation === undefined && fhirPath?.value !== undefined
}

/** True where an answer that is given by an expression may be typed over. */
export function isEditableExpression(element: Element): boolean {
  return isExpressed(element) && element.readOnly !== true
}

/** True where the answer is calculated, or an expression gives it. */
export function isMade(element: Element): boolean {
  return element.calculation !== undefined || isExpressed(element)
}

/** True where the answer is made and nobody types over it. */
export function isClosed(element: Element): boolean {
  return isMade(element) && !element.calculation?.editable && !isEditableExpression(element)
}

/** True when the expression of a place says that it is not shown; one that is not known hides nothing. */
export function isHiddenByExpression({ expressed }: FormContext, { form, path }: AnswerNode): boolean {
  return (
    expressed !== undefined && form.element.fhirPath?.visible !== undefined && expressed.shown[path] === false
  )
}

/** What the expression of a place gave, when that is known. */
export function expressedValue(
  { expressed }: FormContext,
  { path }: AnswerNode,
): { readonly known: boolean; readonly value: Answer | undefined } {
  const value = expressed?.values[path]
  return { known: value !== undefined, value: value ?? undefined }
}

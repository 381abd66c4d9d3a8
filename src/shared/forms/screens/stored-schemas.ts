import { holdsAnswer } from '#shared/elements/element.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { answerSchemas } from '#shared/forms/schemas/answer-schemas.ts'
import { controlOf } from './controls.ts'

type Stored = { readonly [key: string]: unknown }

/** The schemas that are kept beside a Form for those who read it from outside: of complete answers, and of the controls. */
export function storedSchemas(definition: Definition): {
  readonly jsonSchema: Stored
  readonly uiSchema: Stored
} {
  const form = compileForm(definition)
  const shown = [...form.nodes.values()].filter(({ element }) => holdsAnswer(element))
  const controls = shown.map(({ id, element }) => {
    const { kind, name } = controlOf(element)
    return [id, { [`ui:${kind}`]: name, ...(element.help === undefined ? {} : { 'ui:help': element.help }) }]
  })
  const order = form.sections.flatMap(({ entries }) => entries.map(({ element }) => element.id))
  return {
    jsonSchema: answerSchemas(form).final,
    uiSchema: { ...Object.fromEntries(controls), 'ui:order': order },
  }
}

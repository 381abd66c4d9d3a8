import type { Json } from '#generated/types/json.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { answerSchemas } from '#shared/forms/schemas/answer-schemas.ts'
import { elementField } from './form-screen.ts'

type Stored = { readonly [key: string]: Json }

/** The schemas that are kept beside a Form for those who read it from outside: of complete answers, and of what is drawn. */
export function storedSchemas(definition: Definition): {
  readonly jsonSchema: Stored
  readonly uiSchema: Stored
} {
  const form = compileForm(definition)
  const shown = [...form.nodes.values()].filter(({ element }) => holdsAnswer(element))
  const drawn = shown.map(({ id, element: { type, display, help } }) => [
    id,
    {
      'ui:field': elementField,
      'ui:options': { type, ...(display === undefined ? {} : { display }) },
      ...(help === undefined ? {} : { 'ui:help': help }),
    },
  ])
  const order = form.sections.flatMap(({ entries }) => entries.map(({ element }) => element.id))
  return {
    jsonSchema: answerSchemas(form).final,
    uiSchema: { ...Object.fromEntries(drawn), 'ui:order': order },
  }
}

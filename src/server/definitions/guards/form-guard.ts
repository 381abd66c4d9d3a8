import type { Form } from '#generated/types/form.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { storedSchemas } from '#shared/forms/screens/stored-schemas.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { definitionGuard } from './definition-guard.ts'

const plain = definitionGuard('Form')

/** A Form is a definition; the server keeps its schemas up to date and knows its author. */
export const formGuard: Guard<'Form'> = {
  beforeWrite: async (context, change) => {
    const checked = await plain.beforeWrite?.(context, change)
    if (checked && !checked.ok) return checked
    if (change.operation !== 'create' && change.operation !== 'update') return succeeded(change.after)
    return succeeded(withSchemas(change.after, context))
  },
}

/** What the server adds to a Form: schemas made from its elements, its author, how often it is used. */
export function madeByServer(elements: Form['elements'], context: Context): Partial<Form> {
  const { profile } = context.actor
  return {
    ...storedSchemas(definitionOf({ elements })),
    usage: 0,
    ...(profile ? { author: profile } : {}),
  }
}

function withSchemas(form: Form, context: Context): Form {
  const { fhirQuestionnaire, ...rest } = form
  const { usage = 0, author } = rest
  const published = form.status !== 'Draft' && fhirQuestionnaire ? { fhirQuestionnaire } : {}
  return {
    ...rest,
    ...published,
    ...madeByServer(form.elements, context),
    usage,
    ...(author ? { author } : {}),
  }
}

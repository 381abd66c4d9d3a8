import Form from '@rjsf/core'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { drawn } from './counting-views.ts'

/**
 * For the benchmark of forms, the same definition as @rjsf/core draws it when nobody helps: one Form over one schema with an object per section,
 * controlled, conditions as `if`/`then`, validated by ajv. Answers how to read what was entered.
 */
export function mountPlain(page: HTMLElement, definition: Definition): () => unknown {
  const schema = schemaOf(definition.elements)
  let entered: unknown = {}
  function Plain() {
    const [data, setData] = useState<unknown>({})
    entered = data
    return (
      <Form
        schema={schema}
        validator={validator}
        widgets={widgets}
        formData={data}
        onChange={(event) => setData(event.formData)}
      />
    )
  }
  createRoot(page).render(<Plain />)
  return () => entered
}

const widgets = Object.fromEntries(
  ['TextWidget', 'SelectWidget', 'CheckboxWidget', 'DateWidget', 'RadioWidget', 'UpDownWidget'].map(
    (name) => [name, CountedInput],
  ),
)

/** A light input of its own, so that the two differ in what surrounds the input and not in the input. */
function CountedInput({ id, value, onChange, schema, label }: WidgetProps) {
  drawn.count += 1
  if (schema.enum) {
    return (
      <select
        id={id}
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" />
        {schema.enum.map((each) => (
          <option key={String(each)}>{String(each)}</option>
        ))}
      </select>
    )
  }
  const isBox = schema.type === 'boolean'
  return (
    <input
      id={id}
      aria-label={label}
      type={isBox ? 'checkbox' : 'text'}
      {...(isBox ? { checked: value === true } : { value: value ?? '' })}
      onChange={(event) => onChange(isBox ? event.target.checked : event.target.value)}
    />
  )
}

function schemaOf(elements: readonly Element[]): RJSFSchema {
  const properties: Record<string, RJSFSchema> = {}
  const conditional: RJSFSchema[] = []
  for (const element of elements) {
    const property = propertyOf(element)
    const [clause] = element.visibleWhen?.clauses ?? []
    if (!clause || !('source' in clause) || clause.operator !== 'Equals') properties[element.id] = property
    else {
      const holds = { properties: { [clause.source]: { const: clause.value } }, required: [clause.source] }
      conditional.push({ if: holds, [branch]: { properties: { [element.id]: property } } } as RJSFSchema)
    }
  }
  return { type: 'object', properties, ...(conditional.length > 0 ? { allOf: conditional } : {}) }
}

/** JSON Schema's keyword, which as a property of an object literal would look like a promise. */
const branch = 'then'

const types: { readonly [type: string]: RJSFSchema['type'] } = {
  Integer: 'integer',
  Decimal: 'number',
  Boolean: 'boolean',
}

function propertyOf(element: Element): RJSFSchema {
  const title = element.label ?? element.id
  if (element.children) return { ...schemaOf(element.children), title }
  if (element.options && !element.multiple)
    return { type: 'string', title, enum: element.options.map(({ code }) => code) }
  return { type: types[element.type] ?? 'string', title }
}

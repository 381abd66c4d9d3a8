import { getDefaultRegistry } from '@rjsf/core'
import type { ErrorSchema, FieldProps } from '@rjsf/utils'
import type { ComponentType } from 'react'
import { useIsTouched } from '#client/form/room/touched.ts'
import { usePlace } from '#client/form/room/use-place.ts'
import { useLabels } from '#client/ui/words.tsx'
import type { Finding } from '#shared/outcome/outcome.ts'

const registered = getDefaultRegistry().fields
// The registry of rjsf types its fields by data that this form does not keep there.
const SchemaField = registered.SchemaField as ComponentType<FieldProps>
// As above.
const ObjectField = registered.ObjectField as ComponentType<FieldProps>

/**
 * rjsf's own SchemaField, with value, visibility, requiredness and findings taken from the answers by path. So a key
 * costs the field it belongs to and what depends on it, however long the form is. The root passes through.
 */
export function BoundField(props: FieldProps) {
  return props.fieldPathId.path.length === 0 ? <ObjectField {...props} /> : <Leaf {...props} />
}

function Leaf(props: FieldProps) {
  const path = pathOf(props)
  const place = usePlace(path)
  const isTouched = useIsTouched(path)
  const labels = useLabels()
  if (!place.visible) return null

  return (
    <SchemaField
      {...props}
      formData={place.value}
      required={place.required}
      readonly={place.readOnly}
      errorSchema={errorsOf(isTouched ? place.findings : none, labels)}
    />
  )
}

/** The answer's path: the rjsf path inside the section or row, behind the row's prefix. The one place that knows it. */
export function pathOf({ fieldPathId, registry }: Pick<FieldProps, 'fieldPathId' | 'registry'>): string {
  return `${registry.formContext.prefix}${fieldPathId.path.join('.')}`
}

const none: readonly Finding[] = []
const noErrors: ErrorSchema = {}

function errorsOf(findings: readonly Finding[], labels: ReturnType<typeof useLabels>): ErrorSchema {
  if (findings.length === 0) return noErrors
  const errors = findings.map(({ message, parameters, weight }) => `${weight}:${labels(message, parameters)}`)
  // An error schema of rjsf may also have members for parts, and is typed as if it had to.
  return { __errors: errors } as ErrorSchema
}

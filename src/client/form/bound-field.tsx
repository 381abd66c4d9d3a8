import { getDefaultRegistry } from '@rjsf/core'
import type { FieldProps } from '@rjsf/utils'
import type { ComponentType } from 'react'
import { useIsTouched } from '#client/form/room/touched.ts'
import { HiddenCodesProvider } from '#client/form/room/use-offered-options.ts'
import { usePlace } from '#client/form/room/use-place.ts'
import { ShownFindingsProvider } from '#client/form/room/use-shown-findings.ts'
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
  if (!place.visible) return null

  return (
    <ShownFindingsProvider value={isTouched ? place.findings : none}>
      <HiddenCodesProvider value={place.hiddenCodes}>
        <SchemaField {...props} formData={place.value} required={place.required} readonly={place.readOnly} />
      </HiddenCodesProvider>
    </ShownFindingsProvider>
  )
}

/** The answer's path: the rjsf path inside the section or row, behind the row's prefix. The one place that knows it. */
export function pathOf({ fieldPathId, registry }: Pick<FieldProps, 'fieldPathId' | 'registry'>): string {
  return `${registry.formContext.prefix}${fieldPathId.path.join('.')}`
}

const none: readonly Finding[] = []

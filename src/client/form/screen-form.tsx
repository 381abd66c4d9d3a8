import Form from '@rjsf/core'
import type { RegistryFieldsType, TemplatesType, UiSchema, ValidatorType } from '@rjsf/utils'
import { memo, useMemo } from 'react'
import { type RowProps, useFormRoom } from '#client/form/room/form-room.ts'
import { elementField, type FormScreen, screenOfRow } from '#shared/forms/screens/form-screen.ts'
import { BoundField } from './bound-field.tsx'
import { ElementField } from './element-field.tsx'
import { FieldsTemplate, FieldTemplate } from './field-template.tsx'

/** The answers are checked by the engine, by path; rjsf draws and checks nothing. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}

const fields: RegistryFieldsType = { SchemaField: BoundField, [elementField]: ElementField }

const templates: Partial<TemplatesType> = { FieldTemplate, ObjectFieldTemplate: FieldsTemplate }

type Props = { readonly screen: FormScreen; readonly prefix: string }

/** One rjsf form over one screen. None of its props ever changes, so rjsf draws it once; the answers do the rest. */
export const ScreenForm = memo(function ScreenForm({ screen, prefix }: Props) {
  const { formId } = useFormRoom()
  const context = useMemo(() => ({ prefix }), [prefix])
  return (
    <Form
      schema={screen.schema}
      // rjsf writes to no schema of its callers, and types it as if it did.
      uiSchema={screen.uiSchema as UiSchema}
      validator={noValidator}
      fields={fields}
      templates={templates}
      formContext={context}
      idPrefix={`${formId}:${prefix}`}
      idSeparator=""
      showErrorList={false}
      tagName="div"
      noHtml5Validate
    >
      {true}
    </Form>
  )
})

/** One row of a repeater: the same kind of form, its paths behind the row's prefix. */
export function RowForm({ repeaterId, prefix }: RowProps) {
  const { answers, words } = useFormRoom()
  const screen = useMemo(() => screenOfRow(answers.form, repeaterId, words), [answers, repeaterId, words])
  return <ScreenForm screen={screen} prefix={prefix} />
}

import type { FieldProps } from '@rjsf/utils'
import { useCallback } from 'react'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { frameOf, isRepeated, marksOf } from '#client/form/room/frame-of.ts'
import { useTouched } from '#client/form/room/touched.ts'
import { useOfferedOptions } from '#client/form/room/use-offered-options.ts'
import { useShownFindings } from '#client/form/room/use-shown-findings.ts'
import { asAnswer } from '#shared/forms/definition.ts'
import { pathOf } from './bound-field.tsx'
import { RepeatedView } from './elements/repeated-view.tsx'
import { optionsOf } from './options-of.ts'

/** The one rjsf field that draws every element: it hands the place in the answers to the view of the element's type. */
export function ElementField(props: FieldProps) {
  const { fieldPathId, formData, readonly = false, required = false, uiSchema } = props
  const { answers, views } = useFormRoom()
  const touched = useTouched()
  const findings = useShownFindings()
  const path = pathOf(props)
  const { element, label, options } = optionsOf(uiSchema)
  const offered = useOfferedOptions(options, formData)
  const id = fieldPathId.$id
  const change = useCallback((value: unknown) => answers.set(path, asAnswer(value)), [answers, path])
  const leave = useCallback(() => touched.touch(path), [touched, path])
  const view: ViewProps = {
    element,
    label,
    options: offered,
    path,
    id,
    value: formData,
    change,
    leave,
    isReadOnly: readonly,
    marks: marksOf({ id, element, findings, isRequired: required, frame: frameOf(views, element) }),
  }
  return isRepeated(element) ? <RepeatedView {...view} /> : <Control {...view} />
}

/** The control of one value, by the type of its element. */
export function Control(props: ViewProps) {
  const Draw = useFormRoom().views[props.element.type].draw
  return <Draw {...props} />
}

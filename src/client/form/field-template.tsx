import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { descriptionOf, frameOf, isGrouped } from '#client/form/room/frame-of.ts'
import { useIsUncovered } from '#client/form/room/use-sheet.ts'
import { useShownFindings } from '#client/form/room/use-shown-findings.ts'
import { Markdown } from '#client/form/words/markdown.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Finding } from '#shared/outcome/outcome.ts'
import { pathOf } from './bound-field.tsx'
import { ByHand } from './by-hand.tsx'
import { CarryOver } from './carry-over.tsx'
import { optionsOf } from './options-of.ts'

declare module 'react' {
  interface CSSProperties {
    /** How many of ten columns a question takes. */
    '--form-width'?: number | undefined
    /** How deep a section stands in others. */
    '--form-depth'?: number | undefined
  }
}

/** A question with its words, help and findings around its control; a fieldset where the control has several parts. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, required = false, children, uiSchema } = props
  const { views } = useFormRoom()
  const shown = useShownFindings()
  const { element, label, width, depth } = optionsOf(uiSchema)
  const isUncovered = useIsUncovered(element.id)
  const frame = frameOf(views, element)
  const help =
    element.help && frame !== 'display' ? <Help id={id} text={String(uiSchema?.['ui:help'] ?? '')} /> : null
  const findings = (
    <>
      <CarryOver element={element} path={pathOf(props)} label={label} />
      {element.calculation?.editable && <ByHand path={pathOf(props)} label={label} />}
      <Findings id={id} findings={shown} />
    </>
  )
  const look = {
    className: 'form-field',
    style: { '--form-width': width, '--form-depth': depth },
    'data-type': element.type,
    ...(isUncovered ? {} : { 'data-covered': true }),
    ...(depth > 0 ? { 'data-depth': depth } : {}),
  }

  if (isGrouped(frame)) {
    const describedBy = descriptionOf(id, element, shown)
    return (
      <fieldset
        {...look}
        {...describedBy}
        {...(frame === 'radios' ? { role: 'radiogroup', 'aria-required': required } : {})}
      >
        <legend className="form-label">
          {label}
          {required && <Required isSpoken />}
        </legend>
        {children}
        {help}
        {findings}
      </fieldset>
    )
  }
  return (
    <div {...look}>
      {frame === 'single' && (
        <label className="form-label" htmlFor={id}>
          {label}
          {required && <Required />}
        </label>
      )}
      {children}
      {help}
      {findings}
    </div>
  )
}

function Required({ isSpoken }: { readonly isSpoken?: boolean }) {
  const words = useWords()
  return (
    <>
      <span className="form-required" aria-hidden="true">
        {' *'}
      </span>
      {isSpoken && <span className="visually-hidden"> {words('form.required')}</span>}
    </>
  )
}

function Help({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <div id={`${id}-help`} className="form-help">
      <Markdown text={text} />
    </div>
  )
}

type FindingsProps = { readonly id: string; readonly findings: readonly Finding[] }

function Findings({ id, findings }: FindingsProps): ReactNode {
  const labels = useLabels()
  if (findings.length === 0) return null
  return (
    <div id={`${id}-findings`}>
      {findings.map(({ weight, message, parameters }) => {
        const text = labels(message, parameters)
        return (
          <p
            key={text}
            className="form-finding"
            data-weight={weight}
            role={weight === 'blocks' ? 'alert' : 'status'}
          >
            {text}
          </p>
        )
      })}
    </div>
  )
}

/** The fields of one section or row on the grid of ten. */
export function FieldsTemplate({ properties }: ObjectFieldTemplateProps) {
  return <div className="form-fields">{properties.map(({ content }) => content)}</div>
}

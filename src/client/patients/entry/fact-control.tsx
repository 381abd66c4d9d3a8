import type { ReactNode } from 'react'
import type { Marks } from '#client/form/room/element-view.ts'
import type { FactField, Typed } from './fact-field.ts'
import { SearchControl } from './search-control.tsx'

type Props = {
  readonly field: FactField
  readonly controlId: string
  readonly typed: Typed
  readonly change: (next: Typed) => void
  readonly wrong: string | undefined
}

/** One field's control of a fact, with its label, what was understood of it and what is wrong with it. */
export function FactControl(props: Props): ReactNode {
  const { field, controlId, typed, change, wrong } = props
  const back = field.shownBack?.(typed)
  const helpId = `${controlId}-help`
  const marks: Marks = {
    ...((wrong || back || field.hint) && { 'aria-describedby': helpId }),
    ...(wrong && { 'aria-invalid': true as const }),
    ...(field.isRequired && { 'aria-required': true as const }),
  }
  return (
    <div className="fact-field" data-width={field.width}>
      {field.kind === 'tick' ? (
        <label className="form-tick">
          <input
            {...marks}
            id={controlId}
            type="checkbox"
            checked={typed[field.id] === 'yes'}
            onChange={(event) => change({ [field.id]: event.currentTarget.checked ? 'yes' : '' })}
          />
          {field.label}
        </label>
      ) : (
        <>
          <label className="form-label" htmlFor={controlId}>
            {field.label}
            {field.isRequired && (
              <span className="form-required" aria-hidden="true">
                {' *'}
              </span>
            )}
          </label>
          <Control {...props} marks={marks} />
        </>
      )}
      <p id={helpId} className="fact-help" aria-live="polite">
        {wrong ? (
          <span className="form-finding" data-weight="blocks">
            {wrong}
          </span>
        ) : (
          (back ?? field.hint)
        )}
      </p>
    </div>
  )
}

function Control({ field, controlId, typed, change, marks }: Props & { readonly marks: Marks }): ReactNode {
  const value = typed[field.id] ?? ''
  if (field.kind === 'search')
    return <SearchControl field={field} controlId={controlId} typed={typed} change={change} marks={marks} />
  if (field.kind === 'choice')
    return (
      <select
        {...marks}
        id={controlId}
        className="form-input"
        value={value}
        onChange={(event) => change({ [field.id]: event.currentTarget.value })}
      >
        {field.emptyText !== undefined && <option value="">{field.emptyText}</option>}
        {field.options(typed).map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...marks}
      id={controlId}
      className="form-input"
      type={field.kind === 'moment' ? 'datetime-local' : 'text'}
      autoComplete="off"
      inputMode={(field.kind === 'text' && field.mode) || 'text'}
      maxLength={field.kind === 'text' ? field.longest : undefined}
      value={value}
      onChange={(event) => change({ [field.id]: event.currentTarget.value })}
    />
  )
}

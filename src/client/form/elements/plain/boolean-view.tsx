import { ClearAnswer } from '#client/form/elements/clear-answer.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'

/** A plain answer: yes, no or not answered; as a checkbox an empty box means "not answered" unless `checkboxFalse` is set. */
export function BooleanView(props: ViewProps<boolean>) {
  return isTick(props.element.display) ? <Tick {...props} /> : <YesNo {...props} />
}

/** Whether this display is one box instead of two buttons. */
export function isTick(display: string | undefined): boolean {
  return display === 'Checkbox' || display === 'Checkboxes' || display === 'Switch' || display === 'Toggle'
}

function YesNo({ label, id, value, change, leave, isReadOnly, marks }: ViewProps<boolean>) {
  const words = useWords()
  return (
    <div className="form-buttons">
      {[true, false].map((answer) => (
        <label key={String(answer)} className="form-button">
          <input
            {...marks}
            type="radio"
            id={answer ? id : `${id}-no`}
            name={id}
            checked={value === answer}
            disabled={isReadOnly}
            onChange={() => change(answer)}
            onBlur={leave}
          />
          {words(answer ? 'form.yes' : 'form.no')}
        </label>
      ))}
      <ClearAnswer
        isShown={value !== undefined && !isReadOnly}
        label={label}
        clear={() => change(undefined)}
      />
    </div>
  )
}

function Tick({ element, label, id, value, change, leave, isReadOnly, marks }: ViewProps<boolean>) {
  const empty = element.checkboxFalse || element.display === 'Switch' ? false : undefined
  return (
    <label className="form-tick" data-switch={element.display === 'Switch' || undefined}>
      <input
        {...marks}
        type="checkbox"
        id={id}
        checked={value === true}
        disabled={isReadOnly}
        onChange={(event) => change(event.target.checked ? true : empty)}
        onBlur={leave}
        {...(element.display === 'Switch' ? { role: 'switch' } : {})}
      />
      <span>
        {label}
        {marks['aria-required'] && (
          <span className="form-required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
    </label>
  )
}

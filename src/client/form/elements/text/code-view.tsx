import { describedBy } from '#client/form/elements/described-by.ts'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'

/** A part that has no form of its own, edited as JSON text. The answer is the text; it is read when the form is stored. */
export function CodeView({ id, value = '', change, leave, isReadOnly, marks }: ViewProps<string>) {
  const words = useWords()
  const isUnreadable = value.trim() !== '' && !isJson(value)
  const note = isUnreadable ? `${id}-entry` : undefined
  return (
    <>
      <textarea
        {...marks}
        {...describedBy(marks, [note])}
        {...(isUnreadable ? { 'aria-invalid': true as const } : {})}
        id={id}
        className="form-input form-code"
        rows={Math.min(20, Math.max(4, value.split('\n').length))}
        value={value}
        readOnly={isReadOnly}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => change(event.target.value === '' ? undefined : event.target.value)}
        onBlur={leave}
      />
      {isUnreadable && (
        <p id={note} className="form-finding" data-weight="blocks" role="status">
          {words('form.not-json')}
        </p>
      )}
    </>
  )
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

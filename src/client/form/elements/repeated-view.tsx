import { useWords } from '#client/ui/words.tsx'
import { InnerControl } from './inner-control.tsx'
import type { ViewProps } from './view.ts'

/** Several values of one element: a control for each and an empty one at the end, which becomes the next value. */
export function RepeatedView(props: ViewProps) {
  const { element, label, id, value, change, isReadOnly } = props
  const words = useWords()
  const { repeats: _, ...one } = element
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  const isFull = values.length >= (element.repeats?.max ?? Number.POSITIVE_INFINITY)
  const shown = isReadOnly || isFull ? values : [...values, undefined]
  const put = (index: number, next: unknown) => {
    const all = shown.map((each, at) => (at === index ? next : each)).filter((each) => each !== undefined)
    change(all.length > 0 ? all : undefined)
  }

  return (
    <ol className="form-several">
      {shown.map((each, index) => {
        const name = words('form.numbered', { label, number: index + 1 })
        return (
          <li key={`place-${index}`}>
            <InnerControl
              {...props}
              element={one}
              label={name}
              id={index === 0 ? id : `${id}-${index}`}
              value={each}
              change={(next) => put(index, next)}
            />
            {each !== undefined && !isReadOnly && (
              <button
                type="button"
                className="form-clear"
                aria-label={words('form.remove', { label: name })}
                onClick={() => put(index, undefined)}
              >
                ×
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

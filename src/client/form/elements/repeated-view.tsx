import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'
import { InnerControl } from './inner-control.tsx'

/** Several values of one element: a control for each and an empty one at the end, which becomes the next value. */
export function RepeatedView(props: ViewProps) {
  const { element, label, id, value, change, isReadOnly } = props
  const words = useWords()
  const { repeats: _, multiple: __, ...one } = element
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  const isFull = values.length >= (element.repeats?.max ?? Number.POSITIVE_INFINITY)
  const hasNoMore = isFull || (isReadOnly && values.length > 0)
  const shown = hasNoMore ? values : [...values, undefined]
  const put = (index: number, next: unknown) => {
    const all = shown.map((each, at) => (at === index ? next : each)).filter((each) => each !== undefined)
    change(all.length > 0 ? all : undefined)
  }

  const places = shown.map((each, index) => ({
    key: `place-${index}`,
    value: each,
    name: words('form.numbered', { label, number: index + 1 }),
    id: index === 0 ? id : `${id}-${index}`,
    put: (next: unknown) => put(index, next),
  }))

  return (
    <ol className="form-several">
      {places.map((place) => (
        <li key={place.key}>
          <InnerControl
            {...props}
            element={one}
            label={place.name}
            id={place.id}
            value={place.value}
            change={place.put}
          />
          {place.value !== undefined && !isReadOnly && (
            <button
              type="button"
              className="form-clear form-several-remove"
              aria-label={words('form.remove', { label: place.name })}
              onClick={() => place.put(undefined)}
            >
              ×
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

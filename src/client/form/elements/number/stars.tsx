import { ClearAnswer } from '#client/form/elements/clear-answer.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'

/** A number as one to ten stars as a group of radio buttons; digits and arrows work, and the answer can be taken away. */
export function Stars({ element, label, id, value, change, leave, isReadOnly, marks }: ViewProps<number>) {
  const words = useWords()
  const count = Math.min(10, Math.max(1, element.validation?.max ?? 5))

  return (
    <div className="form-stars">
      {Array.from({ length: count }, (_, index) => index + 1).map((stars) => (
        <label key={stars} className="form-star" data-lit={(value ?? 0) >= stars || undefined}>
          <input
            {...marks}
            type="radio"
            name={id}
            id={stars === 1 ? id : `${id}-${stars}`}
            value={stars}
            checked={value === stars}
            disabled={isReadOnly}
            aria-label={words('form.stars-of', { count: stars, of: count })}
            onChange={() => change(stars)}
            onKeyDown={(event) => {
              const digit = Number(event.key)
              if (digit >= 1 && digit <= count) change(digit)
            }}
            onBlur={leave}
          />
          <span aria-hidden="true">{(value ?? 0) >= stars ? '★' : '☆'}</span>
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

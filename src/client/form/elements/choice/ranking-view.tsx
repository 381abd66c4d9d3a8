import type { ViewProps } from '#client/form/room/element-view.ts'
import { announce } from '#client/ui/announcer.tsx'
import { AskedFailure } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { labelFor, useOptions } from './use-options.ts'

/** An element of choice: options in an order of preference, moved by buttons; the new place is announced. It may stay partial. */
export function RankingView({
  element,
  options: own,
  id,
  value,
  change,
  leave,
  isReadOnly,
  marks,
}: ViewProps<readonly string[]>) {
  const words = useWords()
  const ranked = value ?? []
  const { options, asked } = useOptions(element, own, ranked)
  const rest = options.filter((option) => !ranked.includes(option.code))

  const put = (next: readonly string[], code: string) => {
    change(next.length > 0 ? next : undefined)
    leave()
    const place = next.indexOf(code) + 1
    const label = labelFor(options, code)
    announce(
      place > 0
        ? words('form.ranked-at', { label, place, of: next.length })
        : words('form.unranked', { label }),
    )
  }

  return (
    <div id={id} className="form-ranking" {...(marks['aria-invalid'] ? { 'data-invalid': true } : {})}>
      {ranked.length > 0 && (
        <ol>
          {ranked.map((code, index) => (
            <li key={code}>
              <span>{labelFor(options, code)}</span>
              <RankButtons
                label={labelFor(options, code)}
                isReadOnly={isReadOnly}
                isFirst={index === 0}
                isLast={index === ranked.length - 1}
                move={(by) => put(moved(ranked, index, by), code)}
                remove={() =>
                  put(
                    ranked.filter((each) => each !== code),
                    code,
                  )
                }
              />
            </li>
          ))}
        </ol>
      )}
      <AskedFailure {...asked} />
      {!isReadOnly && rest.length > 0 && (
        <div className="form-buttons">
          {rest.map((option) => (
            <button
              key={option.code}
              type="button"
              className="form-add"
              onClick={() => put([...ranked, option.code], option.code)}
            >
              <span aria-hidden="true">+ </span>
              {option.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

type ButtonsProps = {
  readonly label: string
  readonly isReadOnly: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly move: (by: -1 | 1) => void
  readonly remove: () => void
}

/** Up, down, away: the three things that can be done with a place in a list. */
export function RankButtons({ label, isReadOnly, isFirst, isLast, move, remove }: ButtonsProps) {
  const words = useWords()
  if (isReadOnly) return null
  return (
    <span className="form-row-buttons">
      <button
        type="button"
        aria-label={words('form.move-up', { label })}
        aria-disabled={isFirst}
        onClick={() => !isFirst && move(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={words('form.move-down', { label })}
        aria-disabled={isLast}
        onClick={() => !isLast && move(1)}
      >
        ↓
      </button>
      <button type="button" aria-label={words('form.remove', { label })} onClick={remove}>
        ×
      </button>
    </span>
  )
}

/** The list with one entry moved by one place. */
export function moved<Item>(items: readonly Item[], from: number, by: -1 | 1): readonly Item[] {
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (item !== undefined) next.splice(from + by, 0, item)
  return next
}

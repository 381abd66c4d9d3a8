import type { Aim } from '#client/form/elements/aims-of.ts'
import { type Parts, RecordPart } from '#client/form/elements/composed/record-part.tsx'
import { focusDrawn } from '#client/ui/keys/focus-drawn.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import { compositionOf } from '#shared/elements/element.ts'

type Props = {
  readonly id: string
  readonly path: string
  readonly aim: Aim
  /** What the answer says of it; nothing where it was not worked on. */
  readonly row: Parts | undefined
  readonly last: CarePlanOutcome | undefined
  readonly replace: (next: Parts | undefined) => void
  readonly leave: () => void
}

const asked = ['rating', 'comment']

/** One objective in the question about goals: a tick that it was worked on opens how it went, with the way that the plan names. */
export function AimLine({ id, path, aim, row, last, replace, leave }: Props) {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const parts = (compositionOf({ type: 'Goals' })?.parts ?? []).filter((part) => asked.includes(part.id))
  const { interventions } = aim
  const [only] = interventions
  const tick = () => {
    replace(row ? undefined : { ...(interventions.length === 1 && only ? { interventionId: only.id } : {}) })
    leave()
    if (!row) focusDrawn(() => document.getElementById(`${id}-rating`))
  }
  const lastly = last && {
    rating: labels(`enumeration.ProgressRating.${last.rating}`),
    day: moments.date(last.date),
  }
  return (
    <div className="form-aim">
      <label className="form-tick">
        <input type="checkbox" id={id} checked={row !== undefined} onChange={tick} onBlur={leave} />
        <span>
          {aim.statement}
          <small className="form-aside">
            {words('form.goals-by', { day: moments.date(aim.target) })}
            {lastly && ` · ${words('form.goals-last', lastly)}`}
          </small>
        </span>
      </label>
      {row && (
        <div className="form-aim-work">
          {parts.map((part) => (
            <RecordPart
              key={part.id}
              part={part}
              isFirst={false}
              id={id}
              path={path}
              value={row}
              change={(next) => replace(next ?? {})}
              leave={leave}
              isReadOnly={false}
            />
          ))}
          {interventions.length > 1 && (
            <Ways interventions={interventions} id={id} row={row} replace={replace} />
          )}
        </div>
      )}
    </div>
  )
}

type WaysProps = Pick<Props, 'id' | 'replace'> & {
  readonly interventions: Aim['interventions']
  readonly row: Parts
}

/** Which of the ways that the plan names was gone. */
function Ways({ interventions, id, row, replace }: WaysProps) {
  const words = useWords()
  const field = `${id}-intervention`
  const choose = (chosen: string) => {
    const { interventionId: _before, ...rest } = row
    replace(chosen === '' ? rest : { ...rest, interventionId: chosen })
  }
  return (
    <div className="form-record-part">
      <label htmlFor={field}>{words('form.goals-way')}</label>
      <select
        className="form-input"
        id={field}
        value={String(row.interventionId ?? '')}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words('form.goals-any-way')}</option>
        {interventions.map(({ id: way, statement }) => (
          <option key={way} value={way}>
            {statement}
          </option>
        ))}
      </select>
    </div>
  )
}

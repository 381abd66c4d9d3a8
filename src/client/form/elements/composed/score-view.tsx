import { useEffect, useRef } from 'react'
import { TrendTable } from '#client/form/elements/plain/trend-table.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useFormerAnswers } from '#client/form/room/former-answer.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import { rangeOf } from '#shared/elements/number/score.ts'
import { scoreChange } from './score-change.ts'

type Score = {
  readonly value?: number
  readonly band?: string
  readonly missing?: number
  readonly prorated?: boolean
}

/** A composed answer: a score that the form has worked out: its number and band, how much is open, and how it went until now. */
export function ScoreView(props: ViewProps<Score>) {
  const { setting } = useFormRoom()
  return (
    <>
      <ScoreNow {...props} />
      {setting.formerly && <ScoreBefore {...props} />}
    </>
  )
}

function ScoreNow({ element, label, id, value }: ViewProps<Score>) {
  const words = useWords()
  const range = rangeOf(element)
  const severity = element.bands?.find(({ label: name }) => name === value?.band)?.severity
  const band = value?.band === 'Incomplete' ? words('form.score-incomplete') : value?.band
  useSaidAtRest(value?.value === undefined ? undefined : [label, value.value, band].filter(Boolean).join(' '))
  return (
    <output id={id} className="form-result" aria-live="off">
      {value?.value === undefined ? words('form.not-answered') : <strong>{value.value}</strong>}
      {range && <span className="form-help">{words('form.score-range', range)}</span>}
      {band && (
        <span className="form-band" data-severity={severity}>
          {band}
        </span>
      )}
      {value?.missing ? <span>{words('form.score-missing', { count: value.missing })}</span> : null}
      {value?.prorated && <span>{words('form.score-prorated')}</span>}
    </output>
  )
}

const arrows = { up: '▲', down: '▼', steady: '=' } as const

function ScoreBefore({ element, label, value }: ViewProps<Score>) {
  const words = useWords()
  const { answer } = useFormerAnswers()
  const points = answer?.ok ? answer.value.filter(({ source }) => source === element.id) : []
  if (points.length === 0) return null
  const change =
    value?.value === undefined
      ? undefined
      : scoreChange(value.value, points[0]?.number, element.reliableChange)
  return (
    <div className="form-score-before">
      {change && (
        <p>
          <span aria-hidden="true">{arrows[change.kind]} </span>
          {words(`form.score-${change.kind}`, { by: Math.abs(change.by) })}
        </p>
      )}
      <TrendTable label={words('form.score-course', { label })} points={points} current={value?.value} />
    </div>
  )
}

/** Tells those who listen the score when it has rested for a while, not at each key; not when the form is opened. */
function useSaidAtRest(sentence: string | undefined): void {
  const first = useRef(sentence)
  useEffect(() => {
    if (sentence === undefined || sentence === first.current) return
    first.current = undefined
    const timer = setTimeout(() => announce(sentence), 1_500)
    return () => clearTimeout(timer)
  }, [sentence])
}

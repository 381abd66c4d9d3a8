import type { ViewProps } from '#client/form/room/view.ts'
import { useWords } from '#client/ui/words.tsx'

type Score = { readonly value?: number; readonly band?: string; readonly missing?: number }

/** A score that the form has worked out: the number, its band, and how much is still open. */
export function ScoreView({ id, value }: ViewProps<Score>) {
  const words = useWords()
  return (
    <output id={id} className="form-result">
      {value?.value === undefined ? words('form.not-answered') : <strong>{value.value}</strong>}
      {value?.band && <span className="form-band">{value.band}</span>}
      {value?.missing ? <span>{words('form.score-missing', { count: value.missing })}</span> : null}
    </output>
  )
}

/** A value that the form has worked out. */
export function CalculatedView({ element, id, value }: ViewProps<number | string>) {
  const words = useWords()
  const unit = element.unit ? ` ${element.unit.label ?? element.unit.code}` : ''
  return (
    <output id={id} className="form-result">
      {value === undefined ? words('form.not-answered') : `${value}${unit}`}
    </output>
  )
}

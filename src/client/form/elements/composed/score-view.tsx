import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'

type Score = { readonly value?: number; readonly band?: string; readonly missing?: number }

/** A composed answer: a score that the form has worked out: the number, its band, and how much is still open. */
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

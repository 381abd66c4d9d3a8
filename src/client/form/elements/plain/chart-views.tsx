import type { ReactNode } from 'react'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { type FormerAnswer, useFormerAnswers } from '#client/form/room/former-answers.ts'
import type { ViewProps } from '#client/form/room/view.ts'
import { useMoments } from '#client/ui/moments.ts'
import { AskedFailure } from '#client/ui/states/asked.tsx'
import { useWords } from '#client/ui/words.tsx'

/** A line between two parts of a form. */
export function DividerView({ id }: ViewProps<never>) {
  return <hr id={id} className="form-divider" />
}

/** Where a print begins a new page; on the screen a line. */
export function PageBreakView({ id }: ViewProps<never>) {
  return <hr id={id} className="form-page-break" />
}

/** Who the note is about, so that nobody writes into the wrong one. */
export function PatientBannerView({ id }: ViewProps<never>) {
  const words = useWords()
  const { setting } = useFormRoom()
  const { patient } = setting
  return (
    <p id={id} className="form-banner">
      {patient ? [patient.display, patient.birthDate].filter(Boolean).join(' · ') : words('form.no-patient')}
    </p>
  )
}

/** What was answered to a question in the former note. */
export function LastValueView({ element, id, label }: ViewProps<never>) {
  const moments = useMoments()
  return (
    <dl id={id} className="form-answer">
      <dt>{label}</dt>
      <dd>
        <Formerly source={element.of}>
          {([last]) => last && `${last.text} (${moments.approximate(last.on)})`}
        </Formerly>
      </dd>
    </dl>
  )
}

/** How a measure went, as a table that everybody can read. */
export function TrendView({ element, id, label }: ViewProps<never>) {
  const moments = useMoments()
  return (
    <div id={id}>
      <Formerly source={element.shortName ?? element.code ?? element.of} label={label}>
        {(points) => (
          <table className="form-trend">
            <caption>{label}</caption>
            <tbody>
              {points.map(({ on, text }) => (
                <tr key={on}>
                  <th scope="row">{moments.approximate(on)}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Formerly>
    </div>
  )
}

type FormerlyProps = {
  readonly source: string | undefined
  readonly label?: string
  readonly children: (found: readonly FormerAnswer[]) => ReactNode
}

/** What is known from before of one question or measure, newest first; being looked for, not to be had, or nothing, says so. */
function Formerly({ source, label, children }: FormerlyProps): ReactNode {
  const words = useWords()
  const { answer, onRetry } = useFormerAnswers()
  const say = (text: string) => (label === undefined ? text : `${label}: ${text}`)
  if (!answer) return <span aria-busy="true">{say(words('ui.asking'))}</span>
  if (!answer.ok)
    return (
      <>
        {label}
        <AskedFailure answer={answer} onRetry={onRetry} />
      </>
    )
  const found = answer.value.filter((each) => each.source === source)
  return found.length === 0 ? say(words('form.no-former-answer')) : children(found)
}

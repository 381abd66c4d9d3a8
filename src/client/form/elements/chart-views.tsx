import { useFormRoom } from '#client/form/form-room.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ViewProps } from './view.ts'

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
  const words = useWords()
  const { setting } = useFormRoom()
  const last = setting.formerly?.find(({ source }) => source === element.of)
  return (
    <dl id={id} className="form-answer">
      <dt>{label}</dt>
      <dd>{last ? `${last.text} (${last.on})` : words('form.no-former-answer')}</dd>
    </dl>
  )
}

/** How a measure went, as a table that everybody can read. */
export function TrendView({ element, id, label }: ViewProps<never>) {
  const words = useWords()
  const { setting } = useFormRoom()
  const wanted = element.shortName ?? element.code ?? element.of
  const points = setting.formerly?.filter(({ source }) => source === wanted) ?? []
  if (points.length === 0)
    return (
      <p id={id}>
        {label}: {words('form.no-former-answer')}
      </p>
    )
  return (
    <table id={id} className="form-trend">
      <caption>{label}</caption>
      <tbody>
        {points.map(({ on, text }) => (
          <tr key={on}>
            <th scope="row">{on}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

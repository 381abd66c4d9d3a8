import type { FormerAnswer } from '#client/form/room/former-answer.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Sparkline } from './sparkline.tsx'

type Props = {
  readonly label: string
  /** Newest first. */
  readonly points: readonly FormerAnswer[]
  /** The number that is being worked out now, which the curve ends with. */
  readonly current?: number | undefined
}

/** The trend of a measure: a small curve, and beside it the table that everybody can read. */
export function TrendTable({ label, points, current }: Props) {
  const moments = useMoments()
  const former = points.flatMap(({ number }) => (number === undefined ? [] : [number])).toReversed()
  const rows = points.map((point, at) => ({ ...point, key: `${point.on} ${at}` }))
  return (
    <>
      <Sparkline numbers={current === undefined ? former : [...former, current]} />
      <table className="form-trend">
        <caption>{label}</caption>
        <tbody>
          {rows.map(({ key, on, text }) => (
            <tr key={key}>
              <th scope="row">{moments.approximate(on)}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

import type { ViewProps } from '#client/form/room/element-view.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Formerly } from './formerly.tsx'

/** Plain, without an answer: how a measure went, as a table that everybody can read. */
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

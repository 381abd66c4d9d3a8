import type { ViewProps } from '#client/form/room/element-view.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Formerly } from './formerly.tsx'

/** Plain, without an answer: what was answered to a question in the former note. */
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

import { SensitiveAnswer } from '#client/form/elements/sensitive-answer.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Formerly } from './formerly.tsx'

/** Plain, without an answer: what was answered to a question in the former note. */
export function LastValueView({ element, id, label }: ViewProps<never>) {
  const moments = useMoments()
  const { answers } = useFormRoom()
  const asked = answers.form.nodes.get(element.of ?? '')?.element
  const isSensitive = element.sensitive || asked?.sensitive
  return (
    <dl id={id} className="form-answer">
      <dt>{label}</dt>
      <dd>
        <Formerly source={element.of} definitionKey={element.definitionKey}>
          {([last]) => {
            const said = last && `${last.text} (${moments.approximate(last.on)})`
            return isSensitive && said ? <SensitiveAnswer label={label}>{said}</SensitiveAnswer> : said
          }}
        </Formerly>
      </dd>
    </dl>
  )
}

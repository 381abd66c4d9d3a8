import { useFormRoom } from '#client/form/room/form-room.ts'
import { usePlace } from '#client/form/room/use-place.ts'
import { useReader } from '#client/form/words/use-reader.ts'
import { useWords } from '#client/ui/words.tsx'
import { isBlank } from '#shared/answers/answer.ts'
import { answerText } from '#shared/elements/element.ts'

type Props = { readonly template: string; readonly prefix: string }

/** What one of an element's rows is about, in the words of its author: `{{medicine}}, {{dose}}` with the answers of the row. */
export function RowSummary({ template, prefix }: Props) {
  const parts = template.split(/\{\{([A-Za-z][A-Za-z0-9_.-]*)\}\}/)
  return (
    <span className="form-row-summary">
      {' · '}
      {parts
        .map((part, at) => ({ key: `${at}-${part}`, part, isAnswer: at % 2 === 1 }))
        .map((each) =>
          each.isAnswer ? <RowAnswer key={each.key} id={each.part} prefix={prefix} /> : each.part,
        )}
    </span>
  )
}

function RowAnswer({ id, prefix }: { readonly id: string; readonly prefix: string }) {
  const { answers, words } = useFormRoom()
  const reader = useReader(words)
  const say = useWords()
  const { value } = usePlace(prefix + id)
  const element = answers.form.nodes.get(id)?.element
  if (element?.sensitive && !isBlank(value)) return `(${say('form.sensitive-hidden')})`
  return element === undefined || isBlank(value) ? '…' : answerText(element, value, reader)
}

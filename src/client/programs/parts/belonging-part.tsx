import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { Answered, type AwaitedAnswer } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Page } from '#generated/operations/plain.ts'
import './parts.css'

type Props<Row> = {
  readonly titleId: MessageId
  readonly emptyId: MessageId
  readonly answer: AwaitedAnswer<Page<Row>>
  readonly onRetry: () => void
  /** The right without which the part is not there. */
  readonly needs?: string
  /** Said below the rows: what belongs here without being named. */
  readonly also?: ReactNode
  readonly children: (row: Row) => ReactNode
}

/** What belongs to a record, of one kind: a heading with the count and a line for each. */
export function BelongingPart<Row extends { readonly id: string }>(props: Props<Row>): ReactNode {
  const { titleId, emptyId, answer, onRetry, needs, also, children } = props
  const words = useWords()
  const { may } = usePermissions()
  const title = words(titleId)
  if (!may(needs)) return null
  const count = answer?.ok ? answer.value.items.length : undefined
  return (
    <section aria-label={title}>
      <h2>{count === undefined ? title : words('programs.part-count', { title, count })}</h2>
      <Answered
        answer={answer}
        what={title}
        shape="rows"
        onRetry={onRetry}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="belonging-text">{words(emptyId)}</p>}
      >
        {({ items, continuation }) => (
          <>
            <ul>
              {items.map((row) => (
                <li key={row.id}>{children(row)}</li>
              ))}
            </ul>
            {also && <p className="belonging-text">{also}</p>}
            {continuation !== undefined && (
              <p className="belonging-text">{words('programs.first-rows', { count: items.length })}</p>
            )}
          </>
        )}
      </Answered>
    </section>
  )
}

import type { ReactNode } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { Answered, type AwaitedAnswer } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Page } from '#generated/operations/plain.ts'

type Props<Item> = {
  /** What the card is called, in the reader's words. */
  readonly title: string
  readonly emptyId: MessageId
  readonly answer: AwaitedAnswer<Page<Item>>
  readonly line: (item: Item) => ReactNode
}

/** What one card of a chart's summary lists: waiting, refused, empty or there, each by itself. */
export function Card<Item extends { readonly id: string }>({
  title,
  emptyId,
  answer,
  line,
}: Props<Item>): ReactNode {
  const words = useWords()
  return (
    <Answered
      answer={answer}
      what={title}
      onRetry={refreshAllAnswers}
      isEmpty={({ items }) => items.length === 0}
      empty={<p className="chart-empty">{words(emptyId)}</p>}
    >
      {({ items }) => (
        <ul>
          {items.map((item) => (
            <li key={item.id}>{line(item)}</li>
          ))}
        </ul>
      )}
    </Answered>
  )
}

import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { FailureNotice } from './failure-notice.tsx'
import { failureSentence } from './failure-sentence.ts'
import { Loading, type Shape } from './loading.tsx'
import '#client/ui/states.css'

/** What was asked of the server: undefined while the answer has not come. */
export type AwaitedAnswer<Value = unknown> = Outcome<Value> | undefined

type Props<Value> = {
  readonly answer: AwaitedAnswer<Value>
  /** What is awaited, in the reader's words. */
  readonly what?: string
  readonly shape?: Shape
  readonly onRetry: () => void
  readonly isEmpty?: (value: Value) => boolean
  readonly empty?: ReactNode
  readonly children: (value: Value) => ReactNode
}

/** The states of what was asked on a screen: waiting, failed, empty, there: four things that are never shown one for another, wherever something is read. */
export function Answered<Value>(props: Props<Value>): ReactNode {
  const { answer, what, shape, onRetry, isEmpty, empty, children } = props
  if (!answer) return <Loading {...(what === undefined ? {} : { what })} {...(shape ? { shape } : {})} />
  if (!answer.ok) return <FailureNotice failure={answer.failure} onRetry={onRetry} />
  return isEmpty?.(answer.value) ? empty : children(answer.value)
}

/** What is known by now. */
export function knownOf<Value>(answer: AwaitedAnswer<Value>): Value | undefined {
  return answer?.ok ? answer.value : undefined
}

/** A question with the way to ask it again. */
export type AskedOf = { readonly answer: AwaitedAnswer; readonly onRetry: () => void }

/** The same in one line, where a picker's list would be. A list that is asked of nobody is simply there. */
export function useAskedText(): (asked: AskedOf | undefined, emptyText?: string) => string {
  const words = useWords()
  return (asked, emptyText = words('ui.none-found')) => {
    if (!asked || asked.answer?.ok) return emptyText
    return asked.answer ? words(failureSentence(asked.answer.failure).id) : words('ui.asking')
  }
}

/** Beneath a picker whose list could not be had: why, and another try. Nothing otherwise. */
export function AskedFailure({ answer, onRetry }: AskedOf): ReactNode {
  const words = useWords()
  if (!answer || answer.ok) return null
  return (
    <p className="asked-failure" role="alert">
      {words(failureSentence(answer.failure).id)}
      <Button size="compact-xs" variant="default" onClick={onRetry}>
        {words('ui.try-again')}
      </Button>
    </p>
  )
}

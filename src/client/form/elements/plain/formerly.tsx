import type { ReactNode } from 'react'
import { type FormerAnswer, useFormerAnswers } from '#client/form/room/former-answer.ts'
import { AskedFailure } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'

type FormerlyProps = {
  readonly source: string | undefined
  readonly label?: string
  readonly children: (found: readonly FormerAnswer[]) => ReactNode
}

/** For plain elements, what is known from before of one question or measure, newest first; being looked for, not to be had, or nothing, says so. */
export function Formerly({ source, label, children }: FormerlyProps): ReactNode {
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

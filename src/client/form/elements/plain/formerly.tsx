import type { ReactNode } from 'react'
import { type FormerAnswer, useFormerAnswers, useVersionsOf } from '#client/form/room/former-answer.ts'
import { AskedFailure, type AwaitedAnswer } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { succeeded } from '#shared/outcome/outcome.ts'

type FormerlyProps = {
  readonly source: string | undefined
  readonly label?: string
  /** Only what stands in notes of this definition, in any version. */
  readonly definitionKey?: string | undefined
  readonly children: (found: readonly FormerAnswer[]) => ReactNode
}

/** For plain elements, what is known from before of one question or measure, newest first; being looked for, not to be had, or nothing, says so. */
export function Formerly({ source, label, definitionKey, children }: FormerlyProps): ReactNode {
  const words = useWords()
  const { answer: former, onRetry } = useFormerAnswers()
  const { versions, onAgain } = useVersionsOf(definitionKey)
  const answer = definitionKey !== undefined && former?.ok ? together(former.value, versions) : former
  const again = () => {
    onRetry()
    onAgain()
  }
  const say = (text: string) => (label === undefined ? text : `${label}: ${text}`)
  if (!answer || (answer.ok && definitionKey !== undefined && !versions))
    return <span aria-busy="true">{say(words('ui.asking'))}</span>
  if (!answer.ok)
    return (
      <>
        {label}
        <AskedFailure answer={answer} onRetry={again} />
      </>
    )
  const found = answer.value.filter((each) => each.source === source)
  return found.length === 0 ? say(words('form.no-former-answer')) : children(found)
}

/** What stands in notes of these definitions. */
function together(
  former: readonly FormerAnswer[],
  versions: AwaitedAnswer<readonly string[]>,
): AwaitedAnswer<readonly FormerAnswer[]> {
  if (!versions?.ok) return versions
  return succeeded(former.filter(({ definition = '' }) => versions.value.includes(definition)))
}

import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { FoundSentence } from './use-sentences.ts'

type Props = { readonly name: string; readonly sentences: readonly FoundSentence[] }

/** Beneath a part of a plan: the sentences of notes that are tied to it, each leads to its very place. */
export function SentenceList({ name, sentences }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  if (sentences.length === 0) return null
  return (
    <details className="plan-sentences">
      <summary aria-label={words('chart-plan.sentences-of', { count: sentences.length, name })}>
        {words('chart-plan.sentences', { count: sentences.length })}
      </summary>
      <ul>
        {sentences.map(({ note, on, sentence, plan, part, count }) => (
          <li key={`${note} ${plan} ${count}`}>
            <ScreenLink to={`/notes/${note}?tied=${encodeURIComponent(`${plan}/${part}`)}&which=${count}`}>
              {sentence}
            </ScreenLink>{' '}
            <span className="tab-dim">{moments.date(on)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

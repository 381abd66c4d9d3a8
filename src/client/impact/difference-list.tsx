import { type ReactNode, useMemo } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { changesInWords } from '#shared/forms/comparing/changes-in-words.ts'
import type { LivingType } from './living-definition.ts'
import type { Differences } from './read-impact.ts'
import './impact.css'

type Props = { readonly type: LivingType; readonly differences: Differences }

/** Each difference between two versions as a sentence. */
export function DifferenceList({ type, differences: { changes, forms } }: Props): ReactNode {
  const words = useWords()
  const say = useLabels()
  const sentences = useMemo(() => changesInWords(changes, { say, type, forms }), [changes, forms, say, type])
  const losesQuestions = changes.some(({ did, at }) => did === 'removed' && at.at(-2)?.kind === 'field')
  if (sentences.length === 0) return <p>{words('versions.no-differences')}</p>
  return (
    <>
      <ul className="impact-list">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {losesQuestions && <p className="impact-hint">{words('versions.removed-answers')}</p>}
    </>
  )
}

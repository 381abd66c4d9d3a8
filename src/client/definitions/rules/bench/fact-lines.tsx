import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { DescribedFact } from '#shared/rules/telling/described-facts.ts'
import type { FactValue } from '#shared/rules/telling/fact-value.ts'

/** Facts by their names, each as its reader writes such things. */
export function FactLines({ facts }: { readonly facts: readonly DescribedFact[] }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const text = (value: FactValue): string => {
    switch (value.as) {
      case 'words':
        return value.text
      case 'number':
        return String(value.count)
      case 'label':
        return labels(value.id)
      case 'day':
        return moments.approximate(value.day)
      case 'moment':
        return moments.dateAndTime(value.at)
    }
  }
  return (
    <dl className="build-facts">
      {facts.map(({ name, values }) => (
        <div key={name}>
          <dt>{words(`rules.fact.${name}`)}</dt>
          <dd>{values.length === 0 ? words('rules.fact-none') : values.map(text).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

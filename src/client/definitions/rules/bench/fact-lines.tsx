import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { FactTold } from '#shared/rules/telling/facts-told.ts'
import type { Told } from '#shared/rules/telling/told.ts'

/** Facts by their names, each as its reader writes such things. */
export function FactLines({ facts }: { readonly facts: readonly FactTold[] }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const text = (told: Told): string => {
    switch (told.as) {
      case 'words':
        return told.text
      case 'number':
        return String(told.count)
      case 'label':
        return labels(told.id)
      case 'day':
        return moments.approximate(told.day)
      case 'moment':
        return moments.dateAndTime(told.at)
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

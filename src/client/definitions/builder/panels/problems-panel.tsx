import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { elementAt } from '#client/definitions/shown/element-at.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Finding } from '#shared/outcome/outcome.ts'

type Props = {
  readonly builder: Builder
  readonly problems: readonly Finding[]
  /** Leads to the spot: an element, or the scores and alerts. */
  readonly onGo: (elementId: string | undefined) => void
}

/** What stands in the way of publishing, each with the way to its place. */
export function ProblemsPanel({ builder, problems, onGo }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  if (problems.length === 0) return <p className="builder-quiet">{words('builder.no-problems')}</p>
  return (
    <section aria-label={words('builder.problems')}>
      <p role="status">{words('builder.problem-count', { count: problems.length })}</p>
      <ul className="builder-problems">
        {problems.map(({ pointer, message, parameters }) => {
          const element = elementAt(builder.form, pointer)
          const name = element && (element.label ?? element.id)
          const sentence = labels(message, parameters)
          return (
            <li key={`${pointer} ${message}`}>
              <UnstyledButton className="builder-problem" onClick={() => onGo(element?.id)}>
                {name !== undefined && !sentence.includes(name) && <b>{name}: </b>}
                {sentence}
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

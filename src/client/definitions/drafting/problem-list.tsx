import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Finding } from '#shared/outcome/outcome.ts'

type Props = {
  readonly problems: readonly Finding[]
  /** What the place of a problem is called. */
  readonly nameOf: (pointer: string) => string | undefined
  readonly onGo: (pointer: string) => void
}

/** What stands in the way of publishing, or should be looked at, each with the way to its place. */
export function ProblemList({ problems, nameOf, onGo }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <section className="draft-problems" aria-labelledby="draft-problems">
      <h2 id="draft-problems">{words('drafting.problems', { count: problems.length })}</h2>
      {problems.length === 0 ? (
        <p className="build-quiet">{words('drafting.no-problems')}</p>
      ) : (
        <ul>
          {problems.map(({ pointer, message, parameters, weight }) => {
            const name = nameOf(pointer)
            return (
              <li key={`${pointer} ${message} ${parameters?.name ?? ''}`}>
                <UnstyledButton className="draft-problem" data-weight={weight} onClick={() => onGo(pointer)}>
                  {name && <b>{name}: </b>}
                  {labels(message, parameters)}
                </UnstyledButton>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

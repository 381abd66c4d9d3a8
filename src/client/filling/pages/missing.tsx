import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScreenWords } from '#client/form/words/use-screen-words.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { textOf } from '#shared/forms/screens/form-screen.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { pathOfFinding } from './path-of-finding.ts'
import type { Submitting } from './submitting.ts'

type Props = {
  readonly state: Submitting
  readonly answers: OpenAnswers
  readonly onGo: (path: string) => void
  readonly isStuck: boolean
}

/** What is missing or wrong where somebody wanted to submit; each line leads to its question. */
export function Missing({ state, answers, onGo, isStuck }: Props): ReactNode {
  const words = useWords()
  if (isStuck)
    return (
      <p className="filling-alert" role="alert">
        {words('filling.not-stored')}
      </p>
    )
  if (state.kind === 'refused') return <FailureNotice failure={state.failure} />
  if (state.kind !== 'missing') return null
  return (
    <section className="filling-alert" aria-labelledby="filling-missing">
      <h2 id="filling-missing">{words('filling.missing', { count: state.findings.length })}</h2>
      <ul>
        {state.findings.map((finding) => (
          <Line
            key={`${finding.pointer} ${finding.message}`}
            finding={finding}
            answers={answers}
            onGo={onGo}
          />
        ))}
      </ul>
    </section>
  )
}

type LineProps = Pick<Props, 'answers' | 'onGo'> & { readonly finding: Finding }

function Line({ finding, answers, onGo }: LineProps): ReactNode {
  const labels = useLabels()
  const words = useScreenWords()
  const path = pathOfFinding(finding.pointer)
  const element = answers.form.nodes.get(path)?.element
  const text = labels(finding.message, finding.parameters)
  return (
    <li>
      {element ? (
        <UnstyledButton onClick={() => onGo(path)}>
          {textOf(element, words)}: {text}
        </UnstyledButton>
      ) : (
        text
      )}
    </li>
  )
}

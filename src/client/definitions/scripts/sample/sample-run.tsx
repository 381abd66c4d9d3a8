import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { Markdown } from '#client/form/words/markdown.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Script } from '#generated/types/script.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { askedIn, askedOf } from '#shared/scripts/asked-in.ts'
import { nextStep } from '#shared/scripts/next-step.ts'
import { SampleEnd } from './sample-end.tsx'
import { SampleQuestion } from './sample-question.tsx'

type Props = { readonly script: Script }

/** Runs the script as it is now, step by step, and shows at its end what would go where; nothing of it is kept. */
export function SampleRun({ script }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [trail, setTrail] = useState<readonly string[]>([])
  const [answers, setAnswers] = useState<Answers>({})
  const asked = useMemo(() => askedIn(script), [script])
  const known = trail.filter((id) => script.steps.some((step) => step.id === id))
  const at = known.at(-1) ?? script.start
  const step = script.steps.find(({ id }) => id === at)
  const question = step && askedOf(step)
  const next = step && nextStep(step, asked, answers)
  const begin = () => {
    setTrail([])
    setAnswers({})
  }
  return (
    <section className="script-sample" aria-labelledby="script-try">
      <h2 id="script-try">{words('script-editor.try')}</h2>
      <p className="build-quiet">{words('script-editor.try-hint')}</p>
      {step && (
        <div className="script-turn" role="status">
          <p className="build-quiet">{labels(`enumeration.ScriptStepKind.${step.kind}`)}</p>
          <Markdown text={step.text} />
          {step.timerSeconds !== undefined && step.kind === 'Timer' && (
            <p>{words('script-editor.seconds', { seconds: step.timerSeconds })}</p>
          )}
        </div>
      )}
      {step && question && (
        <SampleQuestion
          key={step.id}
          question={question}
          answers={answers}
          onAnswer={(given) => setAnswers((before) => ({ ...before, ...given }))}
        />
      )}
      {step && next === undefined && <SampleEnd script={script} answers={answers} />}
      <div className="state-actions">
        {known.length > 0 && (
          <>
            <Button variant="default" onClick={() => setTrail(known.slice(0, -1))}>
              {words('script-editor.back')}
            </Button>
            <Button variant="default" onClick={begin}>
              {words('script-editor.again')}
            </Button>
          </>
        )}
        {next !== undefined && (
          <Button onClick={() => setTrail([...known, next])}>{words('script-editor.go-on')}</Button>
        )}
      </div>
    </section>
  )
}

import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { OneAnswer } from '#client/form/one-answer.tsx'
import { useScreenWords } from '#client/form/words/use-screen-words.ts'
import { useSource } from '#client/ui/external-store.ts'
import { ToDecide } from '#client/ui/states/to-decide.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Answer } from '#shared/answers/answer.ts'
import { shownAndParked } from '#shared/forms/filling/shown-and-parked.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { textOf } from '#shared/forms/screens/form-screen.ts'
import type { DisputedAnswer } from './merge-item.ts'
import type { OpenItem } from './open-item.ts'

/** What was answered otherwise elsewhere meanwhile, beside what was typed here, until a person decides. Neither is written over before that. */
export function DisputedAnswers({ open }: { readonly open: OpenItem }): ReactNode {
  const disputed = useSource(open.disputed)
  return disputed.map((answer) => (
    <Disputed key={answer.id} answer={answer} answers={open.answers} decide={open.decide} />
  ))
}

type Props = Pick<OpenItem, 'answers' | 'decide'> & { readonly answer: DisputedAnswer }

function Disputed({ answer, answers, decide }: Props): ReactNode {
  const words = useWords()
  const labels = useScreenWords()
  const { id, theirs } = answer
  const mine = useMine(answers, id)
  const element = answers.form.nodes.get(id)?.element
  const question = element ? textOf(element, labels) : id
  return (
    <ToDecide
      title={question}
      why={words('packets.answered-twice')}
      sides={[
        { name: words('packets.mine'), said: <OneAnswer form={answers.form} id={id} value={mine} /> },
        { name: words('packets.theirs'), said: <OneAnswer form={answers.form} id={id} value={theirs} /> },
      ]}
      ways={
        <>
          <Button
            aria-label={`${words('packets.keep-mine')}: ${question}`}
            onClick={() => decide(answer, true)}
          >
            {words('packets.keep-mine')}
          </Button>
          <Button
            variant="default"
            aria-label={`${words('packets.take-theirs')}: ${question}`}
            onClick={() => decide(answer, false)}
          >
            {words('packets.take-theirs')}
          </Button>
        </>
      }
    />
  )
}

/** What is typed here at this moment; it goes on while nothing is decided. */
function useMine(answers: OpenAnswers, id: string): Answer | undefined {
  const [mine, setMine] = useState(() => typed(answers, id))
  useEffect(() => {
    const look = () => setMine(typed(answers, id))
    look()
    return answers.subscribeAll(look)
  }, [answers, id])
  return mine
}

function typed(answers: OpenAnswers, id: string): Answer | undefined {
  return shownAndParked(answers.toAnswers('draft'))[id]
}

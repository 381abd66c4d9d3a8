import type { ReactNode } from 'react'
import { useReader } from '#client/form/words/use-reader.ts'
import { useScreenWords } from '#client/form/words/use-screen-words.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { isBlank } from '#shared/answers/answer.ts'
import { answerText } from '#shared/elements/element.ts'
import { asAnswer, type Element } from '#shared/forms/definition.ts'
import { textOf } from '#shared/forms/screens/form-screen.ts'
import { changedElements } from './changed-elements.ts'

type Props = {
  readonly questionnaire: Questionnaire
  readonly response: QuestionnaireResponse
  readonly previous: QuestionnaireResponse
}

/** The questions that were answered otherwise the time before, with both answers. */
export function Comparison({ questionnaire, response, previous }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const path = useRecordPath()
  const screenWords = useScreenWords()
  const reader = useReader(screenWords)
  const changed = changedElements(questionnaire, { now: response.answers, before: previous.answers })
  const written = (element: Element, answers: QuestionnaireResponse['answers']) => {
    const value = asAnswer(answers[element.id])
    return isBlank(value) ? '–' : answerText(element, value, reader)
  }
  return (
    <section aria-labelledby="filling-comparison">
      <h2 id="filling-comparison">{words('filling.comparison')}</h2>
      <p>
        <ScreenLink to={path('QuestionnaireResponse', previous.id)}>
          {words('filling.previous', { when: moments.dateAndTime(previous.authored) })}
        </ScreenLink>
      </p>
      {changed.length === 0 ? (
        <p className="filling-quiet">{words('filling.all-same')}</p>
      ) : (
        <div className="filling-scroll">
          <table className="filling-table">
            <thead>
              <tr>
                <th scope="col">{words('filling.question')}</th>
                <th scope="col">{words('filling.before')}</th>
                <th scope="col">{words('filling.now')}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map((element) => (
                <tr key={element.id}>
                  <th scope="row">{textOf(element, screenWords)}</th>
                  <td>{written(element, previous.answers)}</td>
                  <td>{written(element, response.answers)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

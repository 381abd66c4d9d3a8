import { Button } from '@mantine/core'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import type { OpenResponse } from '#client/filling/open/open-response.ts'
import { useScreenWords } from '#client/form/words/use-screen-words.ts'
import { DifferenceList } from '#client/impact/difference-list.tsx'
import { readDifferences } from '#client/impact/read-impact.ts'
import { useAsked } from '#client/impact/use-asked.ts'
import { Answered, knownOf } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { upgradedAnswers } from '#shared/forms/opening/upgraded-answers.ts'
import { textOf } from '#shared/forms/screens/form-screen.ts'
import { useMoving } from './use-moving.ts'

type Props = {
  readonly response: QuestionnaireResponse
  readonly questionnaire: Questionnaire
  readonly open: OpenResponse
  /** The answers have moved to another version, or back. */
  readonly onMoved: (way: 'newer' | 'back') => void
}

/** That there is a newer version of the questionnaire that is being filled in: what would change, what becomes of the answers, and the press that moves them. Nothing where there is none. */
export function NewerVersion(props: Props): ReactNode {
  const { response, questionnaire } = props
  const words = useWords()
  const [isSeen, setSeen] = useState(false)
  const asked = useMemo<QueryCall>(
    () => ({
      filters: [
        { field: 'key', op: 'eq', value: questionnaire.key },
        { field: 'status', op: 'eq', value: 'Active' },
      ],
      pageSize: 1,
    }),
    [questionnaire.key],
  )
  const isAlone = !response.note && !response.packetResponse
  const newest = knownOf(useAnswer('questionnaire.query', isAlone ? asked : undefined))?.items[0]
  if (!newest || newest.version <= questionnaire.version) return null
  return (
    <section className="filling-newer" aria-label={words('filling.newer-version')}>
      <p>
        {words('filling.newer-version')}{' '}
        {!isSeen && (
          <Button variant="default" size="compact-sm" onClick={() => setSeen(true)}>
            {words('filling.see-newer')}
          </Button>
        )}
      </p>
      {isSeen && <Changes {...props} newest={newest} />}
    </section>
  )
}

function Changes({
  response,
  questionnaire,
  open,
  onMoved,
  newest,
}: Props & { readonly newest: Questionnaire }) {
  const words = useWords()
  const { version } = newest
  const ask = useCallback(() => readDifferences(questionnaire, newest), [questionnaire, newest])
  const differences = useAsked(ask)
  const { move, isBusy, failure, isUnsaved } = useMoving(response, open)
  return (
    <>
      <h2>{words('filling.newer-title', { version })}</h2>
      <Answered
        answer={differences.answer}
        what={words('filling.newer-title', { version })}
        onRetry={differences.ask}
      >
        {(found) => <DifferenceList type="Questionnaire" differences={found} />}
      </Answered>
      <Fate questionnaire={questionnaire} newest={newest} response={response} open={open} />
      {isUnsaved && <p role="alert">{words('filling.not-yet-saved')}</p>}
      {failure && <FailureNotice failure={failure} />}
      <div>
        <Button
          loading={isBusy}
          onClick={() => void move(false).then((isDone) => isDone && onMoved('newer'))}
        >
          {words('filling.move-to-newer', { version })}
        </Button>
      </div>
    </>
  )
}

type FateProps = Pick<Props, 'questionnaire' | 'response' | 'open'> & { readonly newest: Questionnaire }

/** What becomes of the answers: how many are kept, and which are not. */
function Fate({ questionnaire, newest, response, open }: FateProps): ReactNode {
  const words = useWords()
  const screenWords = useScreenWords()
  const { kept, gone, unfit } = useMemo(() => {
    const context = { values: { today: response.authored.slice(0, 10) } }
    return upgradedAnswers(compileForm(definitionOf(newest)), open.answers.toAnswers('draft'), context)
  }, [newest, response, open])
  const { nodes } = useMemo(() => compileForm(definitionOf(questionnaire)), [questionnaire])
  const names = (ids: readonly string[]) =>
    ids
      .map((id) => {
        const element = nodes.get(id)?.element
        return `“${element ? textOf(element, screenWords) : id}”`
      })
      .join(', ')
  return (
    <ul className="impact-list">
      <li>{words('filling.newer-kept', { count: kept })}</li>
      {gone.length > 0 && <li>{words('filling.newer-gone', { names: names(gone) })}</li>}
      {unfit.length > 0 && <li>{words('filling.newer-unfit', { names: names(unfit) })}</li>}
    </ul>
  )
}

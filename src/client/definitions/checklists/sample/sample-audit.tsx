import { Badge, Button, NativeSelect } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { complianceResults } from '#generated/enumerations/compliance-result.ts'
import type { ComplianceAnswer } from '#generated/types/compliance-answer.ts'
import type { ComplianceQuestionnaire } from '#generated/types/compliance-questionnaire.ts'
import { scoreOf } from '#shared/audits/checklist-score.ts'

type Result = ComplianceAnswer['result']
type Results = { readonly [questionId: string]: Result | undefined }
type Props = { readonly checklist: ComplianceQuestionnaire }

/** Tries the checklist as an auditor would answer it, and tells what that comes to; nothing of it is kept. */
export function SampleAudit({ checklist }: Props): ReactNode {
  const words = useWords()
  const [results, setResults] = useState<Results>({})
  const { sections, questions } = checklist
  const isBegun = questions.some(({ id }) => results[id])
  return (
    <section className="checklist-sample" aria-labelledby="checklist-try">
      <h2 id="checklist-try">{words('checklist-editor.try')}</h2>
      <p className="build-quiet">{words('checklist-editor.try-hint')}</p>
      <Verdict checklist={checklist} results={results} />
      {sections.map(({ id, title }) => (
        <fieldset key={id}>
          <legend>{title || words('checklist-editor.no-title')}</legend>
          {questions
            .filter(({ sectionId }) => sectionId === id)
            .map((question) => (
              <OneAnswer
                key={question.id}
                question={question}
                result={results[question.id]}
                onChange={(result) => setResults((before) => ({ ...before, [question.id]: result }))}
              />
            ))}
        </fieldset>
      ))}
      {isBegun && (
        <div>
          <Button size="compact-sm" variant="default" onClick={() => setResults({})}>
            {words('checklist-editor.again')}
          </Button>
        </div>
      )}
    </section>
  )
}

type AnswerProps = {
  readonly question: ComplianceQuestionnaire['questions'][number]
  readonly result: Result | undefined
  readonly onChange: (result: Result | undefined) => void
}

function OneAnswer({ question, result, onChange }: AnswerProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { text, allowNotApplicable = true } = question
  const offered = complianceResults.filter((each) => each !== 'NotApplicable' || allowNotApplicable)
  return (
    <NativeSelect
      size="sm"
      label={text || words('checklist-editor.no-words')}
      value={result ?? ''}
      data={[
        { value: '', label: words('checklist-editor.not-answered') },
        ...offered.map((value) => ({ value, label: labels(`enumeration.ComplianceResult.${value}`) })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(offered.find((each) => each === value))}
    />
  )
}

function Verdict({ checklist, results }: Props & { readonly results: Results }): ReactNode {
  const words = useWords()
  const answers = checklist.questions.flatMap(({ id }): ComplianceAnswer[] => {
    const result = results[id]
    return result ? [{ questionId: id, result }] : []
  })
  const { score, passed } = scoreOf(checklist, answers)
  const open = checklist.questions.length - answers.length
  return (
    <p className="checklist-verdict" role="status">
      {score === undefined
        ? words('checklist-editor.no-score')
        : words('checklist-editor.score', { score, pass: checklist.passPercent })}{' '}
      {open === 0 ? (
        <Badge color={passed ? 'green' : 'red'}>
          {words(passed ? 'checklist-editor.passed' : 'checklist-editor.not-passed')}
        </Badge>
      ) : (
        <span className="build-quiet">{words('checklist-editor.open', { count: open })}</span>
      )}
    </p>
  )
}

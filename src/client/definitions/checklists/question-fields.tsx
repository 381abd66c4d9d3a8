import { NativeSelect } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { innerElements } from '#client/definitions/drafting/inner-elements.ts'
import { useScreenElements } from '#client/definitions/drafting/use-screen-elements.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import type { Question, Section } from './editing/checklist.ts'

type Props = {
  readonly question: Question
  readonly sections: readonly Section[]
  readonly isReadOnly: boolean
  readonly onChange: (question: Question, about?: string) => void
}

/** Everything that can be said of one question; its fields are drawn by the engine from the schema. */
export function QuestionFields({ question, sections, isReadOnly, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const screen = useScreenElements('ComplianceQuestionnaire')
  const asked = useMemo(() => screen && { elements: questionElements(screen) }, [screen])
  if (!asked) return <Loading what={words('checklist-editor.questions')} />
  return (
    <>
      <EngineFields
        asked={asked}
        value={question}
        isReadOnly={isReadOnly}
        onChange={(next, about) =>
          onChange(
            {
              ...next,
              id: question.id,
              sectionId: question.sectionId,
              text: next.text ?? '',
              // What cannot be without a value keeps the one that it has, as the server would not leave it empty.
              weight: next.weight ?? question.weight ?? 1,
            },
            about,
          )
        }
      />
      {sections.length > 1 && (
        <NativeSelect
          className="draft-check"
          label={labels('field.ComplianceQuestionnaire.questions.sectionId')}
          value={question.sectionId}
          disabled={isReadOnly}
          data={sections.map(({ id, title }) => ({
            value: id,
            label: title || words('checklist-editor.no-title'),
          }))}
          onChange={({ currentTarget: { value } }) => onChange({ ...question, sectionId: value })}
        />
      )}
    </>
  )
}

/** What is asked of a question: its section is chosen among those that are there. */
function questionElements(screen: readonly Element[]): readonly Element[] {
  return innerElements(screen, 'questions').filter(({ id }) => id !== 'sectionId')
}

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Card } from '#client/definitions/drafting/card.ts'
import { OrderedCards } from '#client/definitions/drafting/ordered-cards.tsx'
import type { Draft } from '#client/definitions/drafting/use-draft.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Question, Section } from './editing/checklist.ts'
import type { OpenCards } from './editing/open-cards.ts'
import {
  blankQuestion,
  questionsOf,
  withMovedQuestion,
  withQuestion,
  withQuestions,
} from './editing/with-question.ts'
import { QuestionFields } from './question-fields.tsx'
import { SeveralQuestions } from './several-questions.tsx'

const mostQuestions = 500

type Props = {
  readonly draft: Draft<'ComplianceQuestionnaire'>
  readonly section: Section
  readonly isReadOnly: boolean
  readonly open: OpenCards
  readonly onOpen: (open: OpenCards) => void
}

/** The questions of one section as cards. */
export function QuestionsEditor(props: Props): ReactNode {
  const { draft, section, isReadOnly, open, onOpen } = props
  const words = useWords()
  const { newId } = useWorld()
  const { now, change } = draft
  const own = questionsOf(now, section.id)
  const show = (id: string | undefined) => onOpen({ section: section.id, question: id })
  const add = (question: Question, behind?: string) => {
    change((before) => withQuestions(before, [question], behind))
    show(question.id)
  }
  const cards = own.map(
    (question): Card => ({
      id: question.id,
      title: question.text || words('checklist-editor.no-words'),
      marks: <Marks question={question} />,
      summary: question.citation && <p className="build-quiet">{question.citation}</p>,
      body: () => (
        <QuestionFields
          question={question}
          sections={now.sections}
          isReadOnly={isReadOnly}
          onChange={(next, about) => {
            change((before) => withQuestion(before, next), about && `${question.id} ${about}`)
            if (next.sectionId !== section.id) onOpen({ section: next.sectionId, question: next.id })
          }}
        />
      ),
    }),
  )
  return (
    <section className="checklist-questions" aria-label={words('checklist-editor.questions')}>
      <h3>{words('checklist-editor.questions')}</h3>
      <OrderedCards
        label={words('checklist-editor.questions')}
        cards={cards}
        openId={open.question}
        onOpen={show}
        isReadOnly={isReadOnly}
        lastStays={now.questions.length === 1 ? words('checklist-editor.last-question') : undefined}
        onMove={(from, to) => change((before) => withMovedQuestion(before, section.id, { from, to }))}
        onDuplicate={(index) => {
          const question = own[index]
          if (question) add({ ...question, id: newId() }, question.id)
        }}
        onRemove={(index) =>
          change(({ questions }) => ({ questions: questions.filter(({ id }) => id !== own[index]?.id) }))
        }
      />
      {!isReadOnly && now.questions.length < mostQuestions && (
        <Adding
          onAdd={() => add(blankQuestion(section.id, newId()))}
          onPaste={(texts) =>
            change((before) =>
              withQuestions(
                before,
                texts.map((text) => ({ ...blankQuestion(section.id, newId()), text })),
              ),
            )
          }
        />
      )}
    </section>
  )
}

type AddingProps = { readonly onAdd: () => void; readonly onPaste: (texts: readonly string[]) => void }

function Adding({ onAdd, onPaste }: AddingProps): ReactNode {
  const words = useWords()
  const [isPasting, setPasting] = useState(false)
  return (
    <div className="draft-adding">
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden="true" />}
        onClick={onAdd}
      >
        {words('checklist-editor.add-question')}
      </Button>{' '}
      <Button size="compact-sm" variant="default" onClick={() => setPasting(true)}>
        {words('checklist-editor.add-several')}
      </Button>
      {isPasting && <SeveralQuestions onAdd={onPaste} onClose={() => setPasting(false)} />}
    </div>
  )
}

function Marks({ question }: { readonly question: Question }): ReactNode {
  const words = useWords()
  const { weight = 1, critical, evidenceRequired } = question
  return (
    <>
      {critical && <span className="draft-mark">{words('checklist-editor.critical')}</span>}
      {evidenceRequired && <span className="draft-mark">{words('checklist-editor.evidence')}</span>}
      {weight !== 1 && <span className="draft-mark">{words('checklist-editor.weight', { weight })}</span>}
    </>
  )
}

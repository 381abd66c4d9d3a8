import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import type { Card } from '#client/definitions/drafting/card.ts'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { innerElements } from '#client/definitions/drafting/inner-elements.ts'
import { moved } from '#client/definitions/drafting/moved.ts'
import { OrderedCards } from '#client/definitions/drafting/ordered-cards.tsx'
import type { Draft } from '#client/definitions/drafting/use-draft.ts'
import { useScreenElements } from '#client/definitions/drafting/use-screen-elements.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Section } from './editing/checklist.ts'
import type { OpenCards } from './editing/open-cards.ts'
import {
  questionsOf,
  withNewSection,
  withoutSection,
  withSection,
  withSectionCopy,
} from './editing/with-question.ts'
import { QuestionsEditor } from './questions-editor.tsx'

const mostSections = 50

type Props = {
  readonly draft: Draft<'ComplianceQuestionnaire'>
  readonly isReadOnly: boolean
  readonly open: OpenCards
  readonly onOpen: (open: OpenCards) => void
}

/** The sections as cards, each with its weight and its questions. */
export function SectionsEditor(props: Props): ReactNode {
  const { draft, isReadOnly, open, onOpen } = props
  const words = useWords()
  const { newId } = useWorld()
  const { now, change } = draft
  const { sections } = now
  const add = () => {
    const title = words('checklist-editor.section-number', { number: sections.length + 1 })
    const next = withNewSection(now, title, newId)
    change(() => next)
    onOpen({ section: next.sections.at(-1)?.id })
  }
  const cards = sections.map((section): Card => {
    const questions = questionsOf(now, section.id)
    return {
      id: section.id,
      title: section.title || words('checklist-editor.no-title'),
      marks: section.weight !== undefined && section.weight !== 1 && (
        <span className="draft-mark">{words('checklist-editor.weight', { weight: section.weight })}</span>
      ),
      summary: (
        <>
          <p>{words('checklist-editor.count', { count: questions.length })}</p>
          {questions.slice(0, 3).map(({ id, text }) => (
            <p key={id} className="build-quiet">
              {text}
            </p>
          ))}
        </>
      ),
      body: () => <OneSection {...props} section={section} />,
    }
  })
  return (
    <>
      <OrderedCards
        label={words('checklist-editor.sections')}
        cards={cards}
        openId={open.section}
        onOpen={(section) => onOpen({ section })}
        isReadOnly={isReadOnly}
        lastStays={words('checklist-editor.last-section')}
        onMove={(from, to) => change((before) => ({ sections: moved(before.sections, from, to) }))}
        onDuplicate={(index) => change((before) => withSectionCopy(before, index, newId))}
        onRemove={(index) => change((before) => withoutSection(before, index, newId))}
      />
      {!isReadOnly && sections.length < mostSections && (
        <div>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={add}>
            {words('checklist-editor.add-section')}
          </Button>
        </div>
      )}
    </>
  )
}

function OneSection({ section, ...props }: Props & { readonly section: Section }): ReactNode {
  const { draft, isReadOnly } = props
  const words = useWords()
  const screen = useScreenElements('ComplianceQuestionnaire')
  const asked = useMemo(() => screen && { elements: innerElements(screen, 'sections') }, [screen])
  if (!asked) return <Loading what={words('checklist-editor.sections')} />
  return (
    <>
      <EngineFields
        asked={asked}
        value={section}
        isReadOnly={isReadOnly}
        onChange={(next, about) =>
          draft.change(
            (now) =>
              withSection(now, {
                ...next,
                id: section.id,
                title: next.title ?? '',
                weight: next.weight ?? section.weight ?? 1,
              }),
            `${section.id} ${about}`,
          )
        }
      />
      <QuestionsEditor {...props} section={section} />
    </>
  )
}

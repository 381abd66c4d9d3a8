import { type ReactNode, useMemo, useState } from 'react'
import { focusCard } from '#client/definitions/drafting/card.ts'
import { DefinitionFields } from '#client/definitions/drafting/definition-fields.tsx'
import { ProblemList } from '#client/definitions/drafting/problem-list.tsx'
import type { Draft } from '#client/definitions/drafting/use-draft.ts'
import { useWords } from '#client/ui/words.tsx'
import { checkChecklist } from '#shared/audits/check-checklist.ts'
import type { OpenCards } from './editing/open-cards.ts'
import { SampleAudit } from './sample/sample-audit.tsx'
import { SamplingFields } from './sampling-fields.tsx'
import { SectionsEditor } from './sections-editor.tsx'

type Props = { readonly draft: Draft<'ComplianceQuestionnaire'>; readonly isReadOnly: boolean }

const whole = ['name', 'target', 'passPercent'] as const

/** An audit checklist: its sections and questions as cards, and beside them what stands in the way and an audit to try. */
export function ChecklistEditor({ draft, isReadOnly }: Props): ReactNode {
  const words = useWords()
  const { now, change } = draft
  const [open, setOpen] = useState<OpenCards>({})
  const problems = useMemo(() => checkChecklist(now), [now])
  const at = (pointer: string) => {
    const [, list, place] = /^\/(sections|questions)\/(\d+)/.exec(pointer) ?? []
    const index = Number(place)
    return {
      section: list === 'sections' ? now.sections[index] : undefined,
      question: list === 'questions' ? now.questions[index] : undefined,
    }
  }
  return (
    <div className="draft-columns">
      <div className="draft-main">
        <DefinitionFields
          type="ComplianceQuestionnaire"
          fields={whole}
          now={now}
          isReadOnly={isReadOnly}
          onChange={(fields, about) =>
            change((before) => ({ ...fields, passPercent: fields.passPercent ?? before.passPercent }), about)
          }
        />
        <section aria-labelledby="checklist-sections">
          <h2 id="checklist-sections">{words('checklist-editor.sections')}</h2>
          <p className="build-quiet">{words('checklist-editor.sections-hint')}</p>
          <SectionsEditor draft={draft} isReadOnly={isReadOnly} open={open} onOpen={setOpen} />
        </section>
        <SamplingFields draft={draft} isReadOnly={isReadOnly} />
      </div>
      <aside className="draft-side" aria-label={words('checklist-editor.aside')}>
        {!isReadOnly && (
          <ProblemList
            problems={problems}
            nameOf={(pointer) => {
              const { section, question } = at(pointer)
              if (question) return question.text || words('checklist-editor.no-words')
              return section && (section.title || words('checklist-editor.no-title'))
            }}
            onGo={(pointer) => {
              const { section, question } = at(pointer)
              setOpen({ section: question?.sectionId ?? section?.id, question: question?.id })
              focusCard(question?.id ?? section?.id)
            }}
          />
        )}
        <SampleAudit checklist={now} />
      </aside>
    </div>
  )
}

import type { ReactNode } from 'react'
import { send } from '#client/api/send.ts'
import { NewDraft } from '#client/definitions/drafting/new-draft.tsx'
import { keyOf } from '#client/definitions/shown/key-of.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { begunChecklist, checklistStarts } from './editing/begun-checklist.ts'

/** Begins an audit checklist from nothing, from what is asked of most notes, or as a copy of one that is there. */
export function NewChecklist({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  const { newId } = useWorld()
  const starts = checklistStarts.map((value) => ({
    value,
    label: words(`checklist-editor.start-${value}`),
  }))
  return (
    <NewDraft
      type="ComplianceQuestionnaire"
      title={words('checklist-editor.new')}
      text={words('checklist-editor.new-text')}
      startsLabel={words('checklist-editor.starts')}
      starts={starts}
      onClose={onClose}
      create={({ id, name, start, copied }) => {
        const begun = checklistStarts.find((each) => each === start) ?? 'blank'
        const { sections, questions } = copied ?? begunChecklist(begun, words, newId)
        return send('complianceQuestionnaire.create', {
          idempotencyKey: id,
          body: {
            name,
            key: keyOf(name, id),
            version: 1,
            status: 'Draft',
            target: copied?.target ?? 'Note',
            sections,
            questions,
            ...(copied && { passPercent: copied.passPercent }),
            ...(copied?.sampleRule && { sampleRule: copied.sampleRule }),
          },
        })
      }}
    />
  )
}

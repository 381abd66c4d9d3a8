import type { ReactNode } from 'react'
import { send } from '#client/api/send.ts'
import { NewDraft } from '#client/definitions/drafting/new-draft.tsx'
import { keyOf } from '#client/definitions/shown/key-of.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { noteRuleKinds } from '#generated/enumerations/note-rule-kind.ts'
import { newCheck } from './editing/with-traits.ts'

/** Begins a note rule with its first check, or as a copy of another rule. */
export function NewRule({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { newId } = useWorld()
  const starts = noteRuleKinds
    .map((value) => ({ value, label: labels(`enumeration.NoteRuleKind.${value}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <NewDraft
      type="NoteRule"
      title={words('rule-editor.new')}
      text={words('rule-editor.new-text')}
      startsLabel={words('rule-editor.first-check')}
      starts={starts}
      onClose={onClose}
      create={({ id, name, start, copied }) => {
        const kind = noteRuleKinds.find((each) => each === start) ?? 'SessionDuration'
        const { combinator, items, groups, severity, message, order, description, appliesTo } = copied ?? {}
        return send('noteRule.create', {
          idempotencyKey: id,
          body: {
            name,
            key: keyOf(name, id),
            version: 1,
            status: 'Draft',
            combinator: combinator ?? 'And',
            items: items ?? [newCheck(kind, newId())],
            ...(groups && { groups }),
            ...(severity && { severity }),
            ...(message && { message }),
            ...(order !== undefined && { order }),
            ...(description && { description }),
            ...(appliesTo && { appliesTo }),
          },
        })
      }}
    />
  )
}

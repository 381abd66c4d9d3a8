import { Button, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { noteRuleKinds } from '#generated/enumerations/note-rule-kind.ts'
import type { RuleKind } from '#shared/rules/verdict.ts'

type Props = { readonly onAdd: (kind: RuleKind) => void }

/** Offers the kinds of checks, each with what must hold. */
export function AddCheck({ onAdd }: Props): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {words('rule-editor.add-check')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words('rule-editor.add-check')} size="lg">
        <KindList
          onChoose={(kind) => {
            setOpen(false)
            onAdd(kind)
          }}
        />
      </Dialog>
    </>
  )
}

/** All kinds of checks, by what they are called. */
export function KindList({ onChoose }: { readonly onChoose: (kind: RuleKind) => void }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const kinds = noteRuleKinds
    .map((kind) => ({ kind, name: labels(`enumeration.NoteRuleKind.${kind}`) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <ul className="rule-kinds">
      {kinds.map(({ kind, name }) => (
        <li key={kind}>
          <UnstyledButton className="rule-kind" onClick={() => onChoose(kind)}>
            <b>{name}</b>
            <span className="build-quiet">
              {words('rule-editor.holds-when', { condition: words(`rules.describe.${kind}`) })}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

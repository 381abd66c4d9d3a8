import { type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { NewDraft } from '#client/definitions/drafting/new-draft.tsx'
import { createNote } from '#client/definitions/note-builder/making/create-note.ts'
import { keyOf } from '#client/definitions/shown/key-of.ts'
import { useLabels, useWords, type Words } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { GroupNoteDefinition } from '#generated/types/group-note-definition.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

const starts = ['Group', 'MultiService'] as const

/** Begins a shared note with a Draft of what all have in common and, for a group, of what each member has; or as a copy of another. */
export function NewGroupNote({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { newId } = useWorld()
  const [ids] = useState(() => ({ signingId: newId(), common: newId(), member: newId() }))
  return (
    <NewDraft
      type="GroupNoteDefinition"
      title={words('note-builder.new-group-note')}
      text={words('note-builder.new-group-note-text')}
      startsLabel={words('note-builder.start-empty')}
      starts={starts.map((value) => ({ value, label: labels(`enumeration.NoteComposition.${value}`) }))}
      onClose={onClose}
      create={({ id, name, start, copied }) =>
        copied
          ? copyOf({ id, name, copied })
          : createGroupNote({ id, ids, name, words, composition: compositionOf(start) })
      }
    />
  )
}

function compositionOf(start: string): (typeof starts)[number] {
  return starts.find((each) => each === start) ?? 'Group'
}

type GroupBeginning = {
  readonly id: string
  /** The ids of its parts, so that however often it is asked for they are made once. */
  readonly ids: { readonly signingId: string; readonly common: string; readonly member: string }
  readonly name: string
  readonly words: Words
  readonly composition: (typeof starts)[number]
}

async function createGroupNote(beginning: GroupBeginning): Promise<Outcome<GroupNoteDefinition>> {
  const { id, ids, name, words, composition } = beginning
  const kinds = [composition === 'Group' ? 'GroupNote' : 'MultiServiceNote'] as const
  const begun = { signingId: ids.signingId, kinds, copied: undefined, words } as const
  const common = await createNote({
    ...{ ...begun, id: ids.common, type: 'Form' },
    name: words('note-builder.common-of', { name }).slice(0, 120),
  })
  if (!common.ok) return common
  const member = await createNote({
    ...{ ...begun, id: ids.member, type: 'Subform' },
    name: words('note-builder.member-of', { name }).slice(0, 120),
  })
  if (!member.ok) return member
  return send('groupNoteDefinition.create', {
    idempotencyKey: id,
    body: {
      ...{ name, key: keyOf(name, id), version: 1, status: 'Draft', composition },
      common: { id: common.value.id, resourceType: 'NoteDefinition' },
      member: { id: member.value.id, resourceType: 'NoteDefinition' },
      signatureConfiguration: common.value.signatureConfiguration,
    },
  })
}

type Copy = { readonly id: string; readonly name: string; readonly copied: GroupNoteDefinition }

/** The same parts and settings under another name. */
function copyOf({ id, name, copied }: Copy): Promise<Outcome<GroupNoteDefinition>> {
  const { id: _id, resourceType: _type, partition: _partition, display: _display, ...named } = copied
  const { meta: _meta, identifiers: _identifiers, replaces: _replaces, ...settings } = named
  return send('groupNoteDefinition.create', {
    idempotencyKey: id,
    body: { ...settings, name, key: keyOf(name, id), version: 1, status: 'Draft' },
  })
}

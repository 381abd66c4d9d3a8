import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { createSection } from '#client/definitions/builder/building/create-section.ts'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { useListItems } from '#client/definitions/shown/use-list-items.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'

type Props = {
  readonly onMade: (section: NoteSectionForm) => void
  readonly onClose: () => void
}

/** Makes a section on the spot, for the note at hand; its questions are written in its own builder. */
export function NewSectionHere({ onMade, onClose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const act = useAct()
  const types = useListItems('note-section-type')
  const { newId } = useWorld()
  const [ids] = useState(() => ({ id: newId(), formId: newId() }))
  const [name, setName] = useState('')
  const [code, setCode] = useState<string>()
  const type = types.find((each) => each.code === code) ?? types[0]
  const isReady = name.trim() !== '' && type !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || act.isBusy) return
    void act.perform(
      () => createSection({ ...ids, name: name.trim(), type, copied: undefined }),
      (made) => {
        onMade(made)
        onClose()
      },
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('builder.new-section')}>
      <form className="draft-new" onSubmit={submit}>
        <p className="build-quiet">{words('note-builder.new-section-text')}</p>
        {act.failure && <FailureNotice failure={act.failure} />}
        <TextInput
          label={labels('field.NoteSectionForm.name')}
          required
          maxLength={120}
          value={name}
          data-autofocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <NativeSelect
          label={labels('field.NoteSectionForm.sectionType')}
          value={type?.code ?? ''}
          data={types.map((each) => ({ value: each.code, label: each.label }))}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" aria-disabled={!isReady} loading={act.isBusy}>
            {words('note-builder.add-new')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

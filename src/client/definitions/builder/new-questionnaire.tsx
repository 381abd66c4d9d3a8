import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { keyOf } from '#client/definitions/shown/key-of.ts'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'

/** Begins a questionnaire with nothing but its name, and goes on in the builder. */
export function NewQuestionnaire({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const go = useGo()
  const act = useAct()
  const { newId } = useWorld()
  const [id] = useState(newId)
  const [name, setName] = useState('')
  const [shortName, setShortName] = useState('')
  const isReady = name.trim() !== ''
  const create = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || act.isBusy) return
    const body = {
      name: name.trim(),
      shortName: shortName.trim() || name.trim().slice(0, 20).trim(),
      key: keyOf(name, id),
      version: 1,
      status: 'Draft',
      licence: 'Custom',
      elements: [],
    } as const
    void act.perform(
      () => send('questionnaire.create', { body, idempotencyKey: id }),
      (made) => go(`/build/questionnaires/${made.id}/design`),
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('builder.new-questionnaire')}>
      <form className="builder-paste" onSubmit={create}>
        <p className="builder-quiet">{words('builder.new-text')}</p>
        {act.failure && <FailureNotice failure={act.failure} />}
        <TextInput
          label={labels('field.Questionnaire.name')}
          required
          maxLength={120}
          value={name}
          data-autofocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label={labels('field.Questionnaire.shortName')}
          maxLength={20}
          value={shortName}
          onChange={({ currentTarget }) => setShortName(currentTarget.value)}
        />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" aria-disabled={!isReady} loading={act.isBusy}>
            {words('builder.begin')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

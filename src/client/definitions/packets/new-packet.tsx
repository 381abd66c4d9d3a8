import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { pathOfDefinition } from '#client/definitions/shown/definition-lists.ts'
import { keyOf } from '#client/definitions/shown/key-of.ts'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'

/** Begins a packet with nothing but its name, and goes on in its editor. */
export function NewPacket({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const go = useGo()
  const act = useAct()
  const { newId } = useWorld()
  const [id] = useState(newId)
  const [name, setName] = useState('')
  const isReady = name.trim() !== ''
  const create = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || act.isBusy) return
    const first = { id: 'item-1', order: 1, kind: 'Questionnaire', title: '', audience: 'Patient' } as const
    const body = {
      name: name.trim(),
      key: keyOf(name, id),
      version: 1,
      status: 'Draft',
      items: [first],
      identityCheck: 'BirthDate',
    } as const
    void act.perform(
      () => send('packet.create', { body: { ...body, items: [first] }, idempotencyKey: id }),
      (made) => go(pathOfDefinition('Packet', made.id)),
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('packet-editor.new')}>
      <form className="packet-settings" onSubmit={create}>
        {act.failure && <FailureNotice failure={act.failure} />}
        <TextInput
          label={labels('field.Packet.name')}
          required
          maxLength={120}
          value={name}
          data-autofocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
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

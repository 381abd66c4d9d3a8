import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { FormHandle } from '#client/form/form-view.tsx'
import type { CreateProps } from '#client/form/room/form-setting.ts'
import { openForm } from '#client/resources/editing/open-form.ts'
import { createOf } from '#client/resources/editing/patch-of.ts'
import { useSaving } from '#client/resources/editing/use-saving.ts'
import { typeNamed, useDescription, useVerbs } from '#client/resources/rows/use-description.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { RecordForm } from './record-form.tsx'

/** Creates, in place, the record that a reference shall lead to: a button for each type that this person may make. */
export function CreateInPlace({ types, onMade }: CreateProps): ReactNode {
  const known = types.flatMap((type) => typeNamed(type) ?? [])
  return known.length > most
    ? null
    : known.map((type) => <CreateOne key={type} type={type} onMade={onMade} />)
}

/** A reference to anything at all offers nothing new: nobody would find it among so many. */
const most = 3

type OneProps = Pick<CreateProps, 'onMade'> & { readonly type: ResourceType }

function CreateOne({ type, onMade }: OneProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const can = useVerbs(type)
  const [isOpen, setOpen] = useState(false)
  if (!can('create')) return null

  const title = words('resources.create-in-place', { type: labels(`type.${type}`) })
  return (
    <>
      <button type="button" className="form-clear" onClick={() => setOpen(true)}>
        {title}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} size="xl">
        <Suspense fallback={<Loading what={title} />}>
          <NewOne
            type={type}
            onMade={(made) => {
              setOpen(false)
              onMade(made)
            }}
          />
        </Suspense>
      </Dialog>
    </>
  )
}

function NewOne({ type, onMade }: OneProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const outbox = useOutbox()
  const description = useDescription(type)
  const handle = useRef<FormHandle>(null)
  const { newId } = useWorld()
  const help = description.help[useLocale()]
  const [id] = useState(newId)
  const [form] = useState(() => openForm({ description, mode: 'new', help, key: `${type}/${id}` }, newId))
  const saving = useSaving(form, handle)

  const create = async () => {
    const stored = await saving.save((fields) => createOf(type, id, fields))
    if (!stored || stored.kind === 'refused') return
    saving.settle()
    const row = await outbox.latest(type, id)
    onMade({ id, resourceType: type, display: row?.display ?? labels(description.titleId) })
  }

  return (
    <>
      <RecordForm form={form} handle={handle} saving={saving} />
      <div className="state-actions">
        <Button onClick={() => void create()} loading={saving.isBusy}>
          {words('resources.create-use')}
        </Button>
      </div>
    </>
  )
}

import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import type { CreateProps } from '#client/form/room/form-setting.ts'
import { keptAnswers } from '#client/resources/editing/kept-answers.ts'
import { openForm } from '#client/resources/editing/open-form.ts'
import { createOf } from '#client/resources/editing/patch-of.ts'
import { useDirty } from '#client/resources/editing/use-dirty.ts'
import { useSaving } from '#client/resources/editing/use-saving.ts'
import { typeNamed, useDescription, useVerbs } from '#client/resources/rows/use-description.ts'
import { useOwnPath } from '#client/routing/use-go.tsx'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
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
  const [field, setField] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const path = useOwnPath()
  const close = () => setField(undefined)
  if (!can('create')) return null

  const title = words('resources.create-in-place', { type: labels(`type.${type}`) })
  return (
    <>
      <button
        type="button"
        className="form-clear"
        onClick={(event) => setField(fieldOf(event.currentTarget))}
      >
        {title}
      </button>
      <Dialog isOpen={field !== undefined} onClose={close} title={title} size="xl">
        <Suspense fallback={<Loading what={title} />}>
          <NewOne
            key={attempt}
            type={type}
            place={`${path}/${field}`}
            onStartOver={() => setAttempt(attempt + 1)}
            onMade={(made) => {
              close()
              onMade(made)
            }}
          />
        </Suspense>
      </Dialog>
    </>
  )
}

/** The field beside which the button stands, whichever time the form is drawn. */
function fieldOf(button: HTMLElement): string {
  const field = button.closest('[data-type]')?.querySelector('input')?.id
  return field?.split(':').at(-1) ?? ''
}

type NewProps = OneProps & {
  /** The address and the field for which it is made: what is typed is kept for there. */
  readonly place: string
  readonly onStartOver: () => void
}

function NewOne({ type, place, onMade, onStartOver }: NewProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const outbox = useOutbox()
  const description = useDescription(type)
  const handle = useRef<FormHandle>(null)
  const { newId } = useWorld()
  const help = description.help[useLocale()]
  const [id] = useState(newId)
  const key = `${place}/${type}/new`
  const [isFromBefore] = useState(() => keptAnswers.of(key) !== undefined)
  const [form] = useState(() => openForm({ description, mode: 'new', help, key }, newId))
  useDirty(form)
  const saving = useSaving(form, handle)

  const create = async () => {
    if (saving.isBusy) return
    const stored = await saving.save((fields) => createOf(type, id, fields))
    if (!stored || stored.kind === 'refused') return
    saving.settle(`${type}/${id}`)
    const row = await outbox.latest(type, id)
    onMade({ id, resourceType: type, display: row?.display ?? labels(description.titleId) })
  }

  useShortcut('mod+s', () => void create(), 'resources.key-save')
  const startOver = () => {
    keptAnswers.forget(key)
    onStartOver()
  }

  return (
    <>
      <StillThere isFromBefore={isFromBefore} onStartOver={startOver} />
      <RecordForm form={form} handle={handle} saving={saving} />
      <div className="state-actions">
        <Button onClick={() => void create()} loading={saving.isBusy}>
          {words('resources.create-use')}
        </Button>
      </div>
    </>
  )
}

import { Button } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import { openForm } from '#client/resources/editing/open-form.ts'
import { createOf } from '#client/resources/editing/patch-of.ts'
import { useDirty } from '#client/resources/editing/use-dirty.ts'
import { useSaving } from '#client/resources/editing/use-saving.ts'
import { typeNamed, useDescription, useVerbs } from '#client/resources/rows/use-description.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { notify } from '#client/ui/notices.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import type { ResourceType } from '#generated/types/resources.ts'
import { CreateInPlace } from './create-in-place.tsx'
import { RecordForm } from './record-form.tsx'
import '#client/resources/editing/record.css'
import { useWorld } from '#client/ui/world.ts'

/** A record begins: `/resources/Location/new`. */
export function NewScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const type = typeNamed(params.type)
  if (!type)
    return (
      <Page title={words('resources.screen.new')}>
        <FailureNotice failure={{ kind: 'missing' }} />
      </Page>
    )
  return <NewRecord key={type} type={type} />
}

function NewRecord({ type }: { readonly type: ResourceType }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const go = useGo()
  const description = useDescription(type)
  const can = useVerbs(description.type)
  const handle = useRef<FormHandle>(null)
  const { newId } = useWorld()
  const help = description.help[useLocale()]
  const [form] = useState(() => openForm({ description, mode: 'new', help }, newId))
  const [id] = useState(newId)
  useDirty(form)
  const saving = useSaving(form, handle)
  const title = words('resources.new-of', { type: labels(description.titleId) })

  const create = async () => {
    const stored = await saving.save((fields) => createOf(type, id, fields))
    if (!stored || stored.kind === 'refused') return
    saving.settle(`${type}/${id}`)
    notify(words(stored.kind === 'stored' ? 'resources.created' : 'resources.kept'))
    go(stored.kind === 'stored' ? `/resources/${type}/${id}` : `/resources/${type}`, { replace: true })
  }
  useShortcut('mod+s', () => void create(), 'resources.key-save')

  if (!can('create'))
    return (
      <Page title={title}>
        <FailureNotice failure={{ kind: 'forbidden', permission: `${type}:Create` }} />
      </Page>
    )
  return (
    <Page
      title={title}
      toolbar={
        <>
          <Button variant="default" onClick={() => go(`/resources/${type}`)}>
            {words('ui.cancel')}
          </Button>
          <Button onClick={() => void create()} loading={saving.isBusy}>
            {words('resources.create')}
          </Button>
        </>
      }
    >
      <RecordForm form={form} handle={handle} saving={saving} Create={CreateInPlace} />
    </Page>
  )
}

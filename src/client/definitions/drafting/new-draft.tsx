import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useCallback, useState } from 'react'
import { sendPlainQuietly } from '#client/api/send.ts'
import { pathOfDefinition } from '#client/definitions/shown/definition-lists.ts'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { useAsked } from '#client/impact/use-asked.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { ResourceTypes } from '#generated/types/resources.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { DraftType } from './draft-type.ts'

/** What the server is asked to make: its id and name, and what it begins with. */
export type Beginning<Type extends DraftType> = {
  readonly id: string
  readonly name: string
  /** One of the starts that are offered; or a definition that is copied. */
  readonly start: string
  readonly copied: ResourceTypes[Type] | undefined
}

type Props<Type extends DraftType> = {
  readonly type: Type
  readonly title: string
  readonly text: string
  readonly startsLabel: string
  readonly starts: readonly { readonly value: string; readonly label: string }[]
  readonly create: (beginning: Beginning<Type>) => Promise<Outcome<{ readonly id: string }>>
  readonly onClose: () => void
  /** What is asked beside the name. */
  readonly more?: ReactNode
  /** Where one goes on, where that is not the page of the definition. */
  readonly pathOf?: (id: string) => string
}

const newestFirst: QueryCall = { filters: [], pageSize: 200, orderBy: 'meta.lastModified', order: 'desc' }

/** Begins a definition from little or nothing, or as a copy of one that is there, and goes on in its editor. */
export function NewDraft<Type extends DraftType>(props: Props<Type>): ReactNode {
  const { type, title, text, startsLabel, starts, create, onClose, more, pathOf } = props
  const words = useWords()
  const go = useGo()
  const act = useAct()
  const { newId } = useWorld()
  const [id] = useState(newId)
  const [name, setName] = useState('')
  const [start, setStart] = useState(starts[0]?.value ?? '')
  const copies = useCopies(type)
  const isReady = name.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || act.isBusy) return
    const copied = copies.find((each) => each.id === start)
    void act.perform(
      () => create({ id, name: name.trim(), start, copied }),
      (made) => go(pathOf?.(made.id) ?? pathOfDefinition(type, made.id)),
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form className="draft-new" onSubmit={submit}>
        <p className="build-quiet">{text}</p>
        {act.failure && <FailureNotice failure={act.failure} />}
        <TextInput
          label={words('drafting.name')}
          required
          maxLength={120}
          value={name}
          data-autofocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {more}
        <NativeSelect
          label={words('drafting.begin-with')}
          value={start}
          data={[
            { group: startsLabel, items: [...starts] },
            ...(copies.length > 0
              ? [
                  {
                    group: words('drafting.copy-of'),
                    items: copies.map((each) => ({ value: each.id, label: each.display })),
                  },
                ]
              : []),
          ]}
          onChange={({ currentTarget }) => setStart(currentTarget.value)}
        />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" aria-disabled={!isReady} loading={act.isBusy}>
            {words('drafting.begin')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What is there to be copied, the newest first. */
function useCopies<Type extends DraftType>(type: Type): readonly ResourceTypes[Type][] {
  const ask = useCallback(() => sendPlainQuietly(type, 'query', newestFirst), [type])
  const { answer } = useAsked(ask)
  return answer?.ok ? answer.value.items : []
}

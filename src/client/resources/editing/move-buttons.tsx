import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import type { Row } from '#client/resources/description.ts'
import { useGo } from '#client/routing/go.tsx'
import { Confirmation } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { operations } from '#generated/operations/operations.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { movesOf } from './allowed.ts'
import type { Editor } from './use-editor.ts'

type Props = { readonly description: ScreenDescription; readonly editor: Editor; readonly isOpen: boolean }

/** The steps that the record's state allows, and the acts that need nothing but the record. */
export function MoveButtons({ description, editor, isOpen }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moves = isOpen ? movesOf(description, editor.record) : []

  return (
    <>
      {moves.map(({ field, to, labelId }) => (
        <Button
          key={`${field} ${to}`}
          variant="default"
          disabled={editor.saving.isBusy}
          onClick={() => void editor.save({ [field]: to })}
        >
          {words('resources.move-to', { state: labels(labelId) })}
        </Button>
      ))}
      <ActButtons description={description} editor={editor} />
    </>
  )
}

type PlainAct = { readonly id: 'form.publish'; readonly titleId: string }

/** Publishing and making a new version need no more than the record; other acts have screens of their own. */
function ActButtons({ description, editor }: Omit<Props, 'isOpen'>): ReactNode {
  const { may } = usePermissions()
  const acts = description.acts.filter(({ id, on }) => {
    const isPlain = id.endsWith('.publish') || id.endsWith('.newVersion')
    const { permission, flags } = operations[id] as {
      readonly permission: string
      readonly flags: readonly string[]
    }
    return on === 'row' && isPlain && may(permission) && flags.every((flag) => may(flag))
  }) as unknown as readonly PlainAct[]
  const isDraft = editor.record.status === 'Draft'

  return acts
    .filter(({ id }) => id.endsWith('.publish') === isDraft)
    .map((act) => <ActButton key={act.id} act={act} editor={editor} type={description.type} />)
}

type ActProps = { readonly act: PlainAct; readonly editor: Editor; readonly type: string }

function ActButton({ act, editor, type }: ActProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const go = useGo()
  const [isAsking, setAsking] = useState(false)
  const title = labels(act.titleId)
  const isPublishing = act.id.endsWith('.publish')

  const perform = async () => {
    if (editor.isDirty && !(await editor.save())) return
    const { id, meta } = editor.record
    const outcome = await send(act.id, isPublishing ? { id, versionId: meta.versionId } : ({ id } as never))
    if (!outcome.ok) return editor.saving.setTrouble({ kind: 'refused', failure: outcome.failure })
    const reply = outcome.value as unknown as Row
    notify(words('resources.act-done', { act: title }))
    if (reply.id === id) editor.reopen(reply)
    else go(`/resources/${type}/${reply.id}`)
  }

  return (
    <>
      <Button variant="default" onClick={() => (isPublishing ? setAsking(true) : void perform())}>
        {title}
      </Button>
      <Confirmation
        isOpen={isAsking}
        title={words('resources.publish-title', { name: editor.record.display })}
        text={words('resources.publish-text')}
        confirmLabel={title}
        onConfirm={() => void perform()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

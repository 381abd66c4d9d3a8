import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { actsFor, type RecordAct } from '#client/resources/editing/record-act.ts'
import type { Editor } from '#client/resources/editing/use-editor.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import { isRow } from '#client/resources/rows/use-description.ts'
import { useOwnScreens, useRecordPath } from '#client/routing/own-screens.tsx'
import { usePanelActs } from '#client/routing/record-panels.tsx'
import { useGo } from '#client/routing/use-go.tsx'
import { Confirmation } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { operations } from '#generated/operations/operations.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { LifeDialog, livingOf } from './life-dialog.tsx'
import { StateMenu } from './state-menu.tsx'

type Props = { readonly description: ScreenDescription; readonly editor: Editor; readonly isOpen: boolean }

/** How a record moves on: the states that may follow, and the acts that need nothing but the record. */
export function MoveButtons({ description, editor, isOpen }: Props): ReactNode {
  return (
    <>
      <VersionsButton editor={editor} />
      {isOpen && <StateMenu description={description} editor={editor} />}
      <ActButtons description={description} editor={editor} />
    </>
  )
}

/** A definition's versions, and what uses them, are one step away. */
function VersionsButton({ editor: { record } }: Pick<Props, 'editor'>): ReactNode {
  const words = useWords()
  const go = useGo()
  const { may } = usePermissions()
  if (!livingOf(record) || !may('NoteDefinition:Read')) return null
  return (
    <Button variant="default" onClick={() => go(`/build/versions/${record.resourceType}/${record.id}`)}>
      {words('versions.screen.versions')}
    </Button>
  )
}

/** The acts that this person may perform on the record as it is. */
function ActButtons({ description, editor }: Omit<Props, 'isOpen'>): ReactNode {
  const { mayDo } = usePermissions()
  const { record: ownScreen } = useOwnScreens(description.type)
  const panelActs = usePanelActs()
  return actsFor(description, editor.record, ownScreen !== undefined)
    .filter((act) => !panelActs.includes(act.id) && mayDo(act.id))
    .map((act) => <ActButton key={act.id} act={act} editor={editor} type={description.type} />)
}

type ActProps = { readonly act: RecordAct; readonly editor: Editor; readonly type: string }

function ActButton({ act, editor, type }: ActProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const go = useGo()
  const path = useRecordPath()
  const [isAsking, setAsking] = useState(false)
  const title = labels(act.titleId)
  const isPublishing = operations[act.id].verb === 'publish'
  const living = livingOf(editor.record)

  const perform = async () => {
    if (editor.isDirty && !(await editor.save())) return
    const { id, meta } = editor.record
    const told = act.needs.includes('versionId') ? { id, versionId: meta.versionId } : { id }
    // An act that is offered here needs no more; the compiler knows only that it is one of all acts.
    const outcome = await send(act.id, told as never)
    if (!outcome.ok) return editor.saving.setTrouble({ kind: 'refused', failure: outcome.failure })
    notify(words('resources.act-done', { act: title }))
    follow(outcome.value)
  }

  const follow = (reply: Partial<Row>) => {
    if (reply.id === editor.record.id && isRow(reply)) return editor.reopen(reply)
    if (reply.id !== undefined) return go(`/resources/${type}/${reply.id}`)
    const made = madeIn(reply)
    if (made) go(path(made.resourceType, made.id))
  }

  return (
    <>
      <Button variant="default" onClick={() => (isPublishing ? setAsking(true) : void perform())}>
        {title}
      </Button>
      {living && isAsking ? (
        <LifeDialog
          definition={living}
          act="publish"
          onConfirm={() => void perform()}
          onClose={() => setAsking(false)}
        />
      ) : (
        <Confirmation
          isOpen={isAsking}
          title={words('resources.publish-title', { name: editor.record.display })}
          text={words('resources.publish-text')}
          confirmLabel={title}
          onConfirm={() => void perform()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

type Made = { readonly id: string; readonly resourceType: string }

/** What an act that answers with references has made: the last of them, which came of the others. */
function madeIn(reply: object): Made | undefined {
  return Object.values(reply).filter(isReference).at(-1)
}

function isReference(value: unknown): value is Made {
  return typeof value === 'object' && value !== null && 'id' in value && 'resourceType' in value
}

import { Badge, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { PatientHeader } from '#client/person/patient-header.tsx'
import { ConflictNotice } from '#client/resources/editing/conflict-notice.tsx'
import { closedReason, deleteRefusal, isPublished, openFields } from '#client/resources/editing/record-act.ts'
import { useAsking } from '#client/resources/editing/use-asking.ts'
import { useEditor } from '#client/resources/editing/use-editor.ts'
import { LifeDialog, livingOf } from '#client/resources/record/beside/life-dialog.tsx'
import { MoveButtons } from '#client/resources/record/beside/move-buttons.tsx'
import { RecordSummary } from '#client/resources/record/beside/record-summary.tsx'
import { type Row, useVerbs } from '#client/resources/rows/use-description.ts'
import { useOwnScreens, useRecordPath } from '#client/routing/own-screens.tsx'
import { useGo } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { Confirmation } from '#client/ui/dialog.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { Page } from '#client/ui/page/page.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { CreateInPlace } from './create-in-place.tsx'
import { patientOf } from './patient-of.ts'
import { RecordFacts } from './record-facts.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordValues } from './record-values.tsx'

type Props = { readonly description: ScreenDescription; readonly record: Row }

/** The record's screen, in which it is edited; one that may not be changed is shown with the reason. */
export function RecordEditor({ description, record }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const asking = useAsking(description)
  const reason = closedReason(asking, record)
  const only = openFields(asking, record)
  const editor = useEditor({ description, mode: reason ? 'view' : 'edit', record, only })
  const { form, handle, isDirty, saving } = editor
  const title = editor.record.display || labels(description.titleId)
  const patientId = patientOf(description, record)
  const save = () => void editor.save()
  useShortcut('mod+s', save, 'resources.key-save')
  useWorkspace({
    key: `${description.type}/${record.id}`,
    title,
    subtitle: labels(description.titleId),
    isDirty,
  })

  return (
    <Page
      title={title}
      above={patientId !== undefined && <PatientHeader id={patientId} />}
      beside={<Badge color="gray">{labels(description.titleId)}</Badge>}
      aside={<RecordFacts description={description} record={editor.record} editor={editor} />}
      toolbar={
        <>
          <OwnScreenButton type={description.type} id={record.id} />
          <MoveButtons
            description={description}
            editor={editor}
            isOpen={!reason || isPublished(description, record)}
          />
          {!only && <DeleteButton description={description} editor={editor} />}
          {!reason && (
            <Button onClick={save} loading={saving.isBusy} disabled={!isDirty && !saving.trouble}>
              {words('resources.save')}
            </Button>
          )}
        </>
      }
    >
      {reason && <p className="record-closed">{words(reason)}</p>}
      {saving.trouble?.kind === 'refused' && saving.trouble.entry?.theirs && (
        <ConflictNotice
          description={description}
          entry={saving.trouble.entry}
          onRefused={saving.setTrouble}
          onDecided={(decided) => {
            saving.setTrouble(undefined)
            editor.reopen(decided)
          }}
        />
      )}
      {description.form.elements.length === 0 ? (
        <RecordValues description={description} record={editor.record} />
      ) : (
        <>
          <RecordSummary description={description} record={editor.record} />
          <RecordForm form={form} handle={handle} saving={saving} Create={CreateInPlace} />
        </>
      )}
    </Page>
  )
}

/** Where the type has a screen of its own, it is one step away. */
function OwnScreenButton({ type, id }: { readonly type: string; readonly id: string }): ReactNode {
  const words = useWords()
  const go = useGo()
  const path = useRecordPath()
  const { record } = useOwnScreens(type)
  if (!record) return null
  return (
    <Button variant="default" onClick={() => go(path(type, id))}>
      {words('resources.own-screen', { screen: words(record.titleId) })}
    </Button>
  )
}

type DeleteProps = { readonly description: ScreenDescription; readonly editor: ReturnType<typeof useEditor> }

function DeleteButton({ description, editor }: DeleteProps): ReactNode {
  const words = useWords()
  const go = useGo()
  const can = useVerbs(description.type)
  const [isAsking, setAsking] = useState(false)
  if (!can('delete') || deleteRefusal(description, editor.record)) return null

  const living = livingOf(editor.record)
  const remove = async () => {
    if (await editor.remove()) go(`/resources/${description.type}`, { replace: true })
  }
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words('resources.delete')}
      </Button>
      {living && isAsking ? (
        <LifeDialog
          definition={living}
          act="delete"
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      ) : (
        <Confirmation
          isOpen={isAsking}
          title={words('resources.delete-title', { name: editor.record.display })}
          text={words('resources.delete-text')}
          confirmLabel={words('resources.delete')}
          isDangerous
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

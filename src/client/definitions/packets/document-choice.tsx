import { Button, NativeSelect } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { FileInput } from '#client/content/file-input.tsx'
import { addUploads, dropUpload, useUploads } from '#client/content/uploads.ts'
import { failureSentence } from '#client/ui/states/failure-sentence.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { PacketItem } from '#shared/packets/shown-items.ts'

type Props = { readonly item: PacketItem; readonly put: (make: (now: PacketItem) => PacketItem) => void }

/** Documents of the practice: those of a patient are nothing that others read. */
const ofPractice: QueryCall = {
  filters: [{ field: 'subject', op: 'exists', value: false }],
  orderBy: 'title',
  order: 'asc',
  pageSize: 200,
}

/** The document that an item is read for: one that the practice has, or one that is uploaded here. */
export function DocumentChoice({ item, put }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const answer = useAnswer('documentReference.query', ofPractice)
  const { document } = item
  const rows = answer?.ok ? answer.value.items.filter(({ content }) => content !== undefined) : []
  const chosen = document?.id ?? ''
  const isKnown = chosen === '' || rows.some(({ id }) => id === chosen)
  const choose = (made: { readonly id: string; readonly title: string } | undefined) =>
    put(({ document: _before, ...rest }) =>
      made
        ? {
            ...rest,
            title: rest.title || made.title,
            document: { id: made.id, resourceType: 'DocumentReference' },
          }
        : rest,
    )
  return (
    <>
      <NativeSelect
        label={labels('type.DocumentReference')}
        description={words('packet-editor.document-text')}
        required
        value={chosen}
        data={[
          { value: '', label: words('packet-editor.choose') },
          ...(isKnown ? [] : [{ value: chosen, label: document?.display ?? words('packet-editor.former') }]),
          ...rows.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={({ currentTarget: { value } }) => choose(rows.find(({ id }) => id === value))}
      />
      <UploadHere place={`packet document ${item.id}`} onStored={choose} />
    </>
  )
}

type UploadProps = {
  readonly place: string
  readonly onStored: (made: { readonly id: string; readonly title: string }) => void
}

function UploadHere({ place, onStored }: UploadProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { mayDo } = usePermissions()
  const { newId } = useWorld()
  const chooser = useRef<HTMLInputElement>(null)
  const [upload] = useUploads().filter((each) => each.place === place)
  const stored = useRef(onStored)
  stored.current = onStored
  useEffect(() => {
    if (upload?.state !== 'done') return
    stored.current({ id: upload.id, title: titleOf(upload.file) })
    dropUpload(upload.id)
  }, [upload])
  if (!mayDo('documentReference.create')) return null
  const add = ([file]: readonly File[]) => {
    if (!file) return
    const type = { code: 'other', display: 'Other' }
    const body = { type, title: titleOf(file), indexState: 'Filed', source: 'Upload' } as const
    addUploads([{ id: newId(), file, place, body }])
  }
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconUpload size={15} aria-hidden="true" />}
        loading={upload !== undefined && upload.state !== 'refused'}
        onClick={() => chooser.current?.click()}
      >
        {words('packet-editor.document-upload')}
      </Button>
      <FileInput
        of={chooser}
        accept="application/pdf,image/png,image/jpeg,text/plain"
        isSingle
        onFiles={add}
      />
      {upload?.state === 'refused' && upload.failure && (
        <p role="alert">{labels(failureSentence(upload.failure).id, {})}</p>
      )}
    </div>
  )
}

function titleOf({ name }: File): string {
  const plain = name.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[_\s]+/g, ' ')
  return plain.trim().slice(0, 120) || name.slice(0, 120)
}

import { Button, Progress } from '@mantine/core'
import { IconDownload, IconTrash, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { type ContentFacts, contentFacts, fileName, sizeText } from '#client/content/content-facts.ts'
import { type ContentState, useContent } from '#client/content/use-content.ts'
import { hasPicture } from '#client/content/use-picture.ts'
import { type Row, useVerbs } from '#client/resources/rows/use-description.ts'
import { Confirmation } from '#client/ui/dialog.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { ContentPicture } from './content-picture.tsx'
import { RecognizedText } from './recognized-text.tsx'

type Props = { readonly description: ScreenDescription; readonly record: Row }

/** The file of a record: what it is and how it looks, how to get it, to give it another, to take it away, and the text in it. */
export function RecordContent({ description, record }: Props): ReactNode {
  const words = useWords()
  const can = useVerbs(description.type)
  const of = { type: description.type, id: record.id, versionId: record.meta.versionId }
  const content = useContent(of)
  if (!description.content || !can('readContent')) return null

  const facts = contentFacts(record[description.content.field])
  const there = facts !== undefined && facts.size > 0 ? facts : undefined
  return (
    <section className="record-content" aria-label={words('resources.file')}>
      <h2>{words('resources.file')}</h2>
      {there && hasPicture(there.kind) && <ContentPicture of={of} name={record.display} />}
      <FileSentence facts={facts} />
      <UploadSentence state={content.state} onGoOn={content.upload} onStop={content.stop} />
      <div className="state-actions">
        {there && (
          <Button
            variant="default"
            leftSection={<IconDownload size={14} aria-hidden="true" />}
            onClick={() =>
              void content.download((file) => saveFile(file, fileName(record.display, there.ending)))
            }
          >
            {words('resources.file-download')}
          </Button>
        )}
        {can('writeContent') && (
          <FileChooser
            label={words(there ? 'resources.file-replace' : 'resources.file-choose')}
            mediaTypes={description.content.mediaTypes}
            isBusy={content.state.kind === 'coming'}
            onFile={(file) => void content.upload(file)}
          />
        )}
        {there && can('deleteContent') && <Removal onRemove={() => void content.remove()} />}
      </div>
      {there && (
        <RecognizedText description={description} record={record} onRead={() => void content.recognize()} />
      )}
    </section>
  )
}

type UploadProps = {
  readonly state: ContentState
  readonly onGoOn: (file: File) => Promise<void>
  readonly onStop: () => void
}

/** How far an upload is, with a way to stop it; and what became of one that ended otherwise, with a way to go on. */
function UploadSentence({ state, onGoOn, onStop }: UploadProps): ReactNode {
  const words = useWords()
  if (state.kind === 'still') return null
  if (state.kind === 'refused') return <FailureNotice failure={state.failure} />
  if (state.kind === 'coming')
    return (
      <div className="record-upload">
        <Progress.Root size="lg">
          <Progress.Section value={state.percent} aria-label={words('resources.file-progress')} />
        </Progress.Root>
        <p>{words('resources.file-coming', { percent: state.percent })}</p>
        <Button variant="default" onClick={onStop}>
          {words('resources.file-stop')}
        </Button>
      </div>
    )
  return (
    <div className="record-upload" role="status">
      <p>{words(state.kind === 'cut' ? 'resources.file-cut' : 'resources.file-stopped')}</p>
      <Button variant="default" onClick={() => void onGoOn(state.file)}>
        {words('resources.file-go-on')}
      </Button>
    </div>
  )
}

/** Takes the file away, once that is confirmed. */
function Removal({ onRemove }: { readonly onRemove: () => void }): ReactNode {
  const words = useWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={14} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {words('resources.file-remove')}
      </Button>
      <Confirmation
        isOpen={isAsking}
        title={words('resources.file-remove-title')}
        text={words('resources.file-remove-text')}
        confirmLabel={words('resources.file-remove')}
        onConfirm={onRemove}
        onClose={() => setAsking(false)}
        isDangerous
      />
    </>
  )
}

/** What the file is, in a sentence. */
function FileSentence({ facts }: { readonly facts: ContentFacts | undefined }): ReactNode {
  const words = useWords()
  const locale = useLocale()
  if (!facts) return <p>{words('resources.file-none')}</p>
  const { kind, size: bytes, pages } = facts
  if (bytes === 0) return <p>{words('resources.file-purged')}</p>
  const size = sizeText(bytes, locale)
  return (
    <p>
      {pages === undefined
        ? words('resources.file-size', { kind, size })
        : words('resources.file-pages', { kind, pages, size })}
    </p>
  )
}

type ChooserProps = {
  readonly label: string
  readonly mediaTypes: readonly string[]
  readonly isBusy: boolean
  readonly onFile: (file: File) => void
}

function FileChooser({ label, mediaTypes, isBusy, onFile }: ChooserProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={mediaTypes.join(',')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onFile(file)
          event.currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconUpload size={14} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}

import { Button } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { type Row, useVerbs } from '#client/resources/rows/description.ts'
import { saveFile } from '#client/ui/save-file.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { type ContentFacts, contentFacts, fileName, sizeText } from './content-facts.ts'
import { useContent } from './use-content.ts'

type Props = { readonly description: ScreenDescription; readonly record: Row }

/** The file of a record: what it is, how to get it, and how to give it another. */
export function RecordContent({ description, record }: Props): ReactNode {
  const words = useWords()
  const can = useVerbs(description.type)
  const { state, upload, download } = useContent(description.type, record.id)
  const { content } = description
  if (!content || !can('readContent')) return null

  const facts = contentFacts(record[content.field])
  const isThere = facts !== undefined && facts.size > 0
  return (
    <section className="record-content" aria-label={words('resources.file')}>
      <h2>{words('resources.file')}</h2>
      <FileSentence facts={facts} />
      {state.kind === 'coming' && <p>{words('resources.file-coming', { percent: state.percent })}</p>}
      {state.kind === 'refused' && <FailureNotice failure={state.failure} />}
      <div className="state-actions">
        {isThere && (
          <Button
            variant="default"
            leftSection={<IconDownload size={14} aria-hidden="true" />}
            onClick={() => void download((file) => saveFile(file, fileName(record.display, facts.ending)))}
          >
            {words('resources.file-download')}
          </Button>
        )}
        {can('writeContent') && (
          <FileChooser
            label={words(isThere ? 'resources.file-replace' : 'resources.file-choose')}
            mediaTypes={content.mediaTypes}
            isBusy={state.kind === 'coming'}
            onFile={(file) => void upload(file)}
          />
        )}
      </div>
    </section>
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
        className="visually-hidden"
        type="file"
        accept={mediaTypes.join(',')}
        aria-label={label}
        tabIndex={-1}
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

import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { contentFacts, fileName } from '#client/content/content-facts.ts'
import { FileView } from '#client/content/file-view.tsx'
import { useContent } from '#client/content/use-content.ts'
import { CopyStates } from '#client/form/words/copy-states.tsx'
import { FileCheck } from '#client/form/words/file-check.tsx'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { DocumentReference } from '#generated/types/document-reference.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { EarlierFiles } from './earlier-files.tsx'
import { FilingForm } from './filing-form.tsx'
import type { ChartDocument } from './use-documents.ts'
import { hasFiling } from './use-filing.ts'
import './documents.css'

type Props = { readonly document: ChartDocument; readonly onClose: () => void }

/** The dialog of one document: its file to look at, and beside it what it is, where it belongs, its text and its earlier files. */
export function DocumentDialog({ document, onClose }: Props): ReactNode {
  const { may } = usePermissions()
  const [version, setVersion] = useState<{ readonly id: string; readonly content: unknown }>()
  const { resourceType: type, id, meta, title } = document
  const of = { type, id, versionId: meta.versionId }
  const isFile = document.resourceType === 'DocumentReference'
  const mayFile = isFile && may('DocumentReference:Update') && !meta.hasTransformations
  return (
    <Dialog isOpen onClose={onClose} title={title} size="xl">
      <div className="document-panel">
        <FileView
          of={of}
          content={version?.content ?? document.content}
          name={title}
          atVersion={version?.id}
        />
        <div className="document-side">
          {mayFile && <FilingForm key={id} document={document} onFiled={onClose} />}
          {!isFile && <CopyStates copy={document} />}
          <FileActions document={document} />
          {!isFile && document.sourceVersion !== undefined && document.content && (
            <FileCheck of={of} hash={document.content.hash} />
          )}
          {isFile && <ReviewButton document={document} onDone={onClose} />}
          {isFile && <ReadText document={document} />}
          <EarlierFiles document={document} shown={version?.id} onShow={setVersion} />
        </div>
      </div>
    </Dialog>
  )
}

function FileActions({ document }: { readonly document: ChartDocument }): ReactNode {
  const words = useWords()
  const { resourceType: type, id, meta, title } = document
  const { state, download } = useContent({ type, id, versionId: meta.versionId })
  const facts = contentFacts(document.content)
  if (!facts || facts.size === 0) return null
  return (
    <>
      {state.kind === 'refused' && <FailureLines failure={state.failure} />}
      <Button
        variant="default"
        leftSection={<IconDownload size={14} aria-hidden="true" />}
        onClick={() => void download((file) => saveFile(file, fileName(title, facts.ending)))}
      >
        {words('resources.file-download')}
      </Button>
    </>
  )
}

type ReviewProps = { readonly document: DocumentReference; readonly onDone: () => void }

/** Who has read a filed document says so; one who files by mistake takes it one step back. The dialog stays while something is typed in it. */
function ReviewButton({ document, onDone }: ReviewProps): ReactNode {
  const words = useWords()
  const outbox = useOutbox()
  const { may } = usePermissions()
  const [failure, setFailure] = useState<SeenFailure>()
  if (!may('DocumentReference:Update') || document.indexState === 'Unfiled') return null
  const isReviewed = document.indexState === 'Reviewed'
  const move = async () => {
    const after: DocumentReference = { ...document, indexState: isReviewed ? 'Filed' : 'Reviewed' }
    const { id } = document
    const written = await outbox.write({
      kind: 'patch',
      type: 'DocumentReference',
      id,
      before: document,
      after,
    })
    setFailure(written.ok ? undefined : written.failure)
    if (written.ok && !hasFiling(id)) onDone()
  }
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <Button variant="default" onClick={() => void move()}>
        {words(isReviewed ? 'documents.not-reviewed' : 'documents.reviewed')}
      </Button>
    </>
  )
}

/** What text recognition has read, or the way to ask for it. */
function ReadText({ document }: { readonly document: DocumentReference }): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const { id, meta, ocrText, ocrResult, content } = document
  const { recognize } = useContent({ type: 'DocumentReference', id, versionId: meta.versionId })
  if (ocrText)
    return (
      <details>
        <summary>{words('documents.text')}</summary>
        <p className="document-read">{ocrText}</p>
      </details>
    )
  if (!content || !may('DocumentReference:Update')) return null
  if (ocrResult === 'Pending') return <p role="status">{words('resources.text-pending')}</p>
  return (
    <Button variant="default" onClick={() => void recognize()}>
      {words('resources.text-start')}
    </Button>
  )
}

import { Button, Progress } from '@mantine/core'
import type { ReactNode } from 'react'
import { dropUpload, type FileUpload, retryUpload, useUploads } from '#client/content/uploads.ts'
import { failureSentence } from '#client/ui/states/failure-sentence.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'

/** The list of uploads that are on their way or did not arrive, with what to do about each. */
export function UploadList(): ReactNode {
  const words = useWords()
  const open = useUploads().filter(({ state }) => state !== 'done')
  if (open.length === 0) return null
  return (
    <ul className="upload-list" aria-label={words('documents.uploads')}>
      {open.map((upload) => (
        <li key={upload.id}>
          <b>{upload.file.name}</b>
          <Standing upload={upload} />
        </li>
      ))}
    </ul>
  )
}

function Standing({ upload }: { readonly upload: FileUpload }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { id, state, percent, failure } = upload
  if (state === 'refused')
    return (
      <>
        <span role="alert">{failure && labels(sentenceOf(failure), {})}</span>
        <Button size="compact-xs" variant="default" onClick={() => retryUpload(id)}>
          {words('ui.try-again')}
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => dropUpload(id)}>
          {words('documents.drop')}
        </Button>
      </>
    )
  if (state === 'cut') return <span role="status">{words('documents.waiting-line')}</span>
  if (state === 'waiting') return <span>{words('documents.waiting')}</span>
  return (
    <Progress.Root size="lg">
      <Progress.Section value={percent} aria-label={words('resources.file-progress')} />
    </Progress.Root>
  )
}

/** The first reason that was given, else what all refusals of its kind say. */
function sentenceOf(failure: NonNullable<FileUpload['failure']>): string {
  if (failure.kind === 'invalid') return failure.findings[0]?.message ?? failureSentence(failure).id
  return failureSentence(failure).id
}

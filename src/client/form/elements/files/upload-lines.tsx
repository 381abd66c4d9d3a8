import { dropUpload, type FileUpload, retryUpload } from '#client/content/uploads.ts'
import { failureSentence } from '#client/ui/states/failure-sentence.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'

/** One line for each upload of a question that has not arrived: how far it is, what stands in its way, and how to be rid of it. */
export function UploadLines({ uploads }: { readonly uploads: readonly FileUpload[] }) {
  const words = useWords()
  if (uploads.length === 0) return null
  return (
    <ul className="form-file-list">
      {uploads.map((upload) => (
        <li key={upload.id}>
          <span>{upload.file.name}</span>
          <Standing upload={upload} />
          {upload.state === 'refused' && (
            <button type="button" className="form-clear" onClick={() => retryUpload(upload.id)}>
              {words('ui.try-again')}
            </button>
          )}
          <button
            type="button"
            className="form-clear"
            aria-label={words('form.files-cancel-of', { name: upload.file.name })}
            onClick={() => dropUpload(upload.id)}
          >
            {words('form.files-cancel')}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Standing({ upload }: { readonly upload: FileUpload }) {
  const words = useWords()
  const labels = useLabels()
  const { state, percent, failure, file, door } = upload
  if (state === 'refused')
    return (
      <span role="alert" className="form-finding" data-weight="blocks">
        {failure && labels(sentenceOf(failure), {})}
      </span>
    )
  if (state === 'cut') return <span role="status">{words(door ? 'form.files-kept' : 'form.files-line')}</span>
  if (state === 'waiting') return <span>{words('form.files-waiting')}</span>
  return <progress max={100} value={percent} aria-label={words('form.files-progress', { name: file.name })} />
}

/** The first reason that was given, else what all refusals of its kind say. */
function sentenceOf(failure: NonNullable<FileUpload['failure']>): string {
  if (failure.kind === 'invalid') return failure.findings[0]?.message ?? failureSentence(failure).id
  return failureSentence(failure).id
}

import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormFiles } from '#client/form/room/form-room.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'
import { AttachedFile } from './attached-file.tsx'
import { FileChoice } from './file-choice.tsx'
import { UploadLines } from './upload-lines.tsx'
import { useFormUploads } from './use-form-uploads.ts'

const most = 10

/** Files that hang on the answer: each becomes a document in the chart of the patient, and the answer names it. */
export function AttachmentView({ element, label, id, path, ...props }: ViewProps<readonly Reference[]>) {
  const { value = [], change, leave, isReadOnly } = props
  const words = useWords()
  const files = useFormFiles()
  const put = (next: readonly Reference[]) => {
    change(next.length > 0 ? next : undefined)
    leave()
  }
  const take = (stored: readonly Reference[]) => {
    put([...value, ...stored])
    announce(words('form.files-added', { count: stored.length }))
  }
  const { uploads, add, takeBack } = useFormUploads({ path, type: 'DocumentReference', isReadOnly, take })
  const free = Math.min(element.maxFiles ?? most, most) - value.length - uploads.length
  const remove = (file: Reference) => {
    put(value.filter((each) => each !== file))
    takeBack(file)
    announce(words('form.files-removed', { name: file.display ?? '' }))
    document.getElementById(id)?.focus()
  }
  return (
    <div id={id} tabIndex={-1} className="form-files">
      {value.length > 0 && (
        <ul className="form-file-list">
          {value.map((file) => (
            <AttachedFile
              key={file.id}
              file={file}
              {...(files && { read: files.read })}
              {...(isReadOnly ? {} : { remove: () => remove(file) })}
            />
          ))}
        </ul>
      )}
      <UploadLines uploads={uploads} />
      {isReadOnly && value.length === 0 && <p>{words('form.not-answered')}</p>}
      {!isReadOnly && (
        <FileChoice label={label} id={id} contentTypes={element.contentTypes ?? []} free={free} add={add} />
      )}
    </div>
  )
}

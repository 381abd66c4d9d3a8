import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'

/** Rows of files that hang on the answer. Adding them comes with the documents; until then the form says so plainly. */
export function AttachmentView({ id, value }: ViewProps<readonly Reference[]>) {
  const words = useWords()
  return (
    <div id={id} tabIndex={-1} className="form-instructions" data-tone="Info">
      {value && value.length > 0 && (
        <ul>
          {value.map((file) => (
            <li key={file.id}>{file.display ?? file.id}</li>
          ))}
        </ul>
      )}
      <p>{words('form.no-upload')}</p>
    </div>
  )
}

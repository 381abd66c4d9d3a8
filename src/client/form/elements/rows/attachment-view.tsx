import type { ViewProps } from '#client/form/room/view.ts'
import { useWords } from '#client/ui/words.tsx'

type File = { readonly id?: string; readonly display?: string }

/** Files that hang on the answer. Adding them comes with the documents; until then the form says so plainly. */
export function AttachmentView({ id, value }: ViewProps<readonly File[]>) {
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

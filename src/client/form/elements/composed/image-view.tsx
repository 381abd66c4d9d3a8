import { FileChoice } from '#client/form/elements/files/file-choice.tsx'
import { Picture } from '#client/form/elements/files/picture.tsx'
import { UploadLines } from '#client/form/elements/files/upload-lines.tsx'
import { useFormUploads } from '#client/form/elements/files/use-form-uploads.ts'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import { compositionOf } from '#shared/elements/element.ts'
import { asAnswer } from '#shared/forms/definition.ts'
import { type Parts, withPart } from './record-part.tsx'
import { RecordParts } from './record-view.tsx'

const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/heic'] as const

function referenceIn(media: Answer | undefined): Reference | undefined {
  return isRecord(media) && typeof media.id === 'string' ? { id: media.id, resourceType: 'Media' } : undefined
}

/** A composed answer: a picture that is chosen or taken, and its caption. */
export function ImageView(props: ViewProps<Parts>) {
  const { element, label, id, path, value, change, isReadOnly, leave } = props
  const words = useWords()
  const media = value?.media
  const put = (next: Reference | undefined) => {
    change(withPart(value, 'media', asAnswer(next)))
    leave()
  }
  const take = ([stored]: readonly Reference[]) => {
    put(stored)
    announce(words('form.files-added', { count: 1 }))
  }
  const { uploads, add, takeBack } = useFormUploads({ path, type: 'Media', isReadOnly, take })
  const caption = typeof value?.caption === 'string' ? value.caption : ''
  const parts = (compositionOf(element)?.parts ?? []).filter((part) => part.id === 'caption')
  const remove = () => {
    takeBack(referenceIn(media))
    put(undefined)
    announce(words('form.files-removed', { name: caption || label }))
  }
  return (
    <div className="form-files">
      <Picture media={media} caption={caption} />
      <UploadLines uploads={uploads} />
      {media === undefined && isReadOnly && <p>{words('form.not-answered')}</p>}
      {media !== undefined && !isReadOnly && (
        <button type="button" className="form-clear" onClick={remove}>
          {words('form.remove', { label })}
        </button>
      )}
      {media === undefined && !isReadOnly && (
        <FileChoice
          label={label}
          id={id}
          contentTypes={pictures}
          free={uploads.length === 0 ? 1 : 0}
          add={add}
        />
      )}
      <RecordParts {...props} parts={parts} />
    </div>
  )
}

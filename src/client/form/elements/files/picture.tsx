import { useMemo } from 'react'
import { usePicture } from '#client/content/use-picture.ts'
import { useFormFiles } from '#client/form/room/form-room.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Answer } from '#shared/answers/answer.ts'
import { isRecord } from '#shared/answers/answer.ts'
import { GivenFile } from './given-file.tsx'

/** A stored picture as it is seen in a form and in its print; by its words where it cannot be had. */
export function Picture({
  media,
  caption,
}: {
  readonly media: Answer | undefined
  readonly caption: string
}) {
  const words = useWords()
  const id = isRecord(media) && typeof media.id === 'string' ? media.id : ''
  const files = useFormFiles()
  const address = usePicture({ type: 'Media', id, versionId: id }, 1024, id !== '' && !files)
  const name =
    isRecord(media) && typeof media.display === 'string' ? media.display : words('form.files-unnamed')
  const given = useMemo(() => ({ id, resourceType: 'Media', display: caption || name }), [id, caption, name])
  if (id === '') return null
  if (files)
    return (
      <figure className="form-picture">
        <GivenFile file={given} read={files.read} pixels={1024} />
      </figure>
    )
  return (
    <figure className="form-picture">
      {address === undefined ? <span>{name}</span> : <img src={address} alt={caption || name} />}
    </figure>
  )
}

import { Button, TextInput } from '@mantine/core'
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { FileInput } from '#client/content/file-input.tsx'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import { shrunkPicture } from './shrunk-picture.ts'

type Props = { readonly builder: Builder; readonly element: Element }

/** The picture of instructions, which belongs to the definition and goes wherever it goes, and what it shows in words. */
export function PictureField({ builder, element }: Props): ReactNode {
  const words = useWords()
  const chooser = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)
  const { id, type, image } = element
  if (type !== 'Instructions') return null
  const put = (make: (now: Element['image']) => Element['image']) =>
    builder.edit({ kind: 'change', id, fields: (now) => ({ image: make(now.image) }) }, `${id} image`)
  const take = async ([file]: readonly File[]) => {
    const address = file && (await shrunkPicture(file))
    setWrong(address === undefined)
    if (address !== undefined) put((now) => ({ address, shows: now?.shows ?? '' }))
  }
  return (
    <fieldset className="builder-condition">
      <legend>{words('builder.picture')}</legend>
      {image && <img className="builder-picture" src={image.address} alt={image.shows} />}
      {image && (
        <TextInput
          label={words('builder.picture-shows')}
          description={words('builder.picture-shows-hint')}
          value={image.shows}
          maxLength={300}
          required
          onChange={({ currentTarget: { value } }) => put((now) => now && { ...now, shows: value })}
        />
      )}
      {isWrong && (
        <p className="form-finding" data-weight="blocks" role="alert">
          {words('builder.picture-wrong')}
        </p>
      )}
      <FileInput
        of={chooser}
        accept="image/png,image/jpeg,image/webp"
        isSingle
        onFiles={(files) => void take(files)}
      />
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPhotoPlus size={14} aria-hidden="true" />}
        onClick={() => chooser.current?.click()}
      >
        {words(image ? 'builder.picture-other' : 'builder.picture-choose')}
      </Button>
      {image && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconTrash size={14} aria-hidden="true" />}
          onClick={() => put(() => undefined)}
        >
          {words('builder.picture-remove')}
        </Button>
      )}
    </fieldset>
  )
}

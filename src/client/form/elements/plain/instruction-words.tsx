import { Markdown } from '#client/form/words/markdown.tsx'
import type { Element } from '#shared/forms/definition.ts'
import type { WrittenInstructions } from '#shared/forms/printing/written-instructions.ts'

type Props = WrittenInstructions & {
  readonly id?: string
  readonly tone?: Element['tone'] | undefined
  readonly image?: Element['image'] | undefined
}

/** What instructions say; a callout is named by its tone in words too, not by its colour alone. */
export function InstructionWords({ id, title, text, tone, image }: Props) {
  return (
    <div id={id} className="form-instructions" data-tone={tone} role={tone ? 'note' : undefined}>
      {title !== '' && <p className="form-strong">{title}</p>}
      <Markdown text={text} />
      {image && (
        <figure className="form-picture">
          <img src={image.address} alt={image.shows} />
        </figure>
      )}
    </div>
  )
}

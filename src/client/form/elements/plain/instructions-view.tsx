import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { Markdown } from '#client/form/words/markdown.tsx'

/** Plain, without an answer: words for the person who fills the form; a callout is named by its tone in words too, not by its colour alone. */
export function InstructionsView({ element, label, id }: ViewProps<never>) {
  const { words } = useFormRoom()
  const body = element.bodyId === undefined ? element.body : words.message(element.bodyId)
  return (
    <div
      id={id}
      className="form-instructions"
      data-tone={element.tone}
      role={element.tone ? 'note' : undefined}
    >
      {body !== undefined && element.label !== undefined && <p className="form-strong">{label}</p>}
      <Markdown text={body === undefined ? label : words.fill(body)} />
      {element.image && (
        <figure className="form-picture">
          <img src={element.image.address} alt={element.image.shows} />
        </figure>
      )}
    </div>
  )
}

import { Picture } from '#client/form/elements/files/picture.tsx'
import { InkPad } from '#client/form/elements/people/ink-pad.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'
import { compositionOf } from '#shared/elements/element.ts'
import { type Stroke, strokesOf } from '#shared/elements/people/strokes.ts'
import { type Parts, withPart } from './record-part.tsx'
import { RecordParts } from './record-view.tsx'

/** A composed answer: ink, and beside it words for those who neither draw nor see it. */
export function DrawingView(props: ViewProps<Parts>) {
  const { element, label, value, change, isReadOnly } = props
  const parts = (compositionOf(element)?.parts ?? []).filter(({ id }) => id === 'description')
  const draw = (strokes: readonly Stroke[]) => {
    change(withPart(value, 'strokes', strokes.length > 0 ? JSON.stringify(strokes) : undefined))
  }
  return (
    <>
      <Ink label={label} value={value} {...(isReadOnly ? {} : { draw })} />
      <RecordParts {...props} parts={parts} />
    </>
  )
}

type InkProps = {
  readonly label: string
  readonly value: Parts | undefined
  readonly draw?: (strokes: readonly Stroke[]) => void
}

/** The drawing itself, or the picture of it that was stored instead. */
export function Ink({ label, value, draw }: InkProps) {
  const words = useWords()
  const strokes = strokesOf(value?.strokes)
  const description = typeof value?.description === 'string' ? value.description : ''
  if (value?.media !== undefined) return <Picture media={value.media} caption={description} />
  if (!draw && strokes.length === 0) return null
  const name = words(strokes.length > 0 ? 'form.ink-drawn' : 'form.ink-empty', { label })
  return <InkPad strokes={strokes} height={300} label={name} {...(draw ? { draw } : {})} />
}

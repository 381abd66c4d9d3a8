import { SignaturePad, type Stroke, strokesOf } from '#client/form/elements/people/signature-pad.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { compositionOf } from '#shared/elements/element.ts'
import { type Parts, withPart } from './record-part.tsx'
import { RecordParts } from './record-view.tsx'

/** A composed answer: ink, and beside it words for those who neither draw nor see it. */
export function DrawingView(props: ViewProps<Parts>) {
  const { element, value, change, isReadOnly } = props
  const parts = (compositionOf(element)?.parts ?? []).filter(({ id }) => id !== 'strokes')
  const draw = (strokes: readonly Stroke[]) => {
    change(withPart(value, 'strokes', strokes.length > 0 ? JSON.stringify(strokes) : undefined))
  }
  return (
    <>
      <SignaturePad strokes={strokesOf(value?.strokes)} {...(isReadOnly ? {} : { draw })} />
      <RecordParts {...props} parts={parts} />
    </>
  )
}

import type { ReactNode } from 'react'
import { bodyMarks } from '#client/form/elements/body/body-marks.ts'
import { BodyPicture } from '#client/form/elements/body/body-picture.tsx'
import { Ink } from '#client/form/elements/composed/drawing-view.tsx'
import { Picture } from '#client/form/elements/files/picture.tsx'
import { SignaturePad } from '#client/form/elements/people/signature-pad.tsx'
import { strokesOf } from '#client/form/elements/people/strokes.ts'
import { RichText } from '#client/form/elements/rich/rich-text.tsx'
import { useWords } from '#client/ui/words.tsx'
import { type Answer, isBlank, isRecord } from '#shared/answers/answer.ts'
import { answerText, compositionOf } from '#shared/elements/element.ts'
import type { Reader } from '#shared/elements/kind/element-kind.ts'
import { columnsOf } from '#shared/elements/rows/grid.ts'
import { isRich } from '#shared/elements/text/rich-words.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'

/** An answer that is printed, with its question and the words for it. */
export type Printed = {
  readonly element: Element
  readonly label: string
  readonly value: Answer
  readonly reader: Reader
}

/** Answers that are more than words when they are read or printed: a picture, ink, a figure with its numbered list. */
export const printedViews: { readonly [Type in ElementType]?: (printed: Printed) => ReactNode } = {
  BodyMap: PrintedBodyMap,
  Drawing: PrintedDrawing,
  Image: PrintedImage,
  Signature: PrintedSignature,
  Text: PrintedText,
}

function PrintedText({ element, value, reader }: Printed) {
  if (!isRich(element)) return answerText(element, value, reader)
  return <RichText text={textOf(value)} />
}

function PrintedImage({ value }: Printed) {
  const { media, caption } = isRecord(value) ? value : {}
  return (
    <>
      <Picture media={media} caption={textOf(caption)} />
      {textOf(caption)}
    </>
  )
}

function PrintedDrawing({ value, label }: Printed) {
  const drawing = isRecord(value) ? value : undefined
  return (
    <>
      <Ink label={label} value={drawing} />
      {textOf(drawing?.description)}
    </>
  )
}

function PrintedSignature({ element, value, reader }: Printed) {
  const strokes = strokesOf(isRecord(value) ? value.strokes : undefined)
  return (
    <>
      {strokes.length > 0 && <SignaturePad strokes={strokes} />}
      {answerText(element, value, reader)}
    </>
  )
}

function PrintedBodyMap({ element, label, value, reader }: Printed) {
  const words = useWords()
  const map = isRecord(value) ? value : undefined
  const marks = bodyMarks(map)
  const parts = compositionOf(element)?.parts ?? []
  const about = parts.filter(({ id }) => id !== 'marks')
  const table = parts.find(({ id }) => id === 'marks')
  const columns = (table ? columnsOf(table) : []).filter(({ id }) => id !== 'x' && id !== 'y')
  return (
    <>
      <BodyPicture value={map} label={words('form.marks-seen', { label, count: marks.length })} />
      <p>{answered(about, map, reader)}</p>
      <ol>
        {marks.map((mark, at) => (
          <li key={String(mark._rowId ?? at)}>{answered(columns, mark, reader)}</li>
        ))}
      </ol>
    </>
  )
}

/** The answered parts of a record in one line. */
function answered(parts: readonly Element[], value: Answer | undefined, reader: Reader): string {
  const record = isRecord(value) ? value : {}
  return parts
    .flatMap((part) => {
      const answer = record[part.id]
      return isBlank(answer) ? [] : [answerText(part, answer, reader)]
    })
    .join(' · ')
}

function textOf(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : ''
}

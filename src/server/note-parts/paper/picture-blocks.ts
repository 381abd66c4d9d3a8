import type { PrintedBlock } from '#server/stores/printing/printed-document.ts'
import { type Answer, type Answers, isRecord } from '#shared/answers/answer.ts'
import { bodyFigure, pathThrough } from '#shared/elements/composed/body-figure.ts'
import { bodyMarks, spotOf } from '#shared/elements/composed/body-marks.ts'
import type { PrintSpeech } from './print-speech.ts'

/** The picture to which an answer leads, with what is told of it; where it cannot be printed, that there is one. */
export function pictureBlocks(
  media: Answer | undefined,
  told: string,
  { picture, say }: PrintSpeech,
): readonly PrintedBlock[] {
  if (!isRecord(media)) return []
  const name = typeof media.display === 'string' ? media.display : say('form.files-unnamed')
  const instead = say('note.paper-no-picture', { name })
  const stored = picture(media)
  if (!stored) return [{ kind: 'paragraph', spans: [{ text: instead }], isSmall: true }]
  return [{ kind: 'picture', ...stored, told: told || name, instead }]
}

/** The figure of a body with its numbered marks. */
export function bodyBlock(value: Answers, name: string, { say }: PrintSpeech): PrintedBlock {
  const regions = bodyFigure(String(value.figure), String(value.side))
  const marks = bodyMarks(value)
  return {
    kind: 'figure',
    outlines: regions.map(({ outline }) => pathThrough(outline)),
    marks: marks.flatMap((mark, at) => {
      const spot = spotOf(regions, mark)
      return spot ? [{ ...spot, number: at + 1 }] : []
    }),
    told: say('form.marks-seen', { label: name, count: marks.length }),
  }
}

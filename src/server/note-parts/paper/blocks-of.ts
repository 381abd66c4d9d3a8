import type { PrintedBlock } from '#server/stores/printing/printed-document.ts'
import type { PrintedAnswer } from '#shared/forms/printing/printed-answer.ts'
import { type PrintedEntry, printedRow } from '#shared/forms/printing/printed-form.ts'
import { headedBlocks } from './headed-blocks.ts'
import { bodyBlock, pictureBlocks } from './picture-blocks.ts'
import type { PrintSpeech } from './print-speech.ts'
import { type HeadingTop, printedBlocks, richBlocks } from './rich-blocks.ts'

/** A text in one style. */
export function paragraph(
  text: string,
  style: { readonly isBold?: boolean; readonly isSmall?: boolean } = {},
): PrintedBlock {
  const { isBold = false, isSmall = false } = style
  return { kind: 'paragraph', spans: [{ text, isBold }], isSmall }
}

/** A fact with what it is called, on one line. */
export function fact(label: string, text: string): PrintedBlock {
  return { kind: 'answer', label, isBlock: false, blocks: [paragraph(text)] }
}

/** The questions and answers of a form as blocks of print, in their order. */
export function blocksOf(entries: readonly PrintedEntry[], print: PrintSpeech): readonly PrintedBlock[] {
  return blocksUnder(entries, print, 3)
}

/** `top`: the level of a heading that stands here, one deeper under each title. */
function blocksUnder(
  entries: readonly PrintedEntry[],
  print: PrintSpeech,
  top: HeadingTop,
): readonly PrintedBlock[] {
  return entries.flatMap((entry): readonly PrintedBlock[] => {
    if (entry.kind === 'group') return groupBlocks(entry, print, top)
    if (entry.kind === 'instructions') return instructionBlocks(entry, top)
    if (entry.kind === 'page') return [{ kind: 'page' }]
    const { label = '', isBlock, breaks, answer } = entry
    return [
      ...(breaks ? [{ kind: 'page' } as const] : []),
      { kind: 'answer', label, isBlock, blocks: answerBlocks(entry.name, answer, { print, top }) },
    ]
  })
}

type Of<Kind extends PrintedEntry['kind']> = Extract<PrintedEntry, { readonly kind: Kind }>

function groupBlocks({ title, entries }: Of<'group'>, print: PrintSpeech, top: HeadingTop) {
  if (title === '') return blocksUnder(entries, print, top)
  const heading: PrintedBlock =
    top === 3
      ? { kind: 'heading', level: top, text: title }
      : { kind: 'subheading', level: top, spans: [{ text: title }] }
  return headedBlocks(heading, blocksUnder(entries, print, top === 3 ? 4 : 5))
}

/** Paper has their picture in words. */
function instructionBlocks({ title, text, image }: Of<'instructions'>, top: HeadingTop) {
  return [
    ...(title === '' ? [] : [paragraph(title, { isBold: true })]),
    ...richBlocks(text, top),
    ...(image ? textBlocks(image.shows) : []),
  ]
}

type Around = { readonly print: PrintSpeech; readonly top: HeadingTop }

function answerBlocks(name: string, answer: PrintedAnswer, { print, top }: Around): readonly PrintedBlock[] {
  switch (answer.kind) {
    case 'blank':
      return [paragraph('—')]
    case 'words':
      return [paragraph(answer.text)]
    case 'rich':
      return printedBlocks(answer.blocks, top)
    case 'options':
      return [
        ...answer.options.map(({ label, isChosen }) => paragraph(`${isChosen ? '☒' : '☐'} ${label}`)),
        ...(answer.more > 0 ? [paragraph(print.say('form.options-more', { count: answer.more }))] : []),
      ]
    case 'table':
      return [{ kind: 'table', columns: answer.columns, rows: answer.rows }]
    case 'rows':
      return [
        {
          kind: 'numbered',
          entries: answer.rows.map((row) => blocksUnder(printedRow(row, print), print, top)),
        },
      ]
    case 'drawing':
      if (answer.value.media !== undefined)
        return [...pictureBlocks(answer.value.media, answer.text, print), ...textBlocks(answer.text)]
      return inkBlocks(name, answer)
    case 'signature':
      return inkBlocks(name, answer)
    case 'image':
      return [...pictureBlocks(answer.media, answer.text, print), ...textBlocks(answer.text)]
    case 'files':
      return [
        ...textBlocks(answer.text),
        ...answer.files.flatMap((file) => (print.picture(file) ? pictureBlocks(file, '', print) : [])),
      ]
    case 'body':
      return [
        bodyBlock(answer.value, name, print),
        ...textBlocks(answer.text),
        { kind: 'numbered', entries: answer.marks.map((mark) => [paragraph(mark)]) },
      ]
  }
}

type Ink = Extract<PrintedAnswer, { readonly kind: 'drawing' | 'signature' }>

function inkBlocks(name: string, { kind, strokes, text }: Ink): readonly PrintedBlock[] {
  return [{ kind: 'ink', strokes, told: text || name, isLarge: kind === 'drawing' }, ...textBlocks(text)]
}

function textBlocks(text: string): readonly PrintedBlock[] {
  return text === '' ? [] : [paragraph(text)]
}

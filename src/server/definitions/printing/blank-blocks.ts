import { paragraph } from '#server/note-parts/paper/blocks-of.ts'
import type { PrintSpeech } from '#server/note-parts/paper/print-speech.ts'
import { richBlocks } from '#server/note-parts/paper/rich-blocks.ts'
import type { PrintedBlock } from '#server/stores/printing/printed-document.ts'
import type { BlankEntry, BlankSpace } from '#shared/forms/printing/blank-entry.ts'
import { signOf } from '#shared/forms/printing/blank-space.ts'

type Say = PrintSpeech['say']

/** The questions of a form with the spaces for their answers as blocks of print, in their order. */
export function blankBlocks(entries: readonly BlankEntry[], say: Say): readonly PrintedBlock[] {
  return entries.flatMap((entry) => entryBlocks(entry, say))
}

function entryBlocks(entry: BlankEntry, say: Say): readonly PrintedBlock[] {
  switch (entry.kind) {
    case 'page':
      return [{ kind: 'page' }]
    case 'heading':
      return entry.text === '' ? [] : [{ kind: 'heading', level: 3, text: entry.text }]
    case 'words':
      return [
        ...(entry.title === '' ? [] : [paragraph(entry.title, { isBold: true })]),
        ...richBlocks(entry.text),
      ]
    case 'group':
      return groupBlocks(entry, say)
    case 'question':
      return [questionBlock(entry, say)]
  }
}

type Of<Kind extends BlankEntry['kind']> = Extract<BlankEntry, { readonly kind: Kind }>

function groupBlocks(entry: Of<'group'>, say: Say): readonly PrintedBlock[] {
  const { label, entries } = entry
  return [
    ...(label === '' ? [] : [{ kind: 'heading', level: 2, text: label } as const]),
    ...besides(entry, say),
    ...blankBlocks(entries, say),
  ]
}

function questionBlock(entry: Of<'question'>, say: Say): PrintedBlock {
  const { label, isRequired, space } = entry
  return {
    kind: 'answer',
    label: isRequired ? `${label} ${say('form.required')}` : label,
    isBlock: true,
    blocks: [...besides(entry, say), ...spaceBlocks(space, say)],
  }
}

/** Under a question: when it is to be answered at all, and its help. */
function besides(
  { condition, help }: Pick<Of<'question'>, 'condition' | 'help'>,
  say: Say,
): readonly PrintedBlock[] {
  return [
    ...(condition === undefined
      ? []
      : [paragraph(say('forms.paper-only-if', { condition }), { isSmall: true })]),
    ...(help === undefined ? [] : [paragraph(help, { isSmall: true })]),
  ]
}

const cellHeight = 20

function spaceBlocks(space: BlankSpace, say: Say): readonly PrintedBlock[] {
  switch (space.kind) {
    case 'boxes':
      return boxBlocks(space)
    case 'lines':
      return [...hintBlocks(space.hint), { kind: 'lines', count: space.count }]
    case 'table':
      return [{ kind: 'table', columns: space.columns, rows: space.rows, rowHeight: cellHeight }]
    case 'rows':
      return [
        {
          kind: 'numbered',
          entries: Array.from({ length: space.count }, () => blankBlocks(space.entries, say)),
        },
      ]
    case 'parts':
      return blankBlocks(space.entries, say)
    case 'fields':
    case 'canvas':
      return [space]
  }
}

function boxBlocks(space: Extract<BlankSpace, { readonly kind: 'boxes' }>): readonly PrintedBlock[] {
  const { options, other = [], hint } = space
  const sign = signOf(space)
  return [
    ...hintBlocks(hint),
    { kind: 'list', sign, entries: options.map((text) => ({ spans: [{ text }], lists: [] })) },
    ...other.map((words) => ({ kind: 'fields', fields: [`${sign} ${words}:`] }) as const),
  ]
}

function hintBlocks(hint: string | undefined): readonly PrintedBlock[] {
  return hint === undefined ? [] : [paragraph(hint, { isSmall: true })]
}

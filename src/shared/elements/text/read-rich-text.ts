import { readSpans } from './read-spans.ts'
import { joinedBlocks, type RichBlock, type RichLine } from './rich-block.ts'

/** What marks an entry of a list at the beginning of a line: its indent, its sign or number, its words. */
const entry = /^( {0,40})(?:([-*•])|(\d{1,4})[.)]) (.*)$/

/**
 * Reads the formatted text of a long answer: paragraphs, bold (`**`), italic (`*`), lists with signs or numbers. Each line is a
 * paragraph or an entry, so text that nobody has formatted stays as it was typed; what is none of these are letters.
 */
export function readRichText(text: string): readonly RichBlock[] {
  return joinedBlocks(text.replace(/\r\n?/g, '\n').split('\n').map(lineOf))
}

function lineOf(line: string): RichLine {
  const [, indent = '', sign, number, rest = ''] = entry.exec(line) ?? []
  if (sign === undefined && number === undefined) return { spans: readSpans(line) }
  return {
    spans: readSpans(rest),
    entry: { indent: indent.length, ...(number === undefined ? {} : { number: Number(number) }) },
  }
}

/** Whether a line would be read as the entry of a list. */
export function isEntry(line: string): boolean {
  return entry.test(line)
}

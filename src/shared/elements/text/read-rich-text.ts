import { readSpans } from './read-spans.ts'
import { joinedBlocks, type RichBlock, type RichLine } from './rich-block.ts'

/** What marks an entry of a list at the beginning of a line: its indent, its sign or number, its words. */
const entry = /^( {0,40})(?:([-*•])|(\d{1,4})[.)]) (.*)$/s

/** A heading: two signs, or three for one of a part. One sign is a letter, since many begin a line with the number of something so. */
const heading = /^(#{2,3}) (.*\S.*)$/s

/**
 * Reads the formatted text of a long answer: paragraphs, headings (`##`, `###`), bold (`**`), italic (`*`), lists with signs or
 * numbers. Each line is a paragraph, a heading or an entry, so text that nobody has formatted stays as it was typed; what is none of these are letters.
 */
export function readRichText(text: string): readonly RichBlock[] {
  return joinedBlocks(text.replace(/\r\n?/g, '\n').split('\n').map(lineOf))
}

function lineOf(line: string): RichLine {
  const [, level, title = ''] = heading.exec(line) ?? []
  if (level !== undefined) return { spans: readSpans(title), heading: level.length === 2 ? 1 : 2 }
  const [, indent = '', sign, number, rest = ''] = entry.exec(line) ?? []
  if (sign === undefined && number === undefined) return { spans: readSpans(line) }
  return {
    spans: readSpans(rest),
    entry: { indent: indent.length, ...(number === undefined ? {} : { number: Number(number) }) },
  }
}

/** Whether a line would be read as a heading or as the entry of a list. */
export function isMoreThanParagraph(line: string): boolean {
  return heading.test(line) || entry.test(line)
}

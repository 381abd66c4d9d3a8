import { noteSectionType } from '#generated/lists/note-section-type.ts'
import { fold } from '#shared/words/fold.ts'
import type { DraftedStatement, EngineTask, ScribeEngine, Segment } from './scribe-engine.ts'
import { sectionCues } from './section-cues.ts'

/** More letters than anybody types about one session: whoever has more makes two drafts. */
const mostLetters = 30_000
/** Dashes, stars and numbers before a line are no part of it. */
const bullet = /^(?:[-–—•*·]|\d{1,2}[.)])\s+/
/** A line may begin with the name of its section or with a part of it. */
const heading = /^([\p{L}][\p{L} /–-]{1,40}):\s*/u

/**
 * The engine that is always there: it needs no network, and the same phrases give the same draft. Each phrase becomes one statement
 * as it was typed. It goes where its first words say (`Plan: …`), else where its words fit, else where the phrase before it went.
 */
export const typedPhrases: ScribeEngine = {
  name: 'typed-phrases',
  version: '1',
  draft: ({ sections, segments }) => {
    const letters = segments.reduce((sum, { text }) => sum + text.length, 0)
    if (letters > mostLetters) return { kind: 'failed', because: 'scribe.too-long' }
    return { kind: 'drafted', statements: statementsOf({ sections, segments }) }
  },
}

function statementsOf({ sections, segments }: EngineTask): readonly DraftedStatement[] {
  const statements: DraftedStatement[] = []
  for (const segment of segments) {
    const before = statements.at(-1)?.sectionCode ?? sections[0] ?? ''
    const placed = placeOf(segment, sections) ?? {
      sectionCode: before,
      text: plainLine(segment),
      confidence: sections.length === 1 ? onlyPlace : 0.4,
    }
    if (placed.text !== '')
      statements.push({ ...placed, text: asSentence(placed.text), evidence: [segment.id] })
  }
  return inOrder(statements, sections)
}

/** Where there is one section alone, nothing is guessed. */
const onlyPlace = 0.9

type Placed = Omit<DraftedStatement, 'evidence'>

function placeOf(segment: Segment, sections: readonly string[]): Placed | undefined {
  const line = plainLine(segment)
  const named = heading.exec(line)
  const own = named && sectionNamed(named[1] ?? '', sections)
  if (named && own) return { sectionCode: own, text: line.slice(named[0].length).trim(), confidence: 0.95 }
  const sectionCode = fitting(line, sections)
  return sectionCode === undefined ? undefined : { sectionCode, text: line, confidence: 0.7 }
}

function plainLine({ text }: Segment): string {
  return text.trim().replace(bullet, '').replaceAll(/\s+/g, ' ')
}

/** By its code, or by how its name begins, in either language. */
function sectionNamed(name: string, sections: readonly string[]): string | undefined {
  const wanted = fold(name)
  return sections.find((code) =>
    namesOf(code).some((each) => each === wanted || each.startsWith(`${wanted} `)),
  )
}

function namesOf(code: string): readonly string[] {
  const item = noteSectionType.items.find((each) => each.code === code)
  return [code, code.replaceAll('-', ' '), item?.display ?? code, item?.spanish ?? code].map(fold)
}

/** The section of which most cues stand in the line; of equals the first. */
function fitting(line: string, sections: readonly string[]): string | undefined {
  const text = ` ${fold(line).replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `
  const counted = sections.map((code) => ({
    code,
    count: (sectionCues[code] ?? []).filter((cue) => stands(cue, text)).length,
  }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  return most === 0 ? undefined : counted.find(({ count }) => count === most)?.code
}

function stands(cue: string, text: string): boolean {
  return cue.endsWith('*') ? text.includes(` ${cue.slice(0, -1)}`) : text.includes(` ${cue} `)
}

function asSentence(text: string): string {
  const begun = text.charAt(0).toLocaleUpperCase() + text.slice(1)
  return /[.!?…)"”]$/.test(begun) ? begun : `${begun}.`
}

function inOrder(
  statements: readonly DraftedStatement[],
  sections: readonly string[],
): readonly DraftedStatement[] {
  return sections.flatMap((code) => statements.filter(({ sectionCode }) => sectionCode === code))
}

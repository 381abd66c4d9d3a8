import type { Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { lettersOf } from '../file-bytes.ts'
import { broken, type FileLook, hasProgram, type Kind, twoInOne } from '../file-look.ts'

const mostMarkup = 20 * 2 ** 20
const deepest = 64
const mostNodes = 200_000
/** What a browser takes for a page or a program, wherever it stands. */
const pageTags =
  /<\s*\/?\s*(!doctype|html|head|body|script|svg|iframe|object|embed|link|meta|base|form|img|style)\b/i
const pageNames =
  /http:\/\/www\.w3\.org\/(1999\/xhtml|2000\/svg|1999\/XSL)|<\?xml-stylesheet|<!ENTITY|<!DOCTYPE/i

/** How content that is rich text is known: it begins with its mark and ends with its last brace, and carries no other file. */
export const rtf: Kind = {
  mediaTypes: ['application/rtf'],
  begins: (head) => lettersOf(head.subarray(0, 6)) === '{\\rtf1',
  look: (file) => {
    const text = lettersOf(file.at(0, file.size))
    if (!/\}[\s\0]*$/.test(text.slice(-64))) return broken()
    return /\\(obj(data|update|emb|html|link)|ddeauto)/i.test(text) ? hasProgram() : found('application/rtf')
  },
}

/** XML without a type of its own and without entities, neither a page nor a drawing, not too deep. */
export const xml: Kind = {
  mediaTypes: ['application/xml'],
  begins: (head) => /^\s*<(\?xml\b|[A-Za-z_])/.test(utf8(head) ?? ''),
  look: (file) => {
    if (file.size > mostMarkup) return tooDeep()
    const text = utf8(file.at(0, file.size))
    if (text === undefined) return broken()
    if (pageNames.test(text) || pageTags.test(text) || !saysUtf8(text)) return hasProgram()
    const nesting = nestingOf(text)
    if (nesting === 'whole') return found('application/xml')
    return nesting === 'deep' ? tooDeep() : broken()
  },
}

/** JSON: one object or list, not too deep. */
export const json: Kind = {
  mediaTypes: ['application/json'],
  begins: (head) => /^\s*[{[]/.test(lettersOf(head)),
  look: (file) => {
    const text = file.size > mostMarkup ? undefined : utf8(file.at(0, file.size))
    if (text === undefined || !isShallow(text)) return tooDeep()
    try {
      JSON.parse(text)
      return found('application/json')
    } catch {
      return broken()
    }
  },
}

/** Plain text in UTF-8, without characters that only programs write and without the tags of a page. */
export const plainText: Kind = {
  mediaTypes: ['text/plain'],
  begins: (head) => isText(utf8(head)),
  look: (file) => {
    const text = utf8(file.at(0, file.size))
    if (text === undefined || !isText(text)) return broken()
    return pageTags.test(text) || /^\s*(#!|%!|<\?|MZ|PK)/.test(text) ? twoInOne() : found('text/plain')
  },
}

function found(mediaType: string): Outcome<FileLook> {
  return { ok: true, value: { mediaType } }
}

function tooDeep(): Outcome<never> {
  return refuse('', 'content.too-complex')
}

/** The text of whole bytes in UTF-8; a cut at the end of a head is let pass. */
function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: bytes.length === 4_096 })
  } catch {
    return undefined
  }
}

function isText(text: string | undefined): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a text does not have
  return text !== undefined && !/[\0-\x08\x0b\x0e-\x1f\x7f]/.test(text)
}

/** What ends each thing that begins so; the first that fits. */
const ends = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<', '>'],
] as const

/** Is each element closed, are there not too many, and none too deep inside others? */
function nestingOf(text: string): 'whole' | 'open' | 'deep' {
  let [depth, nodes, at] = [0, 0, text.indexOf('<')]
  while (at >= 0) {
    const [begin, end] = ends.find(([first]) => text.startsWith(first, at)) ?? ends[3]
    const stop = text.indexOf(end, at + begin.length)
    if (stop < 0) return 'open'
    if (begin === '<') {
      nodes += 1
      depth += stepOf(text, at, stop)
    }
    if (depth > deepest || nodes > mostNodes) return 'deep'
    at = text.indexOf('<', stop + end.length)
  }
  return depth === 0 && nodes > 0 ? 'whole' : 'open'
}

/** How much deeper it is behind a tag. */
function stepOf(text: string, start: number, stop: number): number {
  if (text.startsWith('</', start)) return -1
  return text[stop - 1] === '/' ? 0 : 1
}

const brackets: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 }

function isShallow(text: string): boolean {
  let [depth, isInside] = [0, false]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (letter === '"') isInside = !isInside
    if (isInside && letter === '\\') at += 1
    if (!isInside) depth += brackets[letter] ?? 0
    if (depth > deepest) return false
  }
  return true
}

/** Whether bytes that are no text say what a browser would take for a page. */
export function saysPage(bytes: Uint8Array): boolean {
  return /<(!doctype\s+html|html|head|body|script|svg|iframe)[\s>/]/i.test(lettersOf(bytes))
}

/** An encoding that only its reader knows hides what is written in it. */
function saysUtf8(text: string): boolean {
  const [, encoding] = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(text.slice(0, 400)) ?? []
  return encoding === undefined || /^(utf-?8|us-ascii)$/i.test(encoding)
}

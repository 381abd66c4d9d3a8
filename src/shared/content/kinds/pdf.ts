import type { Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { type FileBytes, lettersOf } from '../file-bytes.ts'
import { broken, type FileLook, hasProgram, type Kind, twoInOne } from '../file-look.ts'

const mostPages = 2_000
const step = 2 ** 20
/** What runs a program, or carries another file. */
const programs = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![A-Za-z0-9])/
const pages = /\/Type\s*\/Page(?![A-Za-z])/g
const counts = /\/Count\s+(\d{1,9})(?!\d)/g

/** How content that is a PDF is known: it begins with its mark and ends with its own end, has no program and no other file inside, and not too many pages. */
export const pdf: Kind = {
  mediaTypes: ['application/pdf'],
  begins: (head) => lettersOf(head.subarray(0, 5)) === '%PDF-',
  look: (file) => {
    const tail = lettersOf(file.at(Math.max(0, file.size - 2_048), file.size))
    const end = tail.lastIndexOf('%%EOF')
    if (end < 0) return broken()
    if (!/^[\s\0]*$/.test(tail.slice(end + 5))) return twoInOne()
    return pagesOf(file)
  },
}

/** Walks through the text of the file. Pages that lie in packed parts are counted where the whole is read. */
function pagesOf(file: FileBytes): Outcome<FileLook> {
  let [seen, said] = [0, 0]
  for (let at = 0; at < file.size; at += step) {
    const text = plainNames(lettersOf(file.at(at, at + step + 64)))
    if (programs.test(text)) return hasProgram()
    seen += text.match(pages)?.length ?? 0
    for (const [, count] of text.matchAll(counts)) said = Math.max(said, Number(count))
  }
  const count = Math.max(seen, said)
  if (count > mostPages) return tooManyPages()
  return { ok: true, value: { mediaType: 'application/pdf', ...(count > 0 && { pageCount: count }) } }
}

/** A name may write each of its letters as a number: `/J#53` is `/JS`. */
function plainNames(text: string): string {
  if (!text.includes('#')) return text
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}

function tooManyPages(): Outcome<never> {
  return refuse('', 'content.too-many-pages', { parameters: { limit: mostPages } })
}

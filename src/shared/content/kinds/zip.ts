import type { Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { type FileBytes, lettersOf, littleEndian } from '../file-bytes.ts'
import { broken, type FileLook, hasProgram, type Kind, twoInOne } from '../file-look.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const longestComment = 65_535
const endLength = 22
const mostEntries = 5_000
const mostUnpacked = 50 * 2 ** 20
const mostTimes = 20

/** How content that is a Word document is known: an archive whose table says that a document is in it, and nothing that runs or unpacks to far more. */
export const zip: Kind = {
  mediaTypes: [word],
  begins: (head) => lettersOf(head.subarray(0, 4)) === 'PK\x03\x04',
  look: (file) => {
    const end = endOfArchive(file)
    if (!end) return broken()
    if (end.comment > 0 || end.tableAt + end.tableSize !== end.at) return twoInOne()
    if (end.entries > mostEntries) return tooMuch()
    return lookInside(file, end)
  },
}

type End = {
  readonly at: number
  readonly entries: number
  readonly tableAt: number
  readonly tableSize: number
  readonly comment: number
}

/** The record at the end of an archive that leads to its table; a file of any kind that has one is an archive too. */
export function endOfArchive(file: FileBytes): End | undefined {
  const start = Math.max(0, file.size - longestComment - endLength)
  const tail = file.at(start, file.size)
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    if (tail[at] !== 0x50 || littleEndian(tail, at, 4) !== 0x06054b50) continue
    const comment = littleEndian(tail, at + 20, 2)
    if (at + endLength + comment > tail.length) continue
    const sizes = { tableSize: littleEndian(tail, at + 12, 4), tableAt: littleEndian(tail, at + 16, 4) }
    return { at: start + at, entries: littleEndian(tail, at + 10, 2), ...sizes, comment }
  }
  return undefined
}

function lookInside(file: FileBytes, { entries, tableAt, tableSize }: End): Outcome<FileLook> {
  const table = file.at(tableAt, tableAt + tableSize)
  const names: string[] = []
  let [at, unpacked] = [0, 0]
  for (let entry = 0; entry < entries; entry += 1) {
    if (littleEndian(table, at, 4) !== 0x02014b50) return broken()
    unpacked += littleEndian(table, at + 24, 4)
    const length = littleEndian(table, at + 28, 2)
    names.push(lettersOf(table.subarray(at + 46, at + 46 + length)))
    at += 46 + length + littleEndian(table, at + 30, 2) + littleEndian(table, at + 32, 2)
  }
  if (unpacked > mostUnpacked || unpacked > mostTimes * file.size) return tooMuch()
  if (names.some((name) => /vbaProject|\.bin$|activeX|\.(exe|dll|js|jar|class|zip)$/i.test(name)))
    return hasProgram()
  const isWord = names.includes('[Content_Types].xml') && names.includes('word/document.xml')
  return { ok: true, value: { mediaType: isWord ? word : 'application/zip' } }
}

function tooMuch(): Outcome<never> {
  return refuse('', 'content.unpacks-too-large')
}

import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { type FileBytes, lettersOf } from '../file-bytes.ts'
import { type FileLook, type Kind, tellsPlace, twoInOne } from '../file-look.ts'
import { boxes } from '../kinds/boxes.ts'
import { jpeg } from '../kinds/jpeg.ts'
import { pdf } from '../kinds/pdf.ts'
import { png } from '../kinds/png.ts'
import { riff } from '../kinds/riff.ts'
import { mp3, ogg, webm } from '../kinds/sounds.ts'
import { json, plainText, rtf, saysPage, xml } from '../kinds/texts.ts'
import { tiff } from '../kinds/tiff.ts'
import { endOfArchive, zip } from '../kinds/zip.ts'
import { inOrder } from '../removal.ts'

/** The first that fits: those with a mark of their own, then texts. */
const kinds: readonly Kind[] = [
  png,
  jpeg,
  tiff,
  boxes,
  riff,
  webm,
  ogg,
  pdf,
  zip,
  rtf,
  mp3,
  xml,
  json,
  plainText,
]

const headLength = 4_096
/** Other names of media types. */
const others: Readonly<Record<string, string>> = { 'image/jpg': 'image/jpeg', 'text/xml': 'application/xml' }
const unsaid = ['', 'application/octet-stream']

/** What somebody says of a file, and what may be there. */
export type Said = { readonly mediaType?: string; readonly allowed: readonly string[] }

/**
 * What a file is, by its bytes alone; refused when that is not what it is said to be, when it may not be there, and when it is
 * something else as well. The same file gets the same answer in the browser and on the server.
 */
export function lookAtFile(file: FileBytes, { mediaType, allowed }: Said): Outcome<FileLook> {
  if (file.size === 0) return refuse('', 'content.empty')
  const head = file.at(0, headLength)
  const kind = kinds.find(
    ({ begins, mediaTypes }) => begins(head) && (mediaTypes !== json.mediaTypes || isAllowed(json, allowed)),
  )
  if (!kind || !isAllowed(kind, allowed)) return notAccepted(allowed)
  const looked = kind.look(file)
  if (!looked.ok) return looked
  const found = looked.value.mediaType
  if (!allowed.includes(found)) return notAccepted(allowed)
  if (isAnother(file, kind, head)) return twoInOne()
  const said = plainType(mediaType)
  if (!unsaid.includes(said) && said !== found)
    return refuse('', 'content.type-differs', { parameters: { said: said.slice(0, 100), found } })
  const place = kind.place ? kind.place(file, found) : []
  if (!place) return tellsPlace()
  return succeeded(place.length === 0 ? looked.value : { ...looked.value, removals: inOrder(place) })
}

/** A media type as it is compared: without its parameters, by its usual name. */
function plainType(mediaType: string | undefined): string {
  const [type = ''] = (mediaType ?? '').toLowerCase().split(';')
  const plain = type.trim()
  return others[plain] ?? plain
}

function isAllowed({ mediaTypes }: Kind, allowed: readonly string[]): boolean {
  return mediaTypes.some((each) => allowed.includes(each))
}

/** An archive at the end, a PDF or a page at the beginning: readers of those would not see what was looked at here. */
function isAnother(file: FileBytes, kind: Kind, head: Uint8Array): boolean {
  const start = head.subarray(0, 1_024)
  return (
    (kind !== zip && endOfArchive(file) !== undefined) ||
    (kind !== pdf && lettersOf(start).includes('%PDF-')) ||
    saysPage(head)
  )
}

function notAccepted(allowed: readonly string[]): Outcome<never> {
  return refuse('', 'content.not-accepted', { parameters: { allowed: allowed.join(', ') } })
}

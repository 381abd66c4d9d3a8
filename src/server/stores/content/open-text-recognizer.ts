import { readFile } from 'node:fs/promises'
import type { TextRecognitionIssue } from '#generated/enumerations/text-recognition-issue.ts'
import type { ContentStore, FilePlace } from './content-store.ts'
import type { PdfText, ReadPdf } from './pdf-reader.ts'

/** What became of reading a file's text: a warning comes with what was read, a failure without. */
export type Recognition =
  | { readonly result: 'Success'; readonly text: string }
  | { readonly result: 'Warning'; readonly text: string; readonly issue: TextRecognitionIssue }
  | { readonly result: 'Failed'; readonly issue: TextRecognitionIssue }

/**
 * Recognizes the text of a file of this media type. Whatever the file is, it answers; it throws where nothing can be said of the
 * file, so that it is tried again. An engine for pictures is another function of this type.
 */
export type RecognizeText = (place: FilePlace, mediaType: string) => Promise<Recognition>

/** Larger ones are not even tried. */
const largest = 50 * 2 ** 20

/** Opens the recognizer that comes with the house: it reads the text layer of PDFs, and of nothing that is only a picture. */
export function openTextRecognizer(content: ContentStore, readPdf: ReadPdf): RecognizeText {
  return async (place, mediaType) => {
    if (mediaType !== 'application/pdf') return failure('NoEngine')
    const file = await content.find(place).catch(() => undefined)
    if (!file) return failure('Damaged')
    if (file.size > largest) return failure('TooLarge')
    return recognitionOf(await readPdf(await readFile(file.path)))
  }
}

/** A PDF without a letter is a picture of pages. */
function recognitionOf(read: PdfText): Recognition {
  if ('issue' in read) return failure(read.issue)
  const { text, isWhole } = read
  if (text === '') return failure('NoEngine')
  return isWhole ? { result: 'Success', text } : { result: 'Warning', text, issue: 'Shortened' }
}

function failure(issue: TextRecognitionIssue): Recognition {
  return { result: 'Failed', issue }
}

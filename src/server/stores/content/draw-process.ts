import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { answerApart } from '#server/stores/apart/answer-apart.ts'
import { bytesInMemory } from '#shared/content/file-bytes.ts'
import { lookAtFile } from '#shared/content/looking/look-at-file.ts'
import type { Drawing, Drawn } from './drawer.ts'

/**
 * The process that draws: it gets the bytes of a file and gives those of a picture that was made anew, so that nothing of the
 * file but what is seen goes on. It reads nothing of this machine but its own code, and whoever asks ends it when it is late.
 */
answerApart(
  (drawing: Drawing): Promise<Drawn> =>
    draw(drawing).then(
      (bytes) => ({ bytes }),
      () => ({}),
    ),
)

async function draw({ bytes, mediaType, most }: Drawing): Promise<Uint8Array> {
  const looked = lookAtFile(bytesInMemory(bytes), { mediaType, allowed: [mediaType] })
  if (!looked.ok) throw new TypeError('The file is not what it was.')
  return mediaType === 'application/pdf' ? firstPage(bytes, most) : smaller(bytes, most)
}

async function smaller(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  const image: Image = await loadImage(Buffer.from(bytes))
  const { width, height } = fitted(image, most)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  // A damaged picture unpacks to nothing, without a word.
  if (isEmpty(context.getImageData(0, 0, width, height).data)) throw new TypeError('Nothing is seen.')
  return canvas.encode('webp', quality)
}

const quality = 80
const mostPixels = 40_000_000
const place = new URL('.', import.meta.resolve('pdfjs-dist/package.json')).pathname

async function firstPage(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  const file = await getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: `${place}standard_fonts/`,
    cMapUrl: `${place}cmaps/`,
    wasmUrl: `${place}wasm/`,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: mostPixels,
    verbosity: 0,
  }).promise
  const page = await file.getPage(1)
  const whole = page.getViewport({ scale: 1 })
  const scale = most / Math.max(whole.width, whole.height)
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(atLeastOne(viewport.width), atLeastOne(viewport.height))
  if (!isLikeBrowsers(canvas)) throw new TypeError('There is nothing to draw on.')
  await page.render({ canvas, viewport }).promise
  return canvas.encode('webp', quality)
}

/** All that is asked of a browser's canvas for drawing a page can be asked of this one. */
function isLikeBrowsers(canvas: object): canvas is HTMLCanvasElement {
  return 'getContext' in canvas && 'width' in canvas && 'height' in canvas
}

/** Is every pixel transparent? The last of its four bytes says so. */
function isEmpty(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 0) return false
  return true
}

/** A picture is made smaller, and never larger. */
function fitted({ width, height }: Pick<Image, 'width' | 'height'>, most: number) {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: atLeastOne(width * scale), height: atLeastOne(height * scale) }
}

function atLeastOne(size: number): number {
  return Math.max(1, Math.round(size))
}

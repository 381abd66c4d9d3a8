import type { PrintedDocument } from './printed-document.ts'

/** A picture as the paper takes it, with its size in pixels. */
export type ReadyPicture = { readonly bytes: Buffer; readonly width: number; readonly height: number }

const quality = 88

/** The pictures of a document as a PDF can hold them, by their hashes; one that cannot be read is left out. */
export async function readyPictures({
  pictures = {},
}: PrintedDocument): Promise<ReadonlyMap<string, ReadyPicture>> {
  const ready = new Map<string, ReadyPicture>()
  for (const [hash, bytes] of Object.entries(pictures)) {
    const picture = await asJpeg(bytes).catch(() => undefined)
    if (picture) ready.set(hash, picture)
  }
  return ready
}

/** On white, for paper does not shine through. */
async function asJpeg(bytes: Uint8Array): Promise<ReadyPicture> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(Buffer.from(bytes))
  const { width, height } = image
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0)
  return { bytes: await canvas.encode('jpeg', quality), width, height }
}

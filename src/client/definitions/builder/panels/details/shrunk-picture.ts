/** The longest address in which a definition keeps a picture: about 150 kB of it. */
const longest = 200_000
const sides = [1_200, 900, 600, 400, 250]

/** For a definition, a picture small enough to stand in it, as the address that it is drawn from; nothing of a file that is none. */
export async function shrunkPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const canvas = document.createElement('canvas')
  for (const side of sides) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height))
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const address = canvas.toDataURL('image/webp', 0.85)
    if (address.length <= longest) return address
  }
  return undefined
}

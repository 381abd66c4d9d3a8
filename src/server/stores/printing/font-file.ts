/** The styles of the one typeface that is printed with; each PDF holds what it uses of them. */
export const fontStyles = ['regular', 'bold', 'italic', 'boldItalic'] as const

export type FontStyle = (typeof fontStyles)[number]

const folder = new URL('ttf/', import.meta.resolve('dejavu-fonts-ttf/package.json')).pathname
const endings = { regular: '', bold: '-Bold', italic: '-Oblique', boldItalic: '-BoldOblique' } as const

/** Where the letters of a style lie. */
export function fontFile(style: FontStyle): string {
  return `${folder}DejaVuSansCondensed${endings[style]}.ttf`
}

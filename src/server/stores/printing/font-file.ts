/** The styles of the one typeface that is printed with; each PDF holds what it uses of them. */
export const fontStyles = ['regular', 'bold', 'italic', 'boldItalic', 'symbols', 'mathematics'] as const

/** How letters look; signs that the typeface has not are taken from its sisters, in this order. */
export type FontStyle = (typeof fontStyles)[number]

const letters = import.meta.resolve('@expo-google-fonts/noto-sans/package.json')
const symbols = import.meta.resolve('@expo-google-fonts/noto-sans-symbols-2/package.json')
const mathematics = import.meta.resolve('@expo-google-fonts/noto-sans-math/package.json')

const files: { readonly [Style in FontStyle]: URL } = {
  regular: new URL('400Regular/NotoSans_400Regular.ttf', letters),
  bold: new URL('700Bold/NotoSans_700Bold.ttf', letters),
  italic: new URL('400Regular_Italic/NotoSans_400Regular_Italic.ttf', letters),
  boldItalic: new URL('700Bold_Italic/NotoSans_700Bold_Italic.ttf', letters),
  symbols: new URL('400Regular/NotoSansSymbols2_400Regular.ttf', symbols),
  mathematics: new URL('400Regular/NotoSansMath_400Regular.ttf', mathematics),
}

/** Where the letters of a style lie. */
export function fontFile(style: FontStyle): string {
  return files[style].pathname
}

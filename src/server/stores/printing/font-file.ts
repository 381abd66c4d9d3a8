/** The styles of the one typeface that is printed with; each PDF holds what it uses of them. */
export const fontStyles = ['regular', 'bold', 'italic', 'boldItalic', 'symbols', 'mathematics'] as const

/** How letters look; signs that the typeface has not are taken from its sisters, in this order. */
export type FontStyle = (typeof fontStyles)[number]

const files = {
  regular: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: 'noto-sans/700Bold/NotoSans_700Bold.ttf',
  italic: 'noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
  boldItalic: 'noto-sans/700Bold_Italic/NotoSans_700Bold_Italic.ttf',
  symbols: 'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  mathematics: 'noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
} as const satisfies { readonly [Style in FontStyle]: string }

const homes = {
  'noto-sans': import.meta.resolve('@expo-google-fonts/noto-sans/package.json'),
  'noto-sans-symbols-2': import.meta.resolve('@expo-google-fonts/noto-sans-symbols-2/package.json'),
  'noto-sans-math': import.meta.resolve('@expo-google-fonts/noto-sans-math/package.json'),
} as const

/** Where the letters of a style lie. */
export function fontFile(style: FontStyle): string {
  const [home, ...path] = files[style].split('/')
  // Each file is named under one of these.
  return new URL(path.join('/'), homes[home as keyof typeof homes]).pathname
}

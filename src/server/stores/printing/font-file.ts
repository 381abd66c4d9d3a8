const families = {
  latin: '@expo-google-fonts/noto-sans',
  symbols: '@expo-google-fonts/noto-sans-symbols-2',
  mathematics: '@expo-google-fonts/noto-sans-math',
  hebrew: '@expo-google-fonts/noto-sans-hebrew',
  arabic: '@expo-google-fonts/ibm-plex-sans-arabic',
  hangul: '@expo-google-fonts/nanum-gothic',
  han: '@expo-google-fonts/chocolate-classical-sans',
} as const

/** Each style by the family that it is of, and its file there. */
const files = {
  regular: ['latin', '400Regular/NotoSans_400Regular.ttf'],
  bold: ['latin', '700Bold/NotoSans_700Bold.ttf'],
  italic: ['latin', '400Regular_Italic/NotoSans_400Regular_Italic.ttf'],
  boldItalic: ['latin', '700Bold_Italic/NotoSans_700Bold_Italic.ttf'],
  symbols: ['symbols', '400Regular/NotoSansSymbols2_400Regular.ttf'],
  mathematics: ['mathematics', '400Regular/NotoSansMath_400Regular.ttf'],
  hebrew: ['hebrew', '400Regular/NotoSansHebrew_400Regular.ttf'],
  hebrewBold: ['hebrew', '700Bold/NotoSansHebrew_700Bold.ttf'],
  arabic: ['arabic', '400Regular/IBMPlexSansArabic_400Regular.ttf'],
  arabicBold: ['arabic', '700Bold/IBMPlexSansArabic_700Bold.ttf'],
  hangul: ['hangul', '400Regular/NanumGothic_400Regular.ttf'],
  hangulBold: ['hangul', '700Bold/NanumGothic_700Bold.ttf'],
  han: ['han', '400Regular/ChocolateClassicalSans_400Regular.ttf'],
} as const

/** How letters look; signs that the typeface has not are taken from its sisters. Each PDF holds what it uses of them. */
export type FontStyle = keyof typeof files

/** Where the letters of a style lie; looked for when they are needed. */
export function fontFile(style: FontStyle): string {
  const [family, file] = files[style]
  return new URL(file, import.meta.resolve(`${families[family]}/package.json`)).pathname
}

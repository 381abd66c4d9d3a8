import { MantineProvider } from '@mantine/core'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { styleNonce } from '#client/ui/style-nonce.ts'
import { zooms } from '#shared/limits/limits.ts'
import { makeTheme, themeVariables } from './make-theme.ts'
import './mantine.css'
import './tokens.css'

/** The two sizes of text; Large is 1.25 times Normal. */
export type FontAppearance = 'Normal' | 'Large'

type Appearance = { readonly font: FontAppearance; readonly setFont: (font: FontAppearance) => void }

const appearance = createContext<Appearance | undefined>(undefined)
const stored = 'goldthread.font-appearance'

/** Gives everything below it the look: colours by the device or by choice, and the size of letters. */
export function AppearanceProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [font, setFont] = useState<FontAppearance>(() =>
    localStorage.getItem(stored) === 'Large' ? 'Large' : 'Normal',
  )
  const theme = useMemo(() => makeTheme(zooms[font]), [font])
  const value = useMemo<Appearance>(
    () => ({
      font,
      setFont: (next) => {
        localStorage.setItem(stored, next)
        setFont(next)
      },
    }),
    [font],
  )

  return (
    <appearance.Provider value={value}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={themeVariables}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        {children}
      </MantineProvider>
    </appearance.Provider>
  )
}

/** The chosen size of letters, and the way to choose it. Light and dark are Mantine's `useMantineColorScheme`. */
export function useFontAppearance(): Appearance {
  const value = use(appearance)
  if (!value) throw new Error('No appearance is given here: draw it inside AppearanceProvider.')
  return value
}

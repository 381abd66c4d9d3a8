import { MantineProvider } from '@mantine/core'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
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

function fontOf(kept: string | null): FontAppearance {
  return kept === 'Large' ? 'Large' : 'Normal'
}

/** Gives everything below it the look: colours by the device or by choice, and the size of letters, which follows what is chosen in another tab. */
export function AppearanceProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [font, setFont] = useState(() => fontOf(localStorage.getItem(stored)))
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === stored) setFont(fontOf(newValue))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
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

import { useEffect } from 'react'
import { useSession } from '#client/api/session.ts'
import { contrast } from '#client/ui/looks/contrast.ts'
import { menuColors } from '#client/ui/looks/menu-colors.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** What letters need to be read by everyone (WCAG 2, 1.4.3). */
const leastContrast = 4.5

/** The practice's theme colors for the shell's menu; a color on which its words could hardly be read is not used. */
export function useThemeColors(): void {
  const { practice } = useSession()
  const { light, dark } = membersOf(practice?.themeColors)
  const [inLight, inDark] = [readable(light, menuColors.light), readable(dark, menuColors.dark)]

  useEffect(() => {
    if (inLight === menuColors.light && inDark === menuColors.dark) return
    const { style } = document.documentElement
    style.setProperty('--rail', `light-dark(${inLight}, ${inDark})`)
    style.setProperty('--rail-active', 'color-mix(in srgb, var(--rail), #fff 10%)')
    return () => {
      style.removeProperty('--rail')
      style.removeProperty('--rail-active')
    }
  }, [inLight, inDark])
}

function readable(color: unknown, instead: string): string {
  const isColor = typeof color === 'string' && /^#[0-9a-f]{6}$/.test(color)
  return isColor && contrast(color, menuColors.ink) >= leastContrast ? color : instead
}

import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
  rem,
} from '@mantine/core'
import { tooltips } from '#shared/limits/limits.ts'

const brand: MantineColorsTuple = [
  '#e9f6f7',
  '#d3ebed',
  '#a6d8dc',
  '#76c3ca',
  '#50b2ba',
  '#2f9ca6',
  '#12818c',
  '#0b6a74',
  '#06555e',
  '#023f46',
]

const ink: MantineColorsTuple = [
  '#f6f8f9',
  '#edf0f2',
  '#dfe4e7',
  '#cbd2d7',
  '#aab4bb',
  '#83909a',
  '#61707b',
  '#46545f',
  '#2f3b44',
  '#1b252c',
]

/** From the text to the page behind it. */
const dark: MantineColorsTuple = [
  '#e8edf0',
  '#c6d0d7',
  '#a7b1b9',
  '#83909a',
  '#46545f',
  '#34404a',
  '#262f36',
  '#171d22',
  '#12171b',
  '#0d1114',
]

const small = { defaultProps: { size: 'xs' } } as const

/** The look of every Mantine part; `scale` is 1, or 1.25 for the Large appearance. */
export function makeTheme(scale: number): MantineThemeOverride {
  return createTheme({
    scale,
    primaryColor: 'brand',
    primaryShade: 7,
    colors: { brand, gray: ink, dark },
    autoContrast: true,
    luminanceThreshold: 0.35,
    fontFamily: '"Inter Variable", Inter, system-ui, "Segoe UI", Roboto, sans-serif',
    fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
    spacing: { xs: rem(6), sm: rem(8), md: rem(12), lg: rem(16), xl: rem(24) },
    defaultRadius: 'sm',
    focusRing: 'auto',
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'md' } },
      Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 600 } },
      Button: { defaultProps: { size: 'xs', fz: 'sm' } },
      Checkbox: { defaultProps: { size: 'sm' } },
      CloseButton: { defaultProps: { size: 'md' } },
      MultiSelect: small,
      NativeSelect: small,
      NumberInput: small,
      PasswordInput: small,
      Radio: { defaultProps: { size: 'sm' } },
      SegmentedControl: small,
      Select: small,
      Switch: { defaultProps: { size: 'sm' } },
      Textarea: small,
      TextInput: small,
      Tooltip: {
        defaultProps: {
          openDelay: tooltips.openDelay,
          multiline: true,
          maw: tooltips.maxWidth,
          withArrow: true,
          arrowOffset: tooltips.arrowPadding,
          middlewares: { shift: { padding: tooltips.overflowPadding } },
        },
      },
    },
  })
}

/** Colours that Mantine's own defaults leave below the contrast of WCAG 2.2 AA, and targets that it leaves below 24 px. */
export const themeVariables: CSSVariablesResolver = () => ({
  variables: { '--ai-size-sm': 'calc(1.5rem * var(--mantine-scale))' },
  light: {
    '--mantine-color-dimmed': '#56636d',
    '--mantine-color-placeholder': '#66737d',
    '--mantine-color-red-light-color': '#a3141f',
    '--mantine-color-orange-light-color': '#7a3a00',
    '--mantine-color-yellow-light-color': '#5c4108',
    '--mantine-color-green-light-color': '#1b5e20',
    '--mantine-color-teal-light-color': '#0b4a3e',
    '--mantine-color-blue-light-color': '#0e3a5f',
    '--mantine-color-error': '#a3141f',
  },
  dark: {
    '--mantine-color-body': '#171d22',
    '--mantine-color-text': '#e8edf0',
    '--mantine-color-default': '#1e262c',
    '--mantine-color-default-hover': '#262f36',
    '--mantine-color-default-border': '#46545f',
    '--mantine-color-dimmed': '#a7b1b9',
    '--mantine-color-placeholder': '#97a2ab',
    '--mantine-color-brand-light': '#0b3b41',
    '--mantine-color-brand-light-hover': '#0f4a51',
    '--mantine-color-brand-light-color': '#a6d8dc',
    '--mantine-primary-color-light-color': '#a6d8dc',
    '--mantine-color-brand-outline': '#76c3ca',
    '--mantine-color-red-light-color': '#ff9aa2',
    '--mantine-color-error': '#ff9aa2',
    '--mantine-color-anchor': '#76c3ca',
  },
})

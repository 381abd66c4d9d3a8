/** In a grid, how much larger than usual the letters are drawn around an element. */
export function scaleOf(element: Element | null): number {
  const scale = element ? Number.parseFloat(getComputedStyle(element).getPropertyValue('--mantine-scale')) : 1
  return Number.isFinite(scale) ? scale : 1
}

const widgets = 'input, select, textarea, button, [role]'

/**
 * For the journey through the corpora, the name of a control as assistive technology would say it: labelled by, label, its own label, its text. What only shows
 * something is named by the legend of the group that it stands in.
 */
export function nameOf(control: Element): string {
  const labelledBy = (control.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
  const labels = 'labels' in control && control.labels ? [...(control.labels as NodeListOf<HTMLElement>)] : []
  const names = [
    labelledBy,
    control.getAttribute('aria-label') ?? '',
    labels.map(({ textContent }) => textContent).join(' '),
    control.matches(widgets) ? '' : (control.closest('fieldset')?.querySelector('legend')?.textContent ?? ''),
    control.matches('button, [role=button]') ? (control.textContent ?? '') : '',
  ]
  return names.map((name) => name.trim()).find((name) => name !== '') ?? ''
}

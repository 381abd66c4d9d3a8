import { createElement, type ReactNode } from 'react'

type Props = { readonly label: string; readonly children: ReactNode; readonly isWide?: boolean }

/** A small labelled part of an element's control that has several; the label lies around the part's own input. */
export function Part({ label, children, isWide }: Props) {
  const look = { className: 'form-part', 'data-wide': isWide || undefined }
  return createElement('label', look, <span>{label}</span>, children)
}

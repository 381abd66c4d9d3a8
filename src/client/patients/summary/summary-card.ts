import type { ComponentType } from 'react'
import type { Patient } from '#generated/types/patient.ts'

/** What a card of a chart's summary is given. */
export type CardProps = { readonly patient: Patient; readonly title: string }

/** A card of a chart's summary: who may see it, and what it draws; it asks for what it shows by itself. */
export type SummaryCard = { readonly permission: string; readonly View: ComponentType<CardProps> }

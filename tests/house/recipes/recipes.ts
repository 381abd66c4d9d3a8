import { drawnElement, ownElement } from './drawn-element.ts'
import { field } from './field.ts'
import { noteRule } from './note-rule.ts'
import { operation } from './operation.ts'
import type { Recipe } from './recipe.ts'
import { screen } from './screen.ts'

/** Every recipe, each followed once; the form element with a view that is there, and with one of its own. */
export const recipes: readonly Recipe[] = [field, screen, operation, noteRule, drawnElement, ownElement]

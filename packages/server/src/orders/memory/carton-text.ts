import { sidesText, weightText } from '@millrun/catalogue/packing/packed-text'
import type { Carton } from '@millrun/commerce/delivery/delivery'
import { freightClass } from '@millrun/commerce/delivery/freight-class'

/** Packages that are alike, in words; a pallet with the class that its carrier asks for. */
export function cartonText(carton: Carton): string {
  const { count, kind, weightLb } = carton
  const freight = kind === 'pallet' ? `, class ${freightClass(carton)}` : ''
  return `${count} x ${kind} ${sidesText(carton)}, ${weightText(weightLb)}${freight}`
}

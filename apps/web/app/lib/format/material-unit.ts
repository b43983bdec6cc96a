import type { MaterialUnit } from '@warda/domain/materials/materials'
import { m } from '@warda/i18n/messages'

const names: Record<MaterialUnit, () => string> = {
  stem: m.materials_unit_stem,
  piece: m.materials_unit_piece,
  sheet: m.materials_unit_sheet,
  centimetre: m.materials_unit_centimetre,
  gram: m.materials_unit_gram,
  millilitre: m.materials_unit_millilitre,
}

export const materialUnitName = (unit: MaterialUnit): string => names[unit]()

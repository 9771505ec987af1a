internal import CPangoCairo
import DisplayList

/// Pango's description of a font.
final class FontDescription {
  let pointer: OpaquePointer

  init(of font: FontFace) {
    pointer = pango_font_description_new()!
    pango_font_description_set_family(pointer, font.family)
    pango_font_description_set_absolute_size(pointer, max(font.size, 0) * FontTable.units)
    pango_font_description_set_weight(
      pointer, PangoWeight(rawValue: PangoWeight.RawValue(min(max(font.weight, 1), 1000))))
    pango_font_description_set_style(
      pointer, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
  }

  deinit {
    pango_font_description_free(pointer)
  }
}

internal import CPangoCairo
import DisplayList
import Foundation

/// Pango's fonts and their properties, which belong to `TextEngine`.
final class FontTable {
  /// The number of Pango units in a point.
  static let units = Double(PANGO_SCALE)

  /// Returns the closest length in Pango's units, or 0 for NaN.
  static func units(_ points: Double) -> Int32 {
    points.isNaN ? 0 : Int32((min(max(points, -1e6), 1e6) * units).rounded())
  }

  private let map: UnsafeMutablePointer<PangoFontMap>
  private let contexts: [OpaquePointer]
  // The number of sizes is unlimited because the text of a view that grows or shrinks has a
  // different size in each frame.
  private static let mostSizes = 2048
  private static let mostFonts = 512
  /// The maximum number of entries in all tables.
  static let mostEntries = 4 * mostSizes + mostFonts
  private var descriptions = RecentlyUsed<FontFace, FontDescription>(capacity: FontTable.mostSizes)
  private var metrics = RecentlyUsed<FontFace, FontMetrics>(capacity: FontTable.mostSizes)
  private var faces = RecentlyUsed<UnsafeMutablePointer<PangoFont>, DescribedFont>(
    capacity: FontTable.mostFonts)

  /// The number of entries in all tables.
  var entryCount: Int {
    descriptions.count + metrics.count + faces.count + digits.count + ellipses.count
  }

  /// A Pango font with its description, which prevents the font's address from being reused.
  private final class DescribedFont {
    let face: FontFace
    private let font: UnsafeMutablePointer<PangoFont>

    init(_ font: UnsafeMutablePointer<PangoFont>, _ face: FontFace) {
      g_object_ref(font)
      self.font = font
      self.face = face
    }

    deinit {
      g_object_unref(font)
    }
  }

  init() {
    let map = pango_cairo_font_map_new()!
    self.map = map
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    contexts = [PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL].map { direction in
      let context = pango_font_map_create_context(map)!
      pango_cairo_context_set_font_options(context, options)
      pango_context_set_round_glyph_positions(context, 0)
      pango_context_set_language(context, pango_language_from_string("en"))
      pango_context_set_base_dir(context, direction)
      return context
    }
    cairo_font_options_destroy(options)
  }

  func context(isRightToLeft: Bool) -> OpaquePointer {
    contexts[isRightToLeft ? 1 : 0]
  }

  func reload() {
    pango_fc_font_map_config_changed(OpaquePointer(map))
    metrics.removeAll()
    digits.removeAll()
    ellipses.removeAll()
  }

  func description(of font: FontFace) -> FontDescription {
    var key = font
    key.hasMonospacedDigits = false
    if let known = descriptions[key] { return known }
    let description = FontDescription(of: font)
    descriptions[key] = description
    return description
  }

  /// Returns the font that draws a requested font's text in another font, which might lack
  /// characters.
  func face(of font: UnsafeMutablePointer<PangoFont>, wanted: FontFace) -> FontFace {
    var face = known(font)
    if face.family == FontCatalog.emojiFamily {
      face.size = PictureSize.drawn(in: wanted)
      return face
    }
    guard face.family != wanted.family else { return wanted }
    face.size = wanted.size
    return face
  }

  private func known(_ font: UnsafeMutablePointer<PangoFont>) -> FontFace {
    if let known = faces[font] { return known.face }
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    let isEmoji = family == FontCatalog.emojiFamily
    let face = FontFace(
      family: family, size: 0,
      weight: isEmoji ? 400 : Int(pango_font_description_get_weight(description).rawValue),
      isItalic: !isEmoji && pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
    faces[font] = DescribedFont(font, face)
    return face
  }

  func metrics(of font: FontFace) -> FontMetrics {
    if let known = metrics[font] { return known }
    let measured = measure(font)
    metrics[font] = measured
    return measured
  }

  private var digits = RecentlyUsed<FontFace, [Double]>(capacity: FontTable.mostSizes)
  private var ellipses = RecentlyUsed<FontFace, Double>(capacity: FontTable.mostSizes)

  /// Returns the advances of the ten digits, in points.
  func digitWidths(of font: FontFace) -> [Double] {
    if let known = digits[font] { return known }
    let widths = (0...9).map { advance(of: String($0), in: font) }
    digits[font] = widths
    return widths
  }

  /// Returns the advance of the ellipsis, in points.
  func ellipsisWidth(of font: FontFace) -> Double {
    if let known = ellipses[font] { return known }
    let width = advance(of: "\u{2026}", in: font)
    ellipses[font] = width
    return width
  }

  private func advance(of text: String, in font: FontFace) -> Double {
    let layout = pango_layout_new(contexts[0])!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description(of: font).pointer)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    return Double(width) / Self.units
  }

  private func measure(_ font: FontFace) -> FontMetrics {
    var reference = font
    reference.size = 1000
    guard let loaded = pango_context_load_font(contexts[0], description(of: reference).pointer)
    else {
      return FontMetrics(
        ascender: font.size, descender: -font.size / 4, leading: 0, capHeight: font.size * 0.7,
        xHeight: font.size * 0.5)
    }
    defer { g_object_unref(loaded) }
    let measures = pango_font_get_metrics(loaded, nil)
    defer { pango_font_metrics_unref(measures) }
    let shapes = pango_font_get_hb_font(loaded)
    var capHeight: hb_position_t = 0
    var xHeight: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(shapes, HB_OT_METRICS_TAG_CAP_HEIGHT, &capHeight)
    hb_ot_metrics_get_position_with_fallback(shapes, HB_OT_METRICS_TAG_X_HEIGHT, &xHeight)
    let scale = font.size / (1000 * Self.units)
    return FontMetrics(
      ascender: Double(pango_font_metrics_get_ascent(measures)) * scale,
      descender: -Double(pango_font_metrics_get_descent(measures)) * scale, leading: 0,
      capHeight: abs(Double(capHeight)) * scale, xHeight: abs(Double(xHeight)) * scale)
  }
}

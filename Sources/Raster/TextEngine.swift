internal import CPangoCairo
import DisplayList
import Foundation

/// The one door to Pango: fonts are set up for outlines that scale, without hints or rounding.
///
/// Pango's objects belong to one thread at a time, so every use holds the engine's lock.
final class TextEngine: @unchecked Sendable {
  static let shared = TextEngine()

  private let lock = NSLock()
  private let fonts: FontTable
  /// Layouts that each use sets up anew, for either direction.
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer
  private var contents = RecentlyUsed<TextSetting, TextLayout.Content>(capacity: 1024)
  private var drawables = RecentlyUsed<Drawable, DrawableLayout>(capacity: 2048)

  /// What decides how a text is set.
  struct TextSetting: Hashable {
    var text: StyledText
    var width: Double
    var paragraph: ParagraphLayout
  }

  private init() {
    fonts = FontTable()
    leftToRight = pango_layout_new(fonts.context(isRightToLeft: false))
    rightToLeft = pango_layout_new(fonts.context(isRightToLeft: true))
    pango_layout_set_auto_dir(rightToLeft, 0)
  }

  /// Sets a text, or takes it from those set before.
  func content(_ setting: TextSetting) -> TextLayout.Content {
    lock.lock()
    defer { lock.unlock() }
    if let content = contents[setting] { return content }
    let layout = setting.paragraph.isRightToLeft == true ? rightToLeft : leftToRight
    var setter = TextSetter(setting, layout: layout, fonts: fonts)
    let content = setter.set()
    contents[setting] = content
    return content
  }

  func metrics(of font: FontFace) -> FontMetrics {
    lock.lock()
    defer { lock.unlock() }
    return fonts.metrics(of: font)
  }

  /// Forgets what fonts look like, as after new ones were registered.
  func fontsDidChange() {
    lock.lock()
    defer { lock.unlock() }
    fonts.reload()
    contents.removeAll()
    drawables.removeAll()
  }

  // MARK: Drawing

  /// Longer runs are set anew each time they are drawn, in bytes.
  private static let longestKept = 4096

  /// What decides how a run is drawn, apart from its place and color.
  private struct Drawable: Hashable {
    var text: String
    var font: FontFace
    var tracking: Double
    var isRightToLeft: Bool
  }

  private final class DrawableLayout {
    let layout: OpaquePointer

    init(_ layout: OpaquePointer) {
      self.layout = layout
    }

    deinit {
      g_object_unref(UnsafeMutableRawPointer(layout))
    }
  }

  /// The area that a run covers.
  func bounds(of run: TextRun) -> CGRect {
    lock.lock()
    defer { lock.unlock() }
    let drawable = drawable(run)
    // The line is part of the layout, which nothing else holds where the run is long.
    defer { withExtendedLifetime(drawable) {} }
    guard let line = pango_layout_get_line_readonly(drawable.layout, 0) else { return .null }
    var ink = PangoRectangle()
    pango_layout_line_get_extents(line, &ink, nil)
    return CGRect(
      x: Double(run.origin.x) + Double(ink.x) / FontTable.units,
      y: Double(run.origin.y) + Double(ink.y) / FontTable.units,
      width: Double(ink.width) / FontTable.units, height: Double(ink.height) / FontTable.units)
  }

  /// Draws a run with the current color, transform and clip.
  func draw(_ run: TextRun, with cairo: OpaquePointer) {
    lock.lock()
    defer { lock.unlock() }
    let drawable = drawable(run)
    defer { withExtendedLifetime(drawable) {} }
    guard let line = pango_layout_get_line_readonly(drawable.layout, 0) else { return }
    cairo_move_to(cairo, run.origin.x, run.origin.y)
    if run.font.family == FontCatalog.emojiFamily {
      pango_cairo_show_layout_line(cairo, line)
    } else {
      // Cairo puts glyphs on whole pixels, their outlines anywhere.
      pango_cairo_layout_line_path(cairo, line)
      cairo_fill(cairo)
    }
  }

  private func drawable(_ run: TextRun) -> DrawableLayout {
    let key = Drawable(
      text: run.text, font: run.font, tracking: run.tracking, isRightToLeft: run.isRightToLeft)
    if let known = drawables[key] { return known }
    let made = makeDrawable(key)
    if run.text.utf8.count <= Self.longestKept { drawables[key] = made }
    return made
  }

  private func makeDrawable(_ run: Drawable) -> DrawableLayout {
    let layout = pango_layout_new(fonts.context(isRightToLeft: run.isRightToLeft))!
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, run.text, Int32(run.text.utf8.count))
    pango_layout_set_font_description(layout, fonts.description(of: run.font).pointer)
    let attributes = pango_attr_list_new()
    if run.tracking != 0 {
      pango_attr_list_insert(
        attributes,
        pango_attr_letter_spacing_new(FontTable.units(run.tracking)))
    }
    if run.font.hasMonospacedDigits {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return DrawableLayout(layout)
  }
}

internal import CPangoCairo
import DisplayList
import Foundation

/// The only code that uses Pango.
///
/// Fonts are set up for scalable outlines, without hinting or rounding.
///
/// Only one thread at a time may use Pango's objects, so every use requires the engine's lock.
final class TextEngine: @unchecked Sendable {
  static let shared = TextEngine()

  private let lock = NSLock()
  private let fonts: FontTable
  /// The layouts for both writing directions, which are set up again for each use.
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer
  private var contents = RecentlyUsed<TextSetting, TextLayout.Content>(capacity: 1024)
  private var drawables = RecentlyUsed<Drawable, DrawableLayout>(capacity: 2048)
  private var masks = RecentlyUsed<TextMask.Key, TextMask>(capacity: 256)
  /// The number of times that additional fonts have been registered.
  private var generation = 0

  /// The properties that determine the layout of text.
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

  /// Lays out text, or returns a recent layout of the same text.
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

  /// The size of the font cache, in entries of `FontTable`.
  var fontEntryCount: Int {
    lock.lock()
    defer { lock.unlock() }
    return fonts.entryCount
  }

  /// Discards cached properties of fonts, such as after new fonts have been registered.
  func fontsDidChange() {
    lock.lock()
    defer { lock.unlock() }
    fonts.reload()
    contents.removeAll()
    drawables.removeAll()
    masks.removeAll()
    generation += 1
  }

  /// A number that changes whenever fonts might look different.
  var fontGeneration: Int {
    lock.lock()
    defer { lock.unlock() }
    return generation
  }

  // MARK: Drawing

  /// The maximum length of a cached run, in bytes.
  ///
  /// Longer runs are laid out again each time they're drawn.
  private static let longestKept = 4096

  /// The properties that determine how a run is drawn, except for its position and color.
  private struct Drawable: Hashable {
    var text: String
    var font: FontFace
    var tracking: Double
    var isRightToLeft: Bool
  }

  private final class DrawableLayout {
    let layout: OpaquePointer
    /// The area that the run covers, in points relative to its start.
    ///
    /// It's null if the run doesn't have a line.
    let ink: CGRect

    init(_ layout: OpaquePointer) {
      self.layout = layout
      guard let line = pango_layout_get_line_readonly(layout, 0) else {
        ink = .null
        return
      }
      var ink = PangoRectangle()
      pango_layout_line_get_extents(line, &ink, nil)
      self.ink = CGRect(
        x: Double(ink.x) / FontTable.units, y: Double(ink.y) / FontTable.units,
        width: Double(ink.width) / FontTable.units, height: Double(ink.height) / FontTable.units)
    }

    deinit {
      g_object_unref(UnsafeMutableRawPointer(layout))
    }
  }

  /// Returns the area that a run covers.
  func bounds(of run: TextRun) -> CGRect {
    lock.lock()
    defer { lock.unlock() }
    let reach = Self.reach(ofStrokesOf: run)
    return drawable(run).ink.offsetBy(dx: run.origin.x, dy: run.origin.y).insetBy(
      dx: -reach, dy: -reach)
  }

  /// The maximum length of a corner of an outline, as a multiple of the outline's width.
  private static let miterLimit = 10.0

  /// Returns the distance by which the outlines of a run extend beyond its letters.
  private static func reach(ofStrokesOf run: TextRun) -> Double {
    max(run.strokeWidth, 0) / 2 * miterLimit
  }

  /// Draws a run with its color, the current transform and clip.
  /// - Parameters:
  ///   - visible: The area within the clip, in the run's coordinates. A run outside of it isn't
  ///     drawn.
  ///   - open: The pixels within the clip if all of them are whole, or `nil` if the clip cuts off
  ///     parts of pixels.
  ///   - keepsText: Whether the letters are drawn as text instead of outlines.
  func draw(
    _ run: TextRun, with cairo: OpaquePointer, visible: CGRect, open: CGRect?,
    keepsText: Bool = false
  ) {
    lock.lock()
    defer { lock.unlock() }
    let drawable = drawable(run)
    // The line is part of the layout, and if the run is long, nothing else keeps the layout alive.
    defer { withExtendedLifetime(drawable) {} }
    let isEmoji = run.font.family == FontCatalog.emojiFamily
    let reach = run.font.size / 4 + 2 + Self.reach(ofStrokesOf: run)
    guard isEmoji || run.origin.y + drawable.ink.maxY + reach >= visible.minY,
      isEmoji || run.origin.y + drawable.ink.minY - reach <= visible.maxY,
      let line = pango_layout_get_line_readonly(drawable.layout, 0)
    else { return }
    let isStroked = run.strokeWidth > 0 && !isEmoji
    if !isEmoji, !isStroked, let open, paintMask(of: drawable, run, with: cairo, within: open) {
      return
    }
    cairo_move_to(cairo, run.origin.x, run.origin.y)
    if isStroked {
      pango_cairo_layout_line_path(cairo, line)
      stroke(run.strokeWidth, with: cairo)
    } else if isEmoji || keepsText {
      pango_cairo_show_layout_line(cairo, line)
    } else {
      // Cairo aligns glyphs with whole pixels, but not their outlines.
      pango_cairo_layout_line_path(cairo, line)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      cairo_fill(cairo)
    }
  }

  /// Strokes the path in the same way that the canvas of the page strokes text.
  private func stroke(_ width: Double, with cairo: OpaquePointer) {
    cairo_set_line_width(cairo, width)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(cairo, Self.miterLimit)
    cairo_set_dash(cairo, nil, 0, 0)
    cairo_stroke(cairo)
  }

  // MARK: Masks

  /// Paints the mask of a run if the whole width of the run is visible and there's a mask for its
  /// starting position.
  private func paintMask(
    of drawable: DrawableLayout, _ run: TextRun, with cairo: OpaquePointer, within open: CGRect
  ) -> Bool {
    guard let place = TextPlace(run.origin, on: cairo), let target = PaintTarget(cairo) else {
      return false
    }
    let key = TextMask.Key(
      text: ObjectIdentifier(drawable), scale: place.scale, x: place.phase.x, y: place.phase.y)
    guard
      let mask = masks[key]
        ?? makeMask(key, of: drawable, run, with: cairo, at: place, within: open)
    else { return false }
    let left = mask.frame.x + place.pixel.x
    guard left >= Int(open.minX), left + mask.frame.width <= Int(open.maxX) else { return false }
    mask.paint(run.color, on: target, within: open, from: place.pixel)
    return true
  }

  private func makeMask(
    _ key: TextMask.Key, of drawable: DrawableLayout, _ run: TextRun, with cairo: OpaquePointer,
    at place: TextPlace, within open: CGRect
  ) -> TextMask? {
    // Cairo omits letters beyond the surface from the path.
    guard open.contains(place.pixels(of: drawable.ink).insetBy(dx: -2, dy: -2)),
      let line = pango_layout_get_line_readonly(drawable.layout, 0)
    else { return nil }
    cairo_move_to(cairo, run.origin.x, run.origin.y)
    pango_cairo_layout_line_path(cairo, line)
    defer { cairo_new_path(cairo) }
    guard
      let mask = TextMask(
        pathOf: cairo, from: (Double(place.pixel.x), Double(place.pixel.y)), of: drawable)
    else { return nil }
    masks[key] = mask
    return mask
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

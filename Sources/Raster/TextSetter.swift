internal import CPangoCairo
import DisplayList
import Foundation

/// Lays out text in lines with Pango, which shapes the text and determines where lines can break.
struct TextSetter {
  private let setting: TextEngine.TextSetting
  private let layout: OpaquePointer
  private let fonts: FontTable
  private let spans: [SetSpan]
  private var source: SetText

  private var lines: [TextLayout.Line] = []
  private var runs: [TextRun] = []
  private var clusters: [TextLayout.Cluster] = []
  private var isTruncated = false
  private var bottom = 0.0

  init(_ setting: TextEngine.TextSetting, layout: OpaquePointer, fonts: FontTable) {
    self.setting = setting
    self.layout = layout
    self.fonts = fonts
    var spans = setting.text.spans.filter { !$0.range.isEmpty }
    if spans.isEmpty {
      spans = [.init(range: 0..<setting.text.text.utf16.count, style: setting.text.defaultStyle)]
    }
    self.spans = spans.map { SetSpan($0, fonts: fonts) }
    source = SetText(setting.text.text, spans: self.spans.map(\.range))
  }

  private var paragraph: ParagraphLayout { setting.paragraph }

  private var truncates: Bool {
    switch paragraph.lineBreak {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  mutating func set() -> TextLayout.Content {
    let isOneLine =
      paragraph.maximumLines == 1 && (truncates || paragraph.lineBreak == .byClipping)
    load(source, wraps: !isOneLine)
    let count = Int(pango_layout_get_line_count(layout))
    let limit = paragraph.maximumLines > 0 ? min(paragraph.maximumLines, count) : count
    var rest: Range<Int>?
    for index in 0..<limit {
      let line = pango_layout_get_line_readonly(layout, Int32(index))!
      if index == limit - 1, truncates || paragraph.lineBreak == .byClipping,
        count > limit || (isOneLine && truncates && !fits(line))
      {
        rest = unshownParagraph(from: Int(line.pointee.start_index))
        break
      }
      let next =
        Int32(index + 1) < count ? pango_layout_get_line_readonly(layout, Int32(index + 1)) : nil
      append(
        line, of: source,
        end: next.map { Int($0.pointee.start_index) } ?? source.byteCount,
        isLast: index == count - 1)
    }
    if let rest {
      appendTruncated(rest)
    } else if count > limit {
      isTruncated = true
    }
    return TextLayout.Content(
      lines: lines,
      size: CGSize(
        width: lines.reduce(0) { max($0, $1.width + $1.indent(in: paragraph)) }, height: bottom),
      isTruncated: isTruncated, runs: runs, clusters: clusters)
  }

  // MARK: Pango

  private func load(_ text: SetText, wraps: Bool) {
    pango_layout_set_text(layout, text.string, Int32(text.byteCount))
    pango_layout_set_font_description(layout, spans[0].description.pointer)
    let attributes = pango_attr_list_new()
    let isBroken = wraps && setting.width.isFinite
    // If a line ends within a word, Pango would reserve space for a hyphen that isn't drawn.
    if isBroken { pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0)) }
    for (index, part) in text.parts.enumerated() {
      let span = spans[part.span]
      var added: [UnsafeMutablePointer<PangoAttribute>?] = []
      if span.tracking != 0 {
        added.append(
          pango_attr_letter_spacing_new(FontTable.units(span.tracking)))
      }
      if let room = span.style.room {
        var rect = PangoRectangle(
          x: 0, y: -FontTable.units(room.ascent), width: FontTable.units(room.width),
          height: FontTable.units(room.ascent + room.descent))
        added.append(pango_attr_shape_new(&rect, &rect))
      }
      if text.parts.count > 1 {
        added.append(pango_attr_font_desc_new(span.description.pointer))
        // An attribute makes Pango start a new item at each part, but doesn't affect shaping.
        added.append(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0))
      }
      if span.style.font.hasMonospacedDigits {
        added.append(pango_attr_font_features_new("tnum=1"))
      }
      if !span.style.isKerned { added.append(pango_attr_font_features_new("kern=0")) }
      for attribute in added {
        attribute!.pointee.start_index = UInt32(part.bytes.lowerBound)
        attribute!.pointee.end_index = UInt32(part.bytes.upperBound)
        pango_attr_list_insert(attributes, attribute)
      }
    }
    for place in alternates(in: text) {
      let attribute = pango_attr_font_features_new("calt=0")!
      attribute.pointee.start_index = UInt32(place)
      attribute.pointee.end_index = UInt32(place + 1)
      pango_attr_list_insert(attributes, attribute)
    }
    for bytes in text.pictures { insertSize(of: bytes, in: text, attributes) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    setTabs()
    if isBroken {
      // A measured line must not break because its width was rounded down by a sixteenth of a
      // thousandth of a point.
      let width = max(wrappingWidth, 0) * FontTable.units
      pango_layout_set_width(layout, Int32(min(width.rounded(.up) + 1, Double(Int32.max / 2))))
      pango_layout_set_indent(
        layout,
        FontTable.units(paragraph.firstLineHeadIndent - paragraph.headIndent))
      pango_layout_set_wrap(
        layout,
        paragraph.lineBreak == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    } else {
      pango_layout_set_width(layout, -1)
      pango_layout_set_indent(layout, 0)
    }
    pango_layout_set_justify(layout, isBroken && paragraph.alignment == .justified ? 1 : 0)
  }

  /// Shapes emoji at the size at which they're drawn.
  private func insertSize(of pictures: Range<Int>, in text: SetText, _ attributes: OpaquePointer?) {
    for part in text.parts(in: pictures) {
      let size = PictureSize.drawn(in: spans[part.span].style.font)
      let attribute = pango_attr_size_new_absolute(FontTable.units(size))!
      attribute.pointee.start_index = UInt32(max(part.bytes.lowerBound, pictures.lowerBound))
      attribute.pointee.end_index = UInt32(min(part.bytes.upperBound, pictures.upperBound))
      pango_attr_list_insert(attributes, attribute)
    }
  }

  private func setTabs() {
    guard !paragraph.tabs.isEmpty else { return pango_layout_set_tabs(layout, nil) }
    let tabs = pango_tab_array_new(Int32(paragraph.tabs.count), 0)
    defer { pango_tab_array_free(tabs) }
    for (index, tab) in paragraph.tabs.enumerated() {
      let alignment =
        switch tab.alignment {
        case .right: PANGO_TAB_RIGHT
        case .center: PANGO_TAB_CENTER
        case .natural, .left, .justified: PANGO_TAB_LEFT
        }
      pango_tab_array_set_tab(tabs, Int32(index), alignment, FontTable.units(tab.position))
    }
    pango_layout_set_tabs(layout, tabs)
  }

  private func alternates(in text: SetText) -> [Int] {
    spans.contains { $0.style.font.family == FontCatalog.systemFamily } ? text.alternates : []
  }

  private var wrappingWidth: Double {
    let end =
      paragraph.tailIndent > 0
      ? min(paragraph.tailIndent, setting.width) : setting.width + paragraph.tailIndent
    return end - paragraph.headIndent
  }

  /// Returns the range from a byte of the text to the end of its paragraph.
  private func unshownParagraph(from start: Int) -> Range<Int> {
    let utf8 = source.string.utf8
    let tail = utf8[utf8.index(utf8.startIndex, offsetBy: start)...]
    let end = tail.indices.first { tail[$0...].startsWithLineBreak }
    return start..<(end.map { utf8.distance(from: utf8.startIndex, to: $0) } ?? source.byteCount)
  }

  private func fits(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Bool {
    width(of: line, in: source) <= setting.width + 0.01
  }

  private func width(of line: UnsafeMutablePointer<PangoLayoutLine>, in text: SetText) -> Double {
    var width: Int32 = 0
    var last: UnsafeMutablePointer<PangoGlyphItem>?
    for item in line.items {
      width += item.pointee.width
      last = item
    }
    guard let last else { return 0 }
    return Double(width) / FontTable.units
      + spans[text.span(atByte: Int(last.pointee.item.pointee.offset))].tracking
  }

  // MARK: Lines

  private mutating func append(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of text: SetText, end: Int, isLast: Bool,
    isTruncated: Bool = false
  ) {
    let start = Int(line.pointee.start_index)
    let isParagraphStart = pango_layout_line_is_paragraph_start(line) != 0
    let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    let lineEnd = start + Int(line.pointee.length)
    let measures = verticalMeasures(of: text, bytes: start..<max(lineEnd, start))
    if !lines.isEmpty {
      bottom += paragraph.lineSpacing
      if isParagraphStart, !isTruncated || start > 0 { bottom += paragraph.paragraphSpacing }
    }
    let width = width(of: line, in: text)
    let indent = isParagraphStart ? paragraph.firstLineHeadIndent : paragraph.headIndent
    let x = lineX(width: width, indent: indent, isRightToLeft: isRightToLeft)
    let firstCluster = clusters.count
    let baseline = bottom + measures.ascent
    let isJustified =
      paragraph.alignment == .justified && setting.width.isFinite && end == lineEnd && !isLast
      || paragraph.alignment == .justified && source.endsWithSpace(start..<end) && !isLast
    appendRuns(of: line, text: text, x: x, baseline: baseline, separatesWords: isJustified)
    lines.append(
      TextLayout.Line(
        range: text.original(text.utf16(atByte: start))..<text.original(text.utf16(atByte: end)),
        x: x, y: bottom, width: width, height: measures.height, baseline: baseline,
        isTruncated: isTruncated, isRightToLeft: isRightToLeft,
        clusters: firstCluster..<clusters.count))
    bottom += measures.height
  }

  private func lineX(width: Double, indent: Double, isRightToLeft: Bool) -> Double {
    guard setting.width.isFinite else { return isRightToLeft ? 0 : indent }
    let end = wrappingWidth + paragraph.headIndent
    switch paragraph.alignment {
    case .left: return indent
    case .right: return end - width
    case .center: return indent + (end - indent - width) / 2
    case .natural, .justified:
      return isRightToLeft ? setting.width - indent - width : indent
    }
  }

  private func verticalMeasures(of text: SetText, bytes: Range<Int>) -> (
    ascent: Double, height: Double
  ) {
    var ascent = 0.0
    var descent = 0.0
    for part in text.parts(in: bytes) {
      let span = spans[part.span]
      if let room = span.style.room {
        ascent = max(ascent, room.ascent + span.style.baselineOffset)
        descent = max(descent, room.descent - span.style.baselineOffset)
      }
      ascent = max(ascent, span.metrics.ascender + span.style.baselineOffset)
      descent = max(
        descent, span.metrics.leading - span.metrics.descender - span.style.baselineOffset)
    }
    var height = ascent + descent
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    return (height - descent, height)
  }

  // MARK: Runs

  /// A run that can still be extended.
  private struct OpenRun {
    var bytes: Range<Int>
    var part: Int
    var face: FontFace
    var x: Double
    var isRightToLeft: Bool
  }

  private mutating func appendRuns(
    of line: UnsafeMutablePointer<PangoLayoutLine>, text: SetText, x: Double, baseline: Double,
    separatesWords: Bool
  ) {
    let alternates = alternates(in: text)
    var position = x
    var open: OpenRun?
    var isFirst = true
    for item in line.items {
      let analysis = item.pointee.item.pointee.analysis
      let offset = Int(item.pointee.item.pointee.offset)
      let part = text.part(atByte: offset)
      let span = spans[text.parts[part].span]
      let isRightToLeft = analysis.level % 2 == 1
      let face =
        analysis.font.map { fonts.face(of: $0, wanted: span.style.font) } ?? span.style.font
      let bytes = offset..<offset + Int(item.pointee.item.pointee.length)
      let separates =
        separatesWords || span.style.font.hasMonospacedDigits || !span.style.isKerned
        || text.hasTab(in: bytes) || alternates.contains { bytes.contains($0) }
      let half = span.tracking / 2
      for cluster in item.clusters {
        // Pango adds half of the tracking on either side, but none at the start of the line.
        let left = isFirst ? position : position + half
        let width = isFirst ? cluster.width + half : cluster.width
        isFirst = false
        let endsLine = text.hasLineSeparator(atByte: cluster.bytes.lowerBound)
        clusters.append(
          TextLayout.Cluster(
            range: text.original(
              text.utf16(atByte: cluster.bytes.lowerBound))..<text.original(
                text.utf16(atByte: cluster.bytes.upperBound)),
            x: left, width: width, isRightToLeft: isRightToLeft))
        position += cluster.width
        if endsLine || span.style.room != nil {
          close(&open, of: text, baseline: baseline)
          continue
        }
        if separates,
          let shown = apart(
            cluster, of: text, face: face, isKerned: span.style.isKerned,
            stretches: separatesWords, alternates: alternates)
        {
          close(&open, of: text, baseline: baseline)
          if shown.isDrawn {
            var run = OpenRun(
              bytes: cluster.bytes, part: part, face: shown.face, x: left,
              isRightToLeft: isRightToLeft)
            if shown.face != face {
              run.x += centering(cluster, of: text, width: width, span: span)
            }
            var alone: OpenRun? = run
            close(&alone, of: text, baseline: baseline)
          }
          continue
        }
        if var run = open, run.part == part, run.face == face, run.isRightToLeft == isRightToLeft,
          isRightToLeft
            ? cluster.bytes.upperBound == run.bytes.lowerBound
            : cluster.bytes.lowerBound == run.bytes.upperBound
        {
          run.bytes =
            min(
              run.bytes.lowerBound, cluster.bytes.lowerBound)..<max(
              run.bytes.upperBound, cluster.bytes.upperBound)
          open = run
        } else {
          close(&open, of: text, baseline: baseline)
          open = OpenRun(
            bytes: cluster.bytes, part: part, face: face, x: left, isRightToLeft: isRightToLeft)
        }
      }
    }
    close(&open, of: text, baseline: baseline)
  }

  /// Returns the way to draw a cluster that can't be part of a longer run, or `nil` if it can.
  ///
  /// Spaces in justified lines and tabs aren't drawn. If all digits have the same width, each digit
  /// is drawn centered within that width. Characters that Inter would replace or kern are drawn
  /// separately because the canvas of the page doesn't support font features.
  private func apart(
    _ cluster: ShapedCluster, of text: SetText, face: FontFace, isKerned: Bool, stretches: Bool,
    alternates: [Int]
  ) -> (isDrawn: Bool, face: FontFace)? {
    if alternates.contains(cluster.bytes.lowerBound) { return (true, face) }
    switch text.byte(cluster.bytes.lowerBound) {
    case UInt8(ascii: " "): return stretches ? (false, face) : nil
    case UInt8(ascii: "\t"): return (false, face)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      guard face.hasMonospacedDigits else { return isKerned ? nil : (true, face) }
      var plain = face
      plain.hasMonospacedDigits = false
      return (true, plain)
    default: return isKerned ? nil : (true, face)
    }
  }

  private func centering(
    _ cluster: ShapedCluster, of text: SetText, width: Double, span: SetSpan
  ) -> Double {
    var font = span.style.font
    font.hasMonospacedDigits = false
    let digit = Int(text.byte(cluster.bytes.lowerBound) - UInt8(ascii: "0"))
    return (width - span.tracking - fonts.digitWidths(of: font)[digit]) / 2
  }

  private mutating func close(_ open: inout OpenRun?, of text: SetText, baseline: Double) {
    guard let run = open else { return }
    open = nil
    let span = spans[text.parts[run.part].span]
    var face = run.face
    face.hasMonospacedDigits = false
    runs.append(
      TextRun(
        text: text.substring(run.bytes), font: face, color: span.style.color,
        origin: CGPoint(x: run.x, y: baseline - span.style.baselineOffset),
        tracking: span.tracking, isRightToLeft: run.isRightToLeft))
  }

  // MARK: Truncation

  /// Appends the rest of the text as the last line, and truncates it if necessary.
  private mutating func appendTruncated(_ rest: Range<Int>) {
    isTruncated = true
    let remaining = SetText(source, bytes: rest)
    load(remaining, wraps: false)
    let line = pango_layout_get_line_readonly(layout, 0)!
    guard truncates else {
      append(line, of: remaining, end: remaining.byteCount, isLast: true)
      lines[lines.count - 1].range = lines[lines.count - 1].range.lowerBound..<source.utf16Count
      return
    }
    let shortened = shorten(remaining, line: line)
    load(shortened, wraps: false)
    append(
      pango_layout_get_line_readonly(layout, 0)!, of: shortened, end: shortened.byteCount,
      isLast: true, isTruncated: true)
    lines[lines.count - 1].range = lines[lines.count - 1].range.lowerBound..<source.utf16Count
  }

  /// Returns the text with an ellipsis in place of the characters that don't fit.
  private func shorten(_ text: SetText, line: UnsafeMutablePointer<PangoLayoutLine>) -> SetText {
    var starts: [Int: Double] = [:]
    for item in line.items {
      for cluster in item.clusters { starts[cluster.bytes.lowerBound] = cluster.width }
    }
    var ends: [Int] = [0]
    var widths: [Double] = [0]
    for character in text.string {
      let start = ends[ends.count - 1]
      let end = start + character.utf8.count
      var width = 0.0
      for byte in start..<end { width += starts[byte] ?? 0 }
      ends.append(end)
      widths.append(widths[widths.count - 1] + width)
    }
    let count = ends.count - 1
    let total = widths[count]
    let span: Int
    switch paragraph.lineBreak {
    case .byTruncatingHead: span = text.parts[0].span
    case .byTruncatingMiddle: span = text.parts[text.parts.count / 2].span
    default: span = text.parts[text.parts.count - 1].span
    }
    let room = setting.width + 0.01 - ellipsisWidth(span)
    var kept = (head: 0, tail: 0)
    switch paragraph.lineBreak {
    case .byTruncatingHead:
      while kept.tail < count, total - widths[count - kept.tail - 1] <= room { kept.tail += 1 }
    case .byTruncatingMiddle:
      while kept.head + kept.tail < count {
        let head = widths[kept.head]
        let tail = total - widths[count - kept.tail]
        if head <= tail {
          guard widths[kept.head + 1] + tail <= room else { break }
          kept.head += 1
        } else {
          guard head + total - widths[count - kept.tail - 1] <= room else { break }
          kept.tail += 1
        }
      }
    default:
      while kept.head < count, widths[kept.head + 1] <= room { kept.head += 1 }
    }
    while kept.head > 0, text.isSpace(ends[kept.head - 1]) { kept.head -= 1 }
    while kept.tail > 0, text.isSpace(ends[count - kept.tail]) { kept.tail -= 1 }
    return text.replacing(ends[kept.head]..<ends[count - kept.tail], withEllipsisIn: span)
  }

  private func ellipsisWidth(_ span: Int) -> Double {
    fonts.ellipsisWidth(of: spans[span].style.font) + spans[span].tracking
  }
}

extension TextLayout.Line {
  /// Returns the part of a left indent that must be included in the box of the line.
  fileprivate func indent(in paragraph: ParagraphLayout) -> Double {
    paragraph.firstLineHeadIndent == 0 && paragraph.headIndent == 0 ? 0 : max(x, 0)
  }
}

/// A style of the text, and the properties of its font.
struct SetSpan {
  let range: Range<Int>
  let style: TextStyle
  let description: FontDescription
  let metrics: FontMetrics
  /// The extra space after each character, including the tracking of the system family.
  let tracking: Double

  init(_ span: StyledText.Span, fonts: FontTable) {
    range = span.range
    style = span.style
    description = fonts.description(of: span.style.font)
    let isSystem = span.style.font.family == FontCatalog.systemFamily
    metrics =
      span.style.metrics
      ?? (isSystem ? FontMetrics(span.style.font) : fonts.metrics(of: span.style.font))
    tracking =
      span.style.tracking
      + (isSystem ? SystemTracking.tracking(of: span.style.font) : 0)
  }
}

/// Characters that Pango shaped together.
struct ShapedCluster {
  var bytes: Range<Int>
  var width: Double
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// The items of the line, from left to right.
  var items: some Sequence<UnsafeMutablePointer<PangoGlyphItem>> {
    sequence(first: pointee.runs) { $0?.pointee.next }.lazy.prefix { $0 != nil }.map {
      $0!.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
    }
  }
}

extension PangoGlyphItem {
  var width: Int32 {
    var width: Int32 = 0
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      width += glyphs.pointee.glyphs[index].geometry.width
    }
    return width
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// The clusters, from left to right.
  var clusters: [ShapedCluster] {
    let item = pointee.item.pointee
    let glyphs = pointee.glyphs.pointee
    let count = Int(glyphs.num_glyphs)
    let offset = Int(item.offset)
    let isRightToLeft = item.analysis.level % 2 == 1
    var clusters: [ShapedCluster] = []
    clusters.reserveCapacity(count)
    var index = 0
    var end = offset + Int(item.length)
    while index < count {
      let start = glyphs.log_clusters[index]
      var width: Int32 = 0
      while index < count, glyphs.log_clusters[index] == start {
        width += glyphs.glyphs[index].geometry.width
        index += 1
      }
      let first = offset + Int(start)
      let last: Int
      if isRightToLeft {
        last = end
        end = first
      } else {
        last = index < count ? offset + Int(glyphs.log_clusters[index]) : end
      }
      clusters.append(
        ShapedCluster(bytes: first..<max(first, last), width: Double(width) / FontTable.units))
    }
    return clusters
  }
}

extension Substring.UTF8View {
  /// Whether the text starts with a line separator or a paragraph separator.
  fileprivate var startsWithLineBreak: Bool {
    first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r")
      || starts(with: "\u{2028}".utf8) || starts(with: "\u{2029}".utf8)
  }
}

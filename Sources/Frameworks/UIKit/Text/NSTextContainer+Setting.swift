import Foundation
import Raster

/// The layout of text within a container.
extension NSTextContainer {
  var limitedWidth: CGFloat { size.width > 0 && size.width < 1e6 ? size.width : .infinity }
  var limitedHeight: CGFloat { size.height > 0 && size.height < 1e6 ? size.height : .infinity }

  /// Whether the layout of lines depends on the lines before them.
  var isLimited: Bool {
    maximumNumberOfLines > 0 || !exclusionPaths.isEmpty || lineBreakMode != .byWordWrapping
      || limitedHeight.isFinite && textView == nil
  }

  /// Lays out text in lines with a specific width, starting at the top of the container.
  ///
  /// Positions don't include the container's padding.
  func layout(
    _ styled: StyledString, width: CGFloat, paragraph: ParagraphLayout
  ) -> TextLayout {
    var paragraph = paragraph
    paragraph.lineBreak = .byWordWrapping
    guard isLimited else { return styled.layout(width: width, paragraph: paragraph) }
    paragraph.maximumLines = maximumNumberOfLines
    paragraph.lineBreak = ParagraphLayout.LineBreak(rawValue: lineBreakMode.rawValue)!
    guard exclusionPaths.isEmpty else {
      return layoutAround(styled, width: width, paragraph: paragraph)
    }
    let layout = styled.layout(width: width, paragraph: paragraph)
    guard textView == nil, Double(limitedHeight) < Double(layout.size.height) else { return layout }
    let room = layout.lines.count { $0.y + $0.height <= Double(limitedHeight) + 0.01 }
    paragraph.maximumLines = max(room, 1)
    return styled.layout(width: width, paragraph: paragraph)
  }

  /// Lays out one line after another in the space outside the exclusion paths.
  private func layoutAround(
    _ styled: StyledString, width: CGFloat, paragraph: ParagraphLayout
  ) -> TextLayout {
    let text = styled.styled.text
    let count = text.utf16.count
    let width = width.isFinite ? Double(width) : 1e6
    let padding = Double(lineFragmentPadding)
    let height = styled.layout(width: .infinity, paragraph: paragraph).lines[0].height
    let end = exclusionPaths.map { Double($0.bounds.maxY) }.max() ?? 0
    var pieces: [TextLayout.Piece] = []
    var (start, y, lineCount) = (0, 0.0, 0)
    let firstIndent = paragraph.firstLineHeadIndent
    var indent = firstIndent
    while start < count || pieces.isEmpty {
      var (next, bottom) = (start, y)
      var paragraph = paragraph
      paragraph.firstLineHeadIndent = indent
      for span in freeSpans(from: padding, to: width + padding, top: CGFloat(y), height: height) {
        guard next < count || pieces.isEmpty, span.upperBound - span.lowerBound >= height else {
          continue
        }
        let isWhole = span.upperBound - span.lowerBound >= width - 0.01
        guard
          let line = line(of: styled, from: next, in: span, paragraph, cutsWords: isWhole)
        else { continue }
        let layout = line.layout
        pieces.append(
          TextLayout.Piece(
            layout, start: next, origin: CGPoint(x: span.lowerBound - padding, y: y)))
        bottom = max(bottom, y + layout.lines[0].height)
        next += line.count
        indent = line.endsParagraph ? firstIndent : paragraph.headIndent
        if line.endsParagraph { break }
        paragraph.firstLineHeadIndent = 0
      }
      lineCount += next > start ? 1 : 0
      if lineCount == maximumNumberOfLines, maximumNumberOfLines > 0 { break }
      if CGFloat(bottom) > limitedHeight, textView == nil { break }
      if next == start, y > end { break }
      y = next > start ? bottom + paragraph.lineSpacing : y + 1
      start = next
    }
    return TextLayout(text, pieces: pieces)
  }

  /// Returns the first line of the remaining text, or `nil` if not even a single word fits.
  private func line(
    of styled: StyledString, from start: Int, in span: ClosedRange<Double>,
    _ paragraph: ParagraphLayout, cutsWords: Bool
  ) -> (layout: TextLayout, count: Int, endsParagraph: Bool)? {
    var paragraph = paragraph
    paragraph.lineBreak = .byWordWrapping
    paragraph.maximumLines = 1
    let room = span.upperBound - span.lowerBound
    let rest = styled.part(start..<min(start + 2000, styled.styled.text.utf16.count))
    var layout = rest.layout(width: CGFloat(room), paragraph: paragraph)
    let count = layout.lines[0].range.upperBound
    let units = TextUnits(rest.styled.text)
    let end = units.index(count)
    let endsParagraph = units.text[..<end].last?.isNewline ?? false
    if !cutsWords, let last = units.text[..<end].last, let next = units.text[end...].first,
      last.isLetterAmongSpaces, next.isLetterAmongSpaces
    {
      return nil
    }
    // A justified line extends to the end only if it's followed by more text.
    if paragraph.alignment != .justified {
      layout = rest.part(0..<count).layout(width: CGFloat(room), paragraph: paragraph)
    }
    return (layout, count, endsParagraph)
  }

  /// Returns the horizontal spans between two vertical positions that don't intersect an exclusion
  /// path, from left to right.
  func freeSpans(
    from left: Double, to right: Double, top: CGFloat, height: CGFloat
  ) -> [ClosedRange<Double>] {
    guard left < right else { return [] }
    var spans = [left...right]
    for path in exclusionPaths {
      guard let taken = path.extent(from: top, to: top + height) else { continue }
      spans = spans.flatMap { span -> [ClosedRange<Double>] in
        guard span.overlaps(taken) else { return [span] }
        var rest: [ClosedRange<Double>] = []
        if taken.lowerBound > span.lowerBound { rest.append(span.lowerBound...taken.lowerBound) }
        if taken.upperBound < span.upperBound { rest.append(taken.upperBound...span.upperBound) }
        return rest
      }
    }
    return spans
  }
}

extension UIBezierPath {
  /// Returns the horizontal extent of the path's area between two vertical positions.
  fileprivate func extent(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<Double>? {
    let bounds = bounds
    guard bounds.minY < bottom, bounds.maxY > top else { return nil }
    var reach: ClosedRange<Double>?
    let step = max(bounds.width / 200, 0.5)
    for y in stride(from: max(top, bounds.minY) + 0.01, to: min(bottom, bounds.maxY), by: 2) {
      let places = Array(stride(from: bounds.minX + step / 2, to: bounds.maxX, by: step))
      guard let first = places.first(where: { contains(CGPoint(x: $0, y: y)) }),
        let last = places.last(where: { contains(CGPoint(x: $0, y: y)) })
      else { continue }
      let row = Double(first - step / 2)...Double(last + step / 2)
      reach =
        reach.map {
          min($0.lowerBound, row.lowerBound)...max($0.upperBound, row.upperBound)
        } ?? row
    }
    return reach
  }
}

extension Character {
  /// Whether the character is a letter of a script that separates words with spaces.
  fileprivate var isLetterAmongSpaces: Bool {
    isLetter && unicodeScalars.first.map { $0.value < 0x0E00 } ?? false
  }
}

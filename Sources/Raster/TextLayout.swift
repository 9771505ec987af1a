import DisplayList
import Foundation

/// The lines of laid-out text, with the position of each run, caret, and character, in points from
/// the top-left corner.
///
/// You can create and use a layout on any thread. Recent layouts are cached, so that laying out the
/// same text again only requires a lookup.
package final class TextLayout: Sendable {
  /// One line of the text.
  package struct Line: Sendable {
    /// The range of the line in the text, in UTF-16 units, including the line break.
    package var range: Range<Int>
    /// The distance of the left end from the layout's left edge.
    package var x: Double
    /// The distance of the top from the layout's top edge.
    package var y: Double
    /// The width, in points.
    package var width: Double
    /// The height, in points.
    package var height: Double
    /// The distance of the baseline from the layout's top edge.
    package var baseline: Double
    /// Whether the line was truncated for lack of space.
    package var isTruncated: Bool
    /// Whether the line's paragraph is written from right to left.
    package var isRightToLeft: Bool
    /// The line's part of `Content.clusters`.
    var clusters: Range<Int>
  }

  /// Characters that are drawn together.
  struct Cluster: Sendable {
    /// The range, in UTF-16 units of the text.
    var range: Range<Int>
    var x: Double
    var width: Double
    var isRightToLeft: Bool

    /// Returns the distance of a position on the line from the cluster, or 0 if it's inside the
    /// cluster.
    func distance(to place: Double) -> Double { max(x - place, place - x - width, 0) }

    /// Returns the position of the caret at a unit of the range, or at its end.
    func caret(at offset: Int) -> Double {
      let part = range.isEmpty ? 0 : Double(offset - range.lowerBound) / Double(range.count)
      return isRightToLeft ? x + width * (1 - part) : x + width * part
    }
  }

  /// A part of text that was laid out separately.
  package struct Piece {
    let layout: TextLayout
    let start: Int
    let origin: CGPoint

    /// Creates a part that starts at a UTF-16 unit of the text, with its top-left corner at a
    /// point.
    package init(_ layout: TextLayout, start: Int, origin: CGPoint) {
      self.layout = layout
      self.start = start
      self.origin = origin
    }
  }

  /// The result of laying out text.
  final class Content: Sendable {
    let lines: [Line]
    let size: CGSize
    let isTruncated: Bool
    let runs: [TextRun]
    let clusters: [Cluster]

    init(
      lines: [Line], size: CGSize, isTruncated: Bool, runs: [TextRun], clusters: [Cluster]
    ) {
      self.lines = lines
      self.size = size
      self.isTruncated = isTruncated
      self.runs = runs
      self.clusters = clusters
    }
  }

  private let content: Content
  private let text: String

  /// The lines, from the top.
  package var lines: [Line] { content.lines }
  /// The smallest size that contains the lines, which isn't rounded.
  package var size: CGSize { content.size }
  /// Whether some of the text isn't shown because the width or the number of lines is too small.
  package var isTruncated: Bool { content.isTruncated }
  /// The runs that draw the text, relative to the layout's top-left corner.
  package var runs: [TextRun] { content.runs }

  /// Lays out text.
  /// - Parameter width: The width for breaking and aligning lines, in points, or infinity for no
  ///   limit.
  package init(_ text: StyledText, width: Double, paragraph: ParagraphLayout = ParagraphLayout()) {
    self.text = text.text
    content = TextEngine.shared.content(
      TextEngine.TextSetting(text: text, width: width, paragraph: paragraph))
  }

  /// Combines text that was laid out separately.
  package init(_ text: String, pieces: [Piece]) {
    self.text = text
    var lines: [Line] = []
    var runs: [TextRun] = []
    var clusters: [Cluster] = []
    for piece in pieces {
      let (x, y) = (Double(piece.origin.x), Double(piece.origin.y))
      for var line in piece.layout.lines {
        line.range = line.range.lowerBound + piece.start..<line.range.upperBound + piece.start
        line.x += x
        line.y += y
        line.baseline += y
        line.clusters =
          line.clusters.lowerBound + clusters.count..<line.clusters.upperBound + clusters.count
        lines.append(line)
      }
      for var cluster in piece.layout.content.clusters {
        cluster.range =
          cluster.range.lowerBound + piece.start..<cluster.range.upperBound + piece.start
        cluster.x += x
        clusters.append(cluster)
      }
      for var run in piece.layout.runs {
        run.origin.x += piece.origin.x
        run.origin.y += piece.origin.y
        runs.append(run)
      }
    }
    let size = CGSize(
      width: lines.reduce(0) { max($0, $1.x + $1.width) },
      height: lines.reduce(0) { max($0, $1.y + $1.height) })
    content = Content(
      lines: lines, size: size, isTruncated: pieces.contains { $0.layout.isTruncated }, runs: runs,
      clusters: clusters)
  }

  /// Returns the caret before a UTF-16 unit of the text.
  ///
  /// It has the top and height of its line, and a width of 0.
  package func caret(at offset: Int) -> CGRect {
    let line = lines[lineIndex(at: offset)]
    return CGRect(x: caretX(at: offset, in: line), y: line.y, width: 0, height: line.height)
  }

  private func lineIndex(at offset: Int) -> Int {
    lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
  }

  private func caretX(at offset: Int, in line: Line) -> Double {
    let clusters = content.clusters[line.clusters]
    if let cluster = clusters.first(where: { $0.range.contains(offset) }) {
      return cluster.caret(at: offset)
    }
    // The caret is after the last character of the line, except for a line break.
    guard let last = clusters.max(by: { $0.range.upperBound < $1.range.upperBound }) else {
      return line.x
    }
    return last.caret(at: last.range.upperBound)
  }

  /// Returns the UTF-16 offset of the caret nearest to a point.
  package func offset(nearest point: CGPoint) -> Int {
    let line = lines.last { $0.y <= Double(point.y) } ?? lines[0]
    let x = Double(point.x)
    var nearest = (offset: line.range.lowerBound, distance: abs(x - line.x))
    for cluster in content.clusters[line.clusters] {
      for offset in carets(in: cluster) {
        let distance = abs(x - cluster.caret(at: offset))
        if distance < nearest.distance { nearest = (offset, distance) }
      }
    }
    if content.clusters[line.clusters].isEmpty { return line.range.lowerBound }
    // The end of a wrapped line is the start of the next line, so the caret remains before the last
    // space.
    if nearest.offset == line.range.upperBound, nearest.offset < text.utf16.count,
      let last = content.clusters[line.clusters].max(by: {
        $0.range.lowerBound < $1.range.lowerBound
      })
    {
      return last.range.lowerBound
    }
    return nearest.offset
  }

  /// Returns the range of text that the ellipsis of a line replaces.
  package func truncated(in line: Line) -> Range<Int>? {
    guard line.isTruncated else { return nil }
    return content.clusters[line.clusters].map(\.range).max { $0.count < $1.count }
  }

  /// Returns the character at a point, or the nearest character on the same line, and the position
  /// of the point within the character, from 0 to 1.
  package func character(at point: CGPoint) -> (offset: Int, fraction: Double) {
    let line = lines.last { $0.y <= Double(point.y) } ?? lines[0]
    let clusters = content.clusters[line.clusters]
    let x = Double(point.x)
    guard
      let cluster = clusters.min(by: { $0.distance(to: x) < $1.distance(to: x) })
    else { return (line.range.lowerBound, 0) }
    let across = cluster.width > 0 ? min(max((x - cluster.x) / cluster.width, 0), 1) : 0
    let along = (cluster.isRightToLeft ? 1 - across : across) * Double(cluster.range.count)
    let offset = min(Int(along), max(cluster.range.count - 1, 0))
    return (cluster.range.lowerBound + offset, along - Double(offset))
  }

  /// Returns the possible caret positions in a cluster, including its ends.
  private func carets(in cluster: Cluster) -> [Int] {
    guard cluster.range.count > 1 else {
      return [cluster.range.lowerBound, cluster.range.upperBound]
    }
    let units = text.utf16
    let start = units.index(units.startIndex, offsetBy: cluster.range.lowerBound)
    let end = units.index(units.startIndex, offsetBy: min(cluster.range.upperBound, units.count))
    var offset = cluster.range.lowerBound
    var carets = [offset]
    for character in text[start..<end] {
      offset += character.utf16.count
      carets.append(offset)
    }
    return carets
  }

  /// Returns the boxes of a range of UTF-16 units, with at least one for each line.
  package func boxes(of range: Range<Int>) -> [CGRect] {
    var boxes: [CGRect] = []
    for line in lines where line.range.overlaps(range) {
      var open: (left: Double, right: Double)?
      for cluster in content.clusters[line.clusters] where cluster.range.overlaps(range) {
        let shown = cluster.range.clamped(to: range)
        let ends = [cluster.caret(at: shown.lowerBound), cluster.caret(at: shown.upperBound)]
        let left = ends.min()!
        let right = ends.max()!
        if let box = open, left - box.right < 0.01 {
          open = (box.left, max(box.right, right))
        } else {
          if let box = open { boxes.append(line.box(box.left, box.right)) }
          open = (left, right)
        }
      }
      if let box = open { boxes.append(line.box(box.left, box.right)) }
    }
    return boxes
  }
}

extension TextLayout.Line {
  fileprivate func box(_ left: Double, _ right: Double) -> CGRect {
    CGRect(x: left, y: y, width: right - left, height: height)
  }
}

import Raster
import UIKit

/// The lines of text in a rectangle.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctframe>.
public final class CTFrame {
  let lines: [CTLine]
  /// The starts of the lines' baselines, relative to the bottom-left corner of the rectangle, with
  /// y-coordinates that increase upward.
  let origins: [CGPoint]
  /// The size that contains the lines, in points.
  let size: CGSize
  private let box: CGRect
  private let start: Int

  /// - Parameters:
  ///   - shown: The lines that fit.
  ///   - start: The index of the text in the framesetter's string.
  init(
    _ text: TypesetText, _ shown: ArraySlice<TextLayout.Line>, of string: NSAttributedString,
    from start: Int, in box: CGRect
  ) {
    self.box = box
    self.start = start
    let units = Array(string.string.utf16)
    let leading = string.leading
    lines = shown.map { line in
      var range = line.range
      // A line doesn't draw its line break.
      while let last = range.last, units[last] == 10 || units[last] == 13 {
        range = range.lowerBound..<last
      }
      return CTLine(
        text.line(range), range: line.range.lowerBound + start..<line.range.upperBound + start,
        leading: leading)
    }
    let height = box.height.isFinite ? box.height : text.size.height
    origins = shown.map { CGPoint(x: $0.x, y: Double(height) - $0.baseline) }
    size = CGSize(
      width: shown.reduce(0) { max($0, $1.width) },
      height: shown.last.map { $0.y + $0.height } ?? 0)
  }

  /// The part of the framesetter's string that the lines contain.
  var visibleRange: CFRange {
    CFRange(
      location: start, length: (lines.last?.range.upperBound ?? start) - start)
  }

  func draw(in context: CGContext) {
    for (line, origin) in zip(lines, origins) {
      line.draw(
        at: CGPoint(x: box.minX + origin.x, y: box.minY + origin.y), in: context)
    }
  }
}

/// Draws the lines of a frame, in coordinates that increase upward.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctframedraw(_:_:)>.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }

/// Returns the lines of a frame, which are `CTLine` objects.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctframegetlines(_:)>.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Stores the starts of lines' baselines, relative to the bottom-left corner of the frame.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctframegetlineorigins(_:_:_:)>.
/// - Parameters:
///   - range: The lines, or a length of 0 for the rest of the lines.
///   - origins: A buffer with a place for each line.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let start = min(max(range.location, 0), frame.origins.count)
  let rest = frame.origins.count - start
  let count = range.length > 0 ? min(range.length, rest) : rest
  for index in 0..<count { origins[index] = frame.origins[start + index] }
}

/// Returns the part of the string that's in a frame.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctframegetvisiblestringrange(_:)>.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visibleRange }

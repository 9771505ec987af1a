import UIKit

/// A line of text.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctline>.
public final class CTLine {
  let text: TypesetText
  /// The part of the line's text in the string, in UTF-16 units, including a line break.
  let range: Range<Int>
  /// The space between this line and the next, in points.
  private let leading: CGFloat

  init(_ text: TypesetText, range: Range<Int>, leading: CGFloat) {
    self.text = text
    self.range = range
    self.leading = leading
  }

  /// The width, and the distances of the top and the bottom from the baseline, in points.
  var bounds: (width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    guard let line = text.lines.first else { return (0, 0, 0, 0) }
    let ascent = line.baseline - line.y
    return (
      CGFloat(line.width), CGFloat(ascent), CGFloat(line.height - ascent) - leading, leading
    )
  }

  /// Draws the line with the start of its baseline at a point, in coordinates that increase upward.
  func draw(at point: CGPoint, in context: CGContext) {
    var matrix = context.textMatrix
    (matrix.tx, matrix.ty) = (point.x, point.y)
    context.saveGState()
    context.concatenate(matrix)
    context.scaleBy(x: 1, y: -1)
    text.draw(in: context)
    context.restoreGState()
  }
}

/// Returns a line with all of a string.
///
/// Follows
/// <https://developer.apple.com/documentation/coretext/ctlinecreatewithattributedstring(_:)>.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  let all = 0..<attrString.length
  let text = TypesetText(attrString, width: .infinity).line(all)
  return CTLine(text, range: all, leading: attrString.leading)
}

/// Draws a line at the context's text position.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctlinedraw(_:_:)>.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.draw(at: context.textPosition, in: context)
  context.textPosition.x += line.bounds.width
}

/// Returns the width of a line, and stores its other measures, in points.
///
/// Follows
/// <https://developer.apple.com/documentation/coretext/ctlinegettypographicbounds(_:_:_:_:)>.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let bounds = line.bounds
  ascent?.pointee = bounds.ascent
  descent?.pointee = bounds.descent
  leading?.pointee = bounds.leading
  return Double(bounds.width)
}

/// Returns the part of the string that a line contains.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctlinegetstringrange(_:)>.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.range.lowerBound, length: line.range.count)
}

/// Returns the distance of the caret at an index of the string from the start of a line.
///
/// Follows
/// <https://developer.apple.com/documentation/coretext/ctlinegetoffsetforstringindex(_:_:_:)>.
/// - Parameter secondaryOffset: Receives the same distance.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let unit = min(max(charIndex, line.range.lowerBound), line.range.upperBound)
  let offset = line.text.offset(at: unit - line.range.lowerBound)
  secondaryOffset?.pointee = offset
  return offset
}

/// Returns the index of the caret nearest to a point, relative to the start of a line.
///
/// Follows
/// <https://developer.apple.com/documentation/coretext/ctlinegetstringindexforposition(_:_:)>.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.range.lowerBound + line.text.unit(nearest: position.x)
}

extension NSAttributedString {
  /// The largest space between lines that the fonts have.
  var leading: CGFloat {
    var leading: CGFloat = 0
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, _, _ in
      if let font = value as? UIFont { leading = max(leading, font.leading) }
    }
    return leading
  }
}

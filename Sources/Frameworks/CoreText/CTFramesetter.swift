import Stubs
import UIKit

/// The text of frames.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctframesetter>.
public final class CTFramesetter {
  private let string: NSAttributedString

  init(_ string: NSAttributedString) {
    self.string = string
  }

  /// Returns the part of the string for a range whose length is 0 if it ends with the string.
  private func part(_ range: CFRange) -> NSRange {
    let start = min(max(range.location, 0), string.length)
    let rest = string.length - start
    return NSRange(
      location: start, length: range.length > 0 ? min(range.length, rest) : rest)
  }

  /// Lays out a part of the text in a box, and leaves out the lines that don't fit.
  func frame(_ range: CFRange, in box: CGRect) -> CTFrame {
    let range = part(range)
    let text = string.attributedSubstring(from: range)
    let all = TypesetText(text, width: box.width)
    // A line fits if rounding is all that's missing.
    let fitting = all.lines.prefix { CGFloat($0.y + $0.height) <= box.height + 0.01 }
    return CTFrame(all, fitting, of: text, from: range.location, in: box)
  }

  /// Returns the size of a part of the text, and the part that fits.
  func size(_ range: CFRange, within limits: CGSize) -> (size: CGSize, fit: CFRange) {
    func limit(_ length: CGFloat) -> CGFloat {
      length > 0 && length < .greatestFiniteMagnitude ? length : .infinity
    }
    let box = CGRect(x: 0, y: 0, width: limit(limits.width), height: limit(limits.height))
    let frame = frame(range, in: box)
    return (frame.size, frame.visibleRange)
  }
}

/// Returns a framesetter for a string.
///
/// Follows
/// <https://developer.apple.com/documentation/coretext/ctframesettercreatewithattributedstring(_:)>.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(NSAttributedString(attributedString: attrString))
}

/// Returns the lines of a part of the text in the rectangle that contains a path.
///
/// Follows
/// <https://developer.apple.com/documentation/coretext/ctframesettercreateframe(_:_:_:_:)>.
/// - Parameter stringRange: The part, or a length of 0 for the rest of the text.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  Stub.framePath.report(if: !path.isRect(nil))
  Stub.frameAttributes.report(if: frameAttributes.map { $0.count > 0 } ?? false)
  return framesetter.frame(stringRange, in: path.boundingBoxOfPath)
}

/// Returns the size of a part of the text.
///
/// Follows
/// <https://developer.apple.com/documentation/coretext/ctframesettersuggestframesizewithconstraints(_:_:_:_:_:)>.
/// - Parameters:
///   - stringRange: The part, or a length of 0 for the rest of the text.
///   - constraints: The maximum width and height, of which 0 and the largest number mean no limit.
///   - fitRange: Receives the part that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  Stub.frameAttributes.report(if: frameAttributes.map { $0.count > 0 } ?? false)
  let (size, fit) = framesetter.size(stringRange, within: constraints)
  fitRange?.pointee = fit
  return size
}

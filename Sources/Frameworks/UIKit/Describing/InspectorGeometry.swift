import DisplayList
import Foundation

/// The geometry of views, in numbers that can be encoded.
@MainActor
enum InspectorGeometry {
  /// Returns the frame of a view on the screen, or `nil` if the view isn't on the screen.
  static func frameOnScreen(of view: UIView) -> CGRect {
    let frame = view.convert(view.bounds, to: nil)
    let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    let isSomewhere = lengths.allSatisfy { abs($0) <= AppLimit.length.maximum }
    return isSomewhere ? frame : .zero
  }

  /// Returns a rectangle in readable form.
  static func text(_ rect: CGRect) -> String {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(text)
      .joined(separator: ", ")
  }

  /// Returns a size in readable form.
  static func text(_ size: CGSize) -> String { "\(text(size.width)) × \(text(size.height))" }

  /// Returns a number with only its significant digits.
  static func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    guard abs(rounded) < 1e15 else { return "\(number)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}

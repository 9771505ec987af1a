/// A rectangle of a selection in UIKit's own text views.
final class SelectionBox: UITextSelectionRect {
  private let box: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ box: CGRect, isFirst: Bool, isLast: Bool) {
    self.box = box
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { box }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}

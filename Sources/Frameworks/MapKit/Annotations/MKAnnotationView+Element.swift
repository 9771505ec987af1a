import UIKit

extension MKAnnotationView {
  /// The area that visible subviews cover, in the view's coordinates.
  var extentOfSubviews: CGRect {
    subviews.filter { !$0.isHidden && !$0.frame.isEmpty && !($0 is AnnotationElement) }
      .reduce(CGRect.null) { $0.union($1.frame) }
  }

  /// Lets flows, tests, and screen readers find a view without a size at the place of its subviews.
  func updateElement() {
    let element = subviews.lazy.compactMap { $0 as? AnnotationElement }.first
    guard bounds.isEmpty, let label = accessibilityLabel else {
      element?.removeFromSuperview()
      return
    }
    layoutIfNeeded()
    let area = extentOfSubviews
    guard !area.isEmpty else { return }
    let view = element ?? AnnotationElement()
    view.accessibilityLabel = label
    view.frame = area
    if view.superview == nil { addSubview(view) }
    isAccessibilityElement = false
  }
}

/// An invisible view that stands for an annotation's view.
final class AnnotationElement: UIView {
  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

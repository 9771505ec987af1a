import UIKit

extension CALayer {
  /// What a runtime attribute can set, which knows no `CGColor`.
  @objc var borderUIColor: UIColor? {
    get { borderColor.map { UIColor(cgColor: $0) } }
    set { borderColor = newValue?.cgColor }
  }
}

extension UIButton {
  /// A property that survives being set, but not being read.
  @IBInspectable var isMarked: Bool {
    get { fatalError("Nobody needs to read it.") }
    set { tag = newValue ? 42 : 0 }
  }

  /// A property that the person's own extension gives to a class of UIKit.
  @IBInspectable var rounding: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

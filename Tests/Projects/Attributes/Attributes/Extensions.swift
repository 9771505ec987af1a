import UIKit

extension CALayer {
  /// A runtime attribute can set this property, because it can't have a value of type `CGColor`.
  @objc var borderUIColor: UIColor? {
    get { borderColor.map { UIColor(cgColor: $0) } }
    set { borderColor = newValue?.cgColor }
  }
}

extension UIButton {
  /// A property that can be set but not read.
  @IBInspectable var isMarked: Bool {
    get { fatalError("Nobody needs to read it.") }
    set { tag = newValue ? 42 : 0 }
  }

  /// A property that the user's own extension adds to a UIKit class.
  @IBInspectable var rounding: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

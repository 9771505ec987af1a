import UIKit

extension UIView {
  /// The view and all views in it that are of a class, from back to front.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
  }
}

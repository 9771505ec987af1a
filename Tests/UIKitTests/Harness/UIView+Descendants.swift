import UIKit

extension UIView {
  /// Returns the view and all its descendants that are of a class, from back to front.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
  }
}

import UIKit

extension UIViewController {
  /// Shows an alert that explains why nothing can be sent.
  func explain(_ title: String, _ message: String, then finish: @escaping () -> Void) {
    view.backgroundColor = .systemBackground
    guard presentedViewController == nil, !isBeingDismissed else { return }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in finish() })
    present(alert, animated: true)
  }
}

import UIKit

/// Pushes its destination without an animation and with a different title.
class SlideSegue: UIStoryboardSegue {
  override func perform() {
    destination.navigationItem.title = "Slid by \(identifier ?? "")"
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

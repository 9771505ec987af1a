import UIKit

/// Pushes its destination without an animation, under another title.
class SlideSegue: UIStoryboardSegue {
  override func perform() {
    destination.navigationItem.title = "Slid by \(identifier ?? "")"
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

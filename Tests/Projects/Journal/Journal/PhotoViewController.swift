import UIKit

/// A screen whose content another screen sets.
class PhotoViewController: UIViewController {
  var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photo \(number)"
    view.backgroundColor = .systemBackground
  }
}

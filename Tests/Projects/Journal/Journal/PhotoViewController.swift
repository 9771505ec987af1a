import UIKit

/// A screen that is told what to show.
class PhotoViewController: UIViewController {
  var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photo \(number)"
    view.backgroundColor = .systemBackground
  }
}

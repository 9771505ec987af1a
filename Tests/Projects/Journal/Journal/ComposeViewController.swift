import UIKit

/// A sheet for writing.
class ComposeViewController: UIViewController {
  @IBOutlet private var page: UITextView!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Compose"
  }
}

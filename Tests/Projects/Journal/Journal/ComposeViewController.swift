import UIKit

/// A sheet to write on.
class ComposeViewController: UIViewController {
  @IBOutlet private var page: UITextView!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Compose"
  }
}

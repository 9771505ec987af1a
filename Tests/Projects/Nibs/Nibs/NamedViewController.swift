import UIKit

/// Its view is in a nib that is named when it's made.
class NamedViewController: UIViewController {
  @IBOutlet weak var label: UILabel!
  var text = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Eat \(text)"
  }

  @IBAction func goBack() {
    navigationController?.popViewController(animated: true)
  }
}

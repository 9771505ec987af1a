import UIKit

/// A controller whose view is in a nib that's specified when it's created.
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

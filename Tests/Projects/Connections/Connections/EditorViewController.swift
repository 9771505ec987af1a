import UIKit

/// A controller that can be created only with a text.
class EditorViewController: UIViewController {
  @IBOutlet private weak var label: UILabel!

  private let text: String

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text
  }
}

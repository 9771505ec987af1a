import UIKit

/// A screen that can be created without any parameters.
class HelpViewController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Help"
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Question"
    view.addSubview(field)
  }
}

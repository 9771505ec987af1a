import UIKit

/// A controller whose properties hold views.
final class NamingController: UIViewController {
  let heading = UILabel()
  let buttons = [UIButton(), UIButton()]
  lazy var late = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [heading, late] + buttons { view.addSubview(subview) }
  }
}

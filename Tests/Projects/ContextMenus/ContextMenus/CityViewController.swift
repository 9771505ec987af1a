import UIKit

/// Shows a city.
class CityViewController: UIViewController {
  private let city: String

  init(_ city: String) {
    self.city = city
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 300, height: 240)
  }

  required init?(coder: NSCoder) {
    fatalError("There is no storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = city
    view.backgroundColor = .systemTeal
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: 250, height: 40))
    label.text = "Welcome to \(city)"
    view.addSubview(label)
  }
}

import UIKit

/// A page with its number, which records when it appears.
class PageContentViewController: UIViewController {
  static var log: [String] = []
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemOrange, .systemPink]
    view.backgroundColor = colors[number % colors.count]
    let label = UILabel()
    label.text = "Page \(number)"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Self.log.append("will \(number)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Self.log.append("did \(number)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Self.log.append("gone \(number)")
  }
}

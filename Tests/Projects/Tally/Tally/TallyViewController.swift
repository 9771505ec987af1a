import UIKit

class TallyViewController: UIViewController {
  let label = UILabel()
  let field = UITextField()
  private let slider = UISlider()
  private(set) var tally = Tally()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tally"
    view.backgroundColor = .systemBackground
    label.accessibilityIdentifier = "total"
    field.borderStyle = .roundedRect
    field.placeholder = "Kind"
    let add = UIButton(type: .system)
    add.setTitle("Add", for: .normal)
    add.addTarget(self, action: #selector(addOne), for: .touchUpInside)
    let later = UIButton(type: .system)
    later.setTitle("Add Later", for: .normal)
    later.addTarget(self, action: #selector(addLater), for: .touchUpInside)
    let stop = UIButton(type: .system)
    stop.setTitle("Crash", for: .normal)
    stop.addTarget(self, action: #selector(crash), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, field, slider, add, later, stop])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    show()
  }

  @objc func addOne() {
    tally.add(field.text ?? "")
    print("added")
    show()
  }

  @objc private func addLater() {
    tally.later { [weak self] in self?.addOne() }
  }

  @objc private func crash() {
    fatalError("the person asked for it")
  }

  private func show() {
    label.text = "Total: \(tally.total)"
  }
}

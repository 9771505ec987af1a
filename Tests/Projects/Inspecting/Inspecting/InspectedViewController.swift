import UIKit

class InspectedViewController: UIViewController {
  @IBOutlet private weak var greeting: UILabel!
  @IBOutlet private weak var badge: BadgeView!
  private let note = UILabel()
  private let drifting = UIView()
  private let contested = UIView()
  private lazy var moveButton = makeButton("Move", #selector(move))
  private lazy var fillButton = makeButton("Fill", #selector(fill))
  private lazy var closeButton = makeButton("Close", #selector(close))

  override func viewDidLoad() {
    super.viewDidLoad()
    note.text = "A note"
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
      note.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 24),
    ])
    addDrifting()
    addContested()
    addButtons()
  }

  private func addDrifting() {
    drifting.backgroundColor = .systemTeal
    drifting.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(drifting)
    drifting.widthAnchor.constraint(equalToConstant: 40).isActive = true
    drifting.heightAnchor.constraint(equalToConstant: 40).isActive = true
    drifting.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 24).isActive = true
  }

  private func addContested() {
    contested.backgroundColor = .systemPink
    contested.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(contested)
    NSLayoutConstraint.activate([
      contested.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
      contested.topAnchor.constraint(equalTo: drifting.bottomAnchor, constant: 24),
      contested.heightAnchor.constraint(equalToConstant: 30),
      contested.widthAnchor.constraint(equalToConstant: 100),
      contested.widthAnchor.constraint(equalToConstant: 200),
    ])
  }

  private func addButtons() {
    let stack = UIStackView(arrangedSubviews: [moveButton, fillButton, closeButton])
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
    ])
  }

  private func makeButton(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  @objc private func move() {
    UIView.animate(withDuration: 0.4, delay: 0, options: [.autoreverse, .repeat]) {
      self.badge.transform = CGAffineTransform(translationX: 180, y: 0)
    }
  }

  @objc private func fill() {
    let grid = UIView(frame: CGRect(x: 0, y: 420, width: 393, height: 300))
    grid.accessibilityIdentifier = "grid"
    for index in 0..<10_000 {
      let cell = UIView(
        frame: CGRect(x: index % 100 * 3 + 20, y: index / 100 * 3, width: 2, height: 2))
      cell.backgroundColor = .systemGreen
      grid.addSubview(cell)
    }
    view.addSubview(grid)
    greeting.text = "Filled"
  }

  @objc private func close() {
    note.removeFromSuperview()
  }
}

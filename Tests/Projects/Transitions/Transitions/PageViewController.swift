import UIKit

/// A page that shows how often it has reappeared, and the result of the last transition.
class PageViewController: UIViewController {
  private let number: Int
  private let note = UILabel()
  private var appearances = 0

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    note.text = "Untouched"
    note.accessibilityIdentifier = "note \(number)"
    let next = UIButton(type: .system)
    next.setTitle("Next of \(number)", for: .normal)
    next.addTarget(self, action: #selector(showNext), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [note, next])
    stack.axis = .vertical
    stack.spacing = 20
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 80),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let transitionCoordinator, transitionCoordinator.isInteractive else { return }
    transitionCoordinator.notifyWhenInteractionChanges { [self] context in
      note.text = context.isCancelled ? "Kept after \(appearances)" : "Turned back"
    }
  }

  @objc private func showNext() {
    navigationController?.pushViewController(PageViewController(number: number + 1), animated: true)
  }
}

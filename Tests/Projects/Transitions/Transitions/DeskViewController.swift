import UIKit

/// Presents a card that the user dismisses by panning.
class DeskViewController: UIViewController {
  private let transition = CardTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let button = UIButton(type: .system)
    button.setTitle("Take a card", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(takeCard), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func takeCard() {
    let card = CardViewController(transition: transition)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transition
    present(card, animated: true)
  }
}

/// A card that follows a downward pan.
class CardViewController: UIViewController {
  private let transition: CardTransition

  init(transition: CardTransition) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    let label = UILabel(frame: CGRect(x: 100, y: 200, width: 200, height: 40))
    label.text = "A card"
    view.addSubview(label)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(putAway)))
  }

  @objc private func putAway(_ pan: UIPanGestureRecognizer) {
    let part = max(0, pan.translation(in: view.superview).y / view.bounds.height)
    switch pan.state {
    case .began:
      transition.driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      transition.driver?.update(part)
    case .ended where part > 0.3:
      transition.driver?.finish()
      transition.driver = nil
    case .ended, .cancelled:
      transition.driver?.cancel()
      transition.driver = nil
    default:
      break
    }
  }
}

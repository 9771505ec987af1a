import UIKit

/// Shows the number of cards as soon as the label is connected.
class CardsViewController: UIViewController {
  @IBOutlet private var cards: [UIButton]!

  @IBOutlet private weak var summary: UILabel! {
    didSet { summary.text = "\(cards.count) cards" }
  }

  @IBSegueAction private func makeEditor(_ coder: NSCoder, sender: Any?) -> EditorViewController? {
    let title = (sender as? UIButton)?.currentTitle ?? "nobody"
    return EditorViewController(coder: coder, text: "made for \(title)")
  }

  @IBSegueAction private func makeNote(
    _ coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> EditorViewController? {
    EditorViewController(coder: coder, text: "made by \(segueIdentifier ?? "no segue")")
  }
}

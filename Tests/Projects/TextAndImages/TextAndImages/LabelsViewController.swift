import UIKit

/// Labels in each mode, with colored backgrounds so that pixels show where the text is.
final class LabelsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let long = "A sentence that is much too long for the width of one line"
    add("left", 100) { $0.text = "██" }
    add("center", 130) {
      $0.text = "██"
      $0.textAlignment = .center
    }
    add("right", 160) {
      $0.text = "██"
      $0.textAlignment = .right
    }
    add("tail", 190) { $0.text = long }
    add("head", 220) {
      $0.text = long
      $0.lineBreakMode = .byTruncatingHead
    }
    add("middle", 250) {
      $0.text = long
      $0.lineBreakMode = .byTruncatingMiddle
    }
    add("shrunk", 280) {
      $0.text = long
      $0.adjustsFontSizeToFitWidth = true
    }
    add("wrapped", 310, height: 80) {
      $0.text = long
      $0.numberOfLines = 0
    }
    add("two lines", 400, height: 80) {
      $0.text = long + ", and even for two of them, which is as many as it may have here"
      $0.numberOfLines = 2
    }
    add("emoji", 490) { $0.text = "Goodbye 👋 👨‍👩‍👧‍👦 🇪🇸" }
    add("arabic", 520) { $0.text = "مرحبا بالعالم" }
    add("highlighted", 550) {
      $0.text = "██"
      $0.highlightedTextColor = .green
      $0.isHighlighted = true
    }
    add("shadow", 580) {
      $0.text = "██"
      $0.shadowColor = .red
      $0.shadowOffset = CGSize(width: 50, height: 0)
    }
    add("padded", with: PaddedLabel(), 610, height: 50) { $0.text = "██" }
  }

  private func add(
    _ name: String, with label: UILabel = UILabel(), _ y: CGFloat, height: CGFloat = 24,
    _ set: (UILabel) -> Void
  ) {
    label.frame = CGRect(x: 40, y: y, width: 300, height: height)
    label.backgroundColor = UIColor(white: 0.9, alpha: 1)
    label.textColor = .blue
    label.accessibilityIdentifier = name
    set(label)
    view.addSubview(label)
  }
}

/// A label with padding around its text, as apps often have it.
final class PaddedLabel: UILabel {
  private let insets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + insets.left, height: size.height)
  }
}

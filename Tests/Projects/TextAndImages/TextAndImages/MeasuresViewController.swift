import UIKit

/// Shows the measurements of fonts and texts.
final class MeasuresViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel()
    label.text = "Label"
    show("one line", size(label.intrinsicContentSize.height))
    label.numberOfLines = 0
    label.text = "Label\nLabel\nLabel"
    show("three lines", size(label.intrinsicContentSize.height))
    label.text = ""
    show("empty", "\(label.intrinsicContentSize)")
    label.text = "one two three four five six seven eight"
    label.preferredMaxLayoutWidth = 100
    show("wrapped", "\(Int(label.intrinsicContentSize.height / 20)) lines")
    let font = UIFont.systemFont(ofSize: 17)
    show("system", "\(size(font.lineHeight)) \(size(font.ascender)) \(size(font.descender))")
    let styles: [UIFont.TextStyle] = [.largeTitle, .title1, .headline, .body, .footnote, .caption2]
    show(
      "styles",
      styles.map { String(Int(UIFont.preferredFont(forTextStyle: $0).pointSize)) }.joined(
        separator: " "))
    show("named", UIFont(name: "Helvetica Neue", size: 20)?.fontName ?? "nil")
    show("family", UIFont(name: "AvenirNext-DemiBold", size: 20)?.familyName ?? "nil")
    show("unknown", UIFont(name: "No Such Font", size: 20)?.fontName ?? "nil")
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map {
      UIFont(descriptor: $0, size: 0)
    }
    show(
      "bold",
      "\(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true) \(size(bold?.pointSize ?? 0))"
    )
    let text = "Measured" as NSString
    let bounds = text.boundingRect(
      with: CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin], attributes: [.font: font], context: nil)
    show("bounding", bounds.height > 40 && bounds.width <= 40 ? "breaks" : "\(bounds)")
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let one = "11:11".size(withAttributes: [.font: digits]).width
    let two = "20:48".size(withAttributes: [.font: digits]).width
    show("digits", abs(one - two) < 0.01 ? "equal" : "\(one) \(two)")
    show("scaled", size(UIFontMetrics.default.scaledValue(for: 10)))
  }

  private var y: CGFloat = 90

  private func show(_ name: String, _ text: String) {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 350, height: 30))
    label.accessibilityIdentifier = name
    label.text = text
    view.addSubview(label)
    y += 36
  }

  private func size(_ value: CGFloat) -> String { String(format: "%.2f", value) }
}

import UIKit

/// Text with several styles, in labels and drawn by a view.
final class AttributedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let text = NSMutableAttributedString(
      string: "██",
      attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(
        string: "██",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 40), .foregroundColor: UIColor.blue]))
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
    label.accessibilityIdentifier = "mixed"
    label.attributedText = text
    view.addSubview(label)

    let marked = UILabel(frame: CGRect(x: 0, y: 180, width: 390, height: 60))
    marked.attributedText = NSAttributedString(
      string: "      marked",
      attributes: [.font: UIFont.systemFont(ofSize: 40), .backgroundColor: UIColor.yellow])
    view.addSubview(marked)

    let ruled = UILabel(frame: CGRect(x: 0, y: 260, width: 390, height: 60))
    ruled.attributedText = NSAttributedString(
      string: "                    ",
      attributes: [
        .font: UIFont.systemFont(ofSize: 40),
        .underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.red,
        .strikethroughStyle: NSUnderlineStyle.thick.rawValue,
        .strikethroughColor: UIColor.blue,
      ])
    ruled.accessibilityIdentifier = "ruled"
    view.addSubview(ruled)

    let drawing = TextDrawing(frame: CGRect(x: 0, y: 340, width: 390, height: 120))
    drawing.backgroundColor = .white
    view.addSubview(drawing)

    let recolored = UILabel(frame: CGRect(x: 0, y: 480, width: 390, height: 60))
    recolored.attributedText = text
    recolored.textColor = .green
    recolored.accessibilityIdentifier = "recolored"
    view.addSubview(recolored)
    recolored.text = (recolored.text ?? "") + "!"
  }
}

/// A view that draws strings.
final class TextDrawing: UIView {
  override func draw(_ rect: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.blue,
    ]
    ("██" as NSString).draw(at: CGPoint(x: 20, y: 0), withAttributes: attributes)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let right = attributes.merging([.paragraphStyle: style]) { $1 }
    "██".draw(in: CGRect(x: 0, y: 60, width: 390, height: 60), withAttributes: right)
  }
}

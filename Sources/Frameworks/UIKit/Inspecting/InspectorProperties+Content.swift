import Foundation

/// What an inspector shows of labels, controls and images.
extension InspectorProperties {
  static var content: [InspectorProperty] {
    [
      .text("label.text", "Text", of: UILabel.self, { $0.text }, { $0.text = $1 }),
      .text(
        "button.title", "Title", of: UIButton.self, { $0.currentTitle }, { setTitle($1, of: $0) }),
      .text("field.text", "Text", of: UITextField.self, { $0.text }, { $0.text = $1 }),
      .text(
        "field.placeholder", "Placeholder", of: UITextField.self, { $0.placeholder },
        { $0.placeholder = $1 }),
      .text("textView.text", "Text", of: UITextView.self, { $0.text }, { $0.text = $1 }),
      .fact("Font") { font(of: $0).map { "\($0.fontName)" } },
      .number(
        "label.fontSize", "Font size", of: UILabel.self, in: 1...500, { $0.font?.pointSize },
        { $0.font = $0.font.withSize($1) }),
      .number(
        "field.fontSize", "Font size", of: UITextField.self, in: 1...500, { $0.font?.pointSize },
        { $0.font = $0.font?.withSize($1) }),
      .number(
        "textView.fontSize", "Font size", of: UITextView.self, in: 1...500, { $0.font?.pointSize },
        { $0.font = $0.font?.withSize($1) }),
      .number(
        "label.lines", "Lines", of: UILabel.self, in: 0...10_000, { CGFloat($0.numberOfLines) },
        { $0.numberOfLines = Int($1) }),
      .flag("control.enabled", "Enabled", of: UIControl.self, \.isEnabled),
      .flag("control.selected", "Selected", of: UIControl.self, \.isSelected),
      .flag("switch.on", "On", of: UISwitch.self, \.isOn),
      .number(
        "slider.value", "Value", of: UISlider.self, { CGFloat($0.value) },
        { $0.value = Float($1) }),
      .number(
        "progress", "Progress", of: UIProgressView.self, in: 0...1, { CGFloat($0.progress) },
        { $0.progress = Float($1) }),
      .number(
        "stack.spacing", "Spacing", of: UIStackView.self, { $0.spacing }, { $0.spacing = $1 }),
      .fact("Axis") {
        ($0 as? UIStackView).map { $0.axis == .vertical ? "vertical" : "horizontal" }
      },
      .fact("Distribution") { ($0 as? UIStackView).map { "\($0.distribution)" } },
      .fact("Alignment") { ($0 as? UIStackView).map { "\($0.alignment)" } },
      .fact("Image") { (($0 as? UIImageView)?.image).map { "\(InspectorGeometry.text($0.size))" } },
      .fact("Content size") {
        ($0 as? UIScrollView).map { InspectorGeometry.text($0.contentSize) }
      },
      .fact("Content offset") {
        ($0 as? UIScrollView).map {
          let offset = $0.contentOffset
          return "\(InspectorGeometry.text(offset.x)), \(InspectorGeometry.text(offset.y))"
        }
      },
      .flag("scroll.enabled", "Scrolling", of: UIScrollView.self, \.isScrollEnabled),
    ]
  }

  private static func font(of view: UIView) -> UIFont? {
    (view as? UILabel)?.font ?? (view as? UITextField)?.font ?? (view as? UITextView)?.font
      ?? (view as? UIButton)?.titleLabel?.font
  }

  private static func setTitle(_ title: String, of button: UIButton) {
    if button.configuration != nil {
      button.configuration?.title = title
    } else {
      button.setTitle(title, for: .normal)
    }
  }
}

import Foundation

/// An inspector's properties for a view's layout and accessibility.
extension InspectorProperties {
  static var layout: [InspectorProperty] {
    [
      .fact("Laid out by") {
        $0.translatesAutoresizingMaskIntoConstraints ? "its frame" : "constraints"
      },
      .fact("Intrinsic size") { view in
        let size = view.intrinsicContentSize
        @MainActor func text(_ length: CGFloat) -> String {
          length == UIView.noIntrinsicMetric ? "none" : InspectorGeometry.text(length)
        }
        return "\(text(size.width)), \(text(size.height))"
      },
      priority("hugging.horizontal", "Horizontal hugging", .horizontal, isHugging: true),
      priority("hugging.vertical", "Vertical hugging", .vertical, isHugging: true),
      priority(
        "resistance.horizontal", "Horizontal resistance", .horizontal, isHugging: false),
      priority(
        "resistance.vertical", "Vertical resistance", .vertical, isHugging: false),
      .fact("Safe area") { text($0.safeAreaInsets) },
      .fact("Margins") { text($0.layoutMargins) },
    ]
  }

  private static func priority(
    _ key: String, _ name: String, _ axis: NSLayoutConstraint.Axis, isHugging: Bool
  ) -> InspectorProperty {
    .number(
      key, name, of: UIView.self, in: 1...1000,
      { view in
        let priority =
          isHugging
          ? view.contentHuggingPriority(for: axis)
          : view.contentCompressionResistancePriority(for: axis)
        return CGFloat(priority.rawValue)
      },
      { view, value in
        let priority = UILayoutPriority(Float(value))
        if isHugging {
          view.setContentHuggingPriority(priority, for: axis)
        } else {
          view.setContentCompressionResistancePriority(priority, for: axis)
        }
      })
  }

  private static func text(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(InspectorGeometry.text)
      .joined(separator: ", ")
  }

  static var accessibility: [InspectorProperty] {
    [
      .flag("accessible", "Element", of: UIView.self, \.isAccessibilityElement),
      .text(
        "accessibility.label", "Label", of: UIView.self, { $0.accessibilityLabel },
        { $0.accessibilityLabel = $1 }),
      .text(
        "accessibility.value", "Value", of: UIView.self, { $0.accessibilityValue },
        { $0.accessibilityValue = $1 }),
      .text(
        "accessibility.hint", "Hint", of: UIView.self, { $0.accessibilityHint },
        { $0.accessibilityHint = $1 }),
      .text(
        "accessibility.identifier", "Identifier", of: UIView.self, { $0.accessibilityIdentifier },
        { $0.accessibilityIdentifier = $1 }),
      .fact("Traits") { names(of: $0.accessibilityTraits) },
    ]
  }

  private static func names(of traits: UIAccessibilityTraits) -> String {
    let known: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.header, "header"), (.searchField, "search field"),
      (.image, "image"), (.selected, "selected"), (.staticText, "static text"),
      (.adjustable, "adjustable"), (.notEnabled, "not enabled"), (.keyboardKey, "keyboard key"),
      (.updatesFrequently, "updates frequently"), (.summaryElement, "summary"),
      (.tabBar, "tab bar"), (.playsSound, "plays sound"),
    ]
    let names = known.filter { traits.contains($0.0) }.map(\.1)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

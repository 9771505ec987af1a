import DeviceProtocol
import DisplayList
import Safeguards

/// The contents of a screen as indented, readable lines.
package struct ScreenOutline: CustomStringConvertible {
  /// A line for each visible element, indented by its depth.
  package let description: String

  /// Creates the outline of a screen.
  package init(_ root: ScreenElement) {
    var lines: [String] = []
    Self.add(root, depth: 0, to: &lines)
    description = lines.joined(separator: "\n")
  }

  private static func add(_ element: ScreenElement, depth: Int, to lines: inout [String]) {
    guard element.isVisible else { return }
    lines.append(String(repeating: "  ", count: depth) + line(element).shortened)
    for child in element.children { add(child, depth: depth + 1, to: &lines) }
  }

  private static func line(_ element: ScreenElement) -> String {
    var parts = [element.type]
    if let text = element.text ?? element.label, !text.isEmpty { parts.append("“\(text)”") }
    if let identifier = element.identifier { parts.append("id: \(identifier)") }
    if let value = element.value, !value.isEmpty, value != element.text {
      parts.append("value: \(value)")
    }
    if let placeholder = element.placeholder { parts.append("placeholder: “\(placeholder)”") }
    if let color = element.textColor { parts.append("text \(HexColor(color))") }
    if let color = element.backgroundColor, color.alpha > 0 {
      parts.append("background \(HexColor(color))")
    }
    if !element.isEnabled { parts.append("disabled") }
    if element.isSelected { parts.append("selected") }
    if element.isFocused { parts.append("focused") }
    let frame = element.frame
    parts.append(
      "(\(short(frame.minX)), \(short(frame.minY)), \(short(frame.width))×\(short(frame.height)))")
    return parts.joined(separator: " ")
  }

  private static func short(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}

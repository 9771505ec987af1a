import Foundation
import Safeguards

/// The elements of a screen as text for people or JSON for programs.
package enum ElementList {
  /// Returns a line for each element, indented by its depth.
  /// - Parameter indentation: The number of levels by which all lines are indented.
  package static func text(_ elements: [ReportedElement], indentation: Int = 0) -> String {
    lines(elements, depth: indentation).joined(separator: "\n")
  }

  private static func lines(_ elements: [ReportedElement], depth: Int) -> [String] {
    elements.flatMap { element in
      [String(repeating: "  ", count: depth) + line(element).onOneLine.shortened]
        + lines(element.children, depth: depth + 1)
    }
  }

  private static func line(_ element: ReportedElement) -> String {
    var parts = [element.kind]
    if let text = element.text ?? element.label, !text.isEmpty { parts.append("“\(text)”") }
    if let label = element.label, element.text != nil { parts.append("label “\(label)”") }
    if let value = element.value, !value.isEmpty { parts.append("value “\(value)”") }
    if let placeholder = element.placeholder { parts.append("placeholder “\(placeholder)”") }
    if let identifier = element.identifier { parts.append("id \(identifier)") }
    parts += element.states
    let frame = element.frame.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    parts.append("(\(frame[0]), \(frame[1]), \(frame[2])×\(frame[3]))")
    if let selector = element.selector { parts.append("→ \(selector)") }
    return parts.joined(separator: " ")
  }

  /// Returns the screen as JSON.
  /// - Throws: An error of the encoder.
  package static func json(_ screen: ReportedScreen) throws -> String {
    try JSONText(screen).text
  }
}

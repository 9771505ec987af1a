import Foundation

/// Descriptions of an element, as in `debugDescription`.
extension CapturedElement {
  /// A one-line description, such as `Button, 0x600001, {{16.0, 100.0}, {80.0, 34.0}}, label:
  /// 'OK'`.
  var line: String {
    let parts = [typeName, address, processID.map { "pid: \($0)" }, frameText] + attributes
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// A one-line description without the address and frame.
  var shortLine: String { ([typeName] + attributes).joined(separator: ", ") }

  /// The descriptions of the element and its descendants, one per line.
  var subtree: String {
    var lines = [" →" + line]
    for child in content { child.add(to: &lines, indentation: "    ") }
    return lines.joined(separator: "\n")
  }

  /// The descriptions of the element's ancestors and the element itself, one per line.
  var pathText: String {
    path.enumerated().map { depth, element in
      String(repeating: " ", count: depth + 1) + (depth == 0 ? "→" : "↳") + element.line
    }.joined(separator: "\n")
  }

  private func add(to lines: inout [String], indentation: String) {
    lines.append(indentation + line)
    for child in content { child.add(to: &lines, indentation: indentation + "  ") }
  }

  private var typeName: String { elementType.name + (isMainWindow ? " (Main)" : "") }

  private var isMainWindow: Bool {
    elementType == .window && parent?.content.first { $0.elementType == .window } === self
  }

  private var address: String { "0x" + String(UInt(bitPattern: element.id), radix: 16) }

  private var frameText: String? {
    if elementType == .application { return nil }
    func short(_ length: Double) -> String { String(format: "%.1f", length) }
    let origin = "{\(short(frame.minX)), \(short(frame.minY))}"
    return "{\(origin), {\(short(frame.width)), \(short(frame.height))}}"
  }

  private var attributes: [String] {
    var parts: [String] = []
    if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
    if !label.isEmpty { parts.append("label: '\(label)'") }
    if let placeholderValue, !placeholderValue.isEmpty {
      parts.append("placeholderValue: '\(placeholderValue)'")
    }
    if let value = element.value, !value.isEmpty { parts.append("value: \(value)") }
    if !isEnabled { parts.append("Disabled") }
    if isSelected { parts.append("Selected") }
    if hasFocus { parts.append("Keyboard Focused") }
    return parts
  }
}

import Safeguards
import Yams

/// The original text of a step on one line, with nested steps abbreviated.
struct StepTitle {
  let text: String

  init(_ name: String, _ node: Node?) {
    guard let node, let what = Self.text(of: node, depth: 0), !what.isEmpty else {
      text = name
      return
    }
    text = "\(name): \(what)".onOneLine.shortened
  }

  private static func text(of node: Node, depth: Int) -> String? {
    if let text = node.string { return depth > 0 ? YAMLText.quoted(text) : text }
    guard depth < 4, node.mapping != nil else { return node.sequence == nil ? nil : "[…]" }
    let pairs = node.pairs.compactMap { key, value -> String? in
      guard let name = key.string, !["label", "optional"].contains(name) else { return nil }
      if name == "commands" { return "\(name): […]" }
      return text(of: value, depth: depth + 1).map { "\(name): \($0)" }
    }
    return pairs.isEmpty ? nil : "{ \(pairs.joined(separator: ", ")) }"
  }
}

/// A selector that identifies a single element on a screen.
struct SuggestedSelector: Equatable, Sendable {
  /// The property that identifies the element.
  enum Key: String, Sendable { case id, text }

  var key: Key
  var text: String
  /// The index among the elements with the same text, starting from 0.
  var index: Int

  /// The keys and values that a flow writes.
  var pairs: [String] {
    let pair = "\(key.rawValue): \(YAMLText.quoted(text))"
    return index == 0 ? [pair] : [pair, "index: \(index)"]
  }

  /// The selector as it's written in a flow.
  var yaml: String {
    if key == .text, index == 0 { return YAMLText.quoted(text) }
    return "{ \(pairs.joined(separator: ", ")) }"
  }
}

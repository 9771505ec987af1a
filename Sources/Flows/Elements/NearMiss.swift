import DeviceProtocol
import Suggestions

/// A suggestion for a selector that doesn't match anything on the screen.
enum NearMiss {
  /// Returns `did you mean …?` if something on the screen is spelled similarly.
  static func advice(for selector: ElementSelector, on root: ScreenElement) -> String? {
    let elements = ElementIndex(root).entries.map(\.element)
    let ids = Set(elements.compactMap(\.identifier))
    let texts = Set(
      elements.flatMap { [$0.text, $0.label, $0.value, $0.placeholder] }.compactMap(\.self))
    if let id = selector.id, !ids.contains(where: id.matches) {
      return advice(Spelling.near("\(id)", among: ids), as: "id")
        ?? advice(texts.filter(id.matches), as: "text")
    }
    if let text = selector.text, !texts.contains(where: text.matches) {
      return advice(Spelling.near("\(text)", among: texts), as: nil)
        ?? advice(ids.filter(text.matches), as: "id")
    }
    return nil
  }

  private static func advice(_ names: some Collection<String>, as key: String?) -> String? {
    guard !names.isEmpty else { return nil }
    let written = names.sorted().prefix(3).map { name in
      key.map { "\($0): \(name)" } ?? "“\(name)”"
    }
    return "did you mean \(written.joined(separator: " or "))?"
  }
}

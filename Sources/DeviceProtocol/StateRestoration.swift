import DisplayList

/// The state that an app was restored to after it was rebuilt.
package struct StateRestoration: Codable, Equatable, Sendable {
  /// The title of the screen, or the name of its view controller's class.
  package var screen: String
  /// Whether the screen differs from the one that the app starts with.
  package var isElsewhere: Bool
  /// Whether the app supports Apple's state restoration, and was restored by it.
  package var isByApp: Bool
  /// The number of fields whose text was restored.
  package var texts: Int
  /// The number of switches, sliders, and other controls whose value was restored.
  package var values: Int
  /// The number of views whose scroll position was restored.
  package var scrolls: Int
  /// A sentence for each item that couldn't be restored, with the reason.
  package var leftOut: [String]

  /// The maximum number of sentences to report.
  private static let mostLeftOut = 8

  /// Creates the result of restoring an app.
  package init(
    screen: String, isElsewhere: Bool, isByApp: Bool = false, texts: Int, values: Int, scrolls: Int,
    leftOut: [String]
  ) {
    self.screen = screen
    self.isElsewhere = isElsewhere
    self.isByApp = isByApp
    self.texts = texts
    self.values = values
    self.scrolls = scrolls
    self.leftOut = Array(leftOut.prefix(Self.mostLeftOut))
  }

  /// Whether there's something to report.
  package var isTold: Bool { isElsewhere || texts + values + scrolls > 0 || !leftOut.isEmpty }

  func checkLimits() throws {
    try AppLimit.reportText.check(screen.utf8.count)
    try AppLimit.callers.check(leftOut.count)
    for text in leftOut { try AppLimit.reportText.check(text.utf8.count) }
    for count in [texts, values, scrolls] { try AppLimit.keptState.check(count) }
  }

  /// The text for the user, such as “Returned to “Detail”: 2 texts and 1 control restored.”
  package var summary: String {
    if isByApp { return "Returned to “\(screen)” with the app's own state restoration." }
    let counts = [
      Self.count(texts, "text"), Self.count(values, "control"),
      Self.count(scrolls, "scroll position"),
    ].compactMap(\.self)
    let what = Self.list(counts)
    if isElsewhere {
      return "Returned to “\(screen)”" + (what.isEmpty ? "." : ": \(what) restored.")
    }
    return what.isEmpty ? "Started from the first screen." : "\(what) restored."
  }

  private static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) and \(last)"
  }

  private static func count(_ number: Int, _ name: String) -> String? {
    number == 0 ? nil : number == 1 ? "1 \(name)" : "\(number) \(name)s"
  }
}

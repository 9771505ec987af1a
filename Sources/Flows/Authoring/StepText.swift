/// Steps of a flow, written from words on a command line.
package enum StepText {
  /// Returns the step that taps on an element or a point.
  /// - Parameter target: A text, a point such as `120,300`, or a selector in braces, as in the list
  ///   of elements.
  package static func tap(_ target: String) -> String {
    let isPoint = ScreenPoint(target) != nil
    return "- tapOn: " + (isPoint ? "{ point: \(YAMLText.quoted(target)) }" : selector(target))
  }

  /// Returns the step that types text.
  package static func type(_ text: String) -> String { "- inputText: \(YAMLText.quoted(text))" }

  /// Returns the step that swipes in a direction.
  /// - Parameter target: The text or selector of the element to start from, if any.
  package static func swipe(_ direction: SwipeDirection, from target: String?) -> String {
    let start = target.map { ", from: \(selector($0))" } ?? ""
    return "- swipe: { direction: \(direction.rawValue)\(start) }"
  }

  private static func selector(_ target: String) -> String {
    target.hasPrefix("{") ? target.onOneLine : YAMLText.quoted(target)
  }
}

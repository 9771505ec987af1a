import Flows

/// The element or location that a tool touches.
struct TargetArguments {
  /// The longest text of a selector, in bytes.
  static let longestText = 1_000

  /// The parameters that specify the target.
  static let parameters = [
    ToolParameter(
      "text", .text(longest: longestText),
      "The element's text, label, value, or placeholder, as in the list of elements."),
    ToolParameter("id", .text(longest: longestText), "The element's accessibility identifier."),
    ToolParameter(
      "index", .whole(-1_000...1_000), "Which of several matching elements, starting from 0."),
    ToolParameter(
      "point", .text(longest: 40),
      "A point such as “120,300” or “50%,90%”: of the screen or, with a text or an ID, of the element."
    ),
  ]

  /// The selector, or `nil` if the target isn't an element.
  let selector: ElementSelector?
  /// The location on the screen or in the element.
  let point: ScreenPoint?

  /// - Throws: `ToolFailure` if the arguments contradict each other.
  init(_ arguments: ToolArguments) throws(ToolFailure) {
    var selector = ElementSelector()
    selector.text = arguments.text("text").map(TextPattern.init)
    selector.id = arguments.text("id").map(TextPattern.init)
    let isElement = selector.text != nil || selector.id != nil
    selector.index = arguments.whole("index")
    guard isElement || selector.index == nil else {
      throw ToolFailure("“index” requires a text or an ID.")
    }
    self.selector = isElement ? selector : nil
    guard let text = arguments.text("point") else {
      point = nil
      return
    }
    guard let point = ScreenPoint(text) else {
      throw ToolFailure("Invalid point “\(text)”: use “120,300” or “50%,90%”.")
    }
    self.point = point
  }

  /// The target, or `nil` if the arguments don't specify one.
  var target: TapTarget? {
    if let selector { return .element(selector, at: point) }
    return point.map(TapTarget.point)
  }
}

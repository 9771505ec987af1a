import Foundation

/// What's shown below a title: a view or, if there's none, a text.
@MainActor
struct NavigationSubtitleContent {
  var text: String?
  var styledText: AttributedString?
  var view: UIView?

  var string: String? { styledText.map { String($0.characters) } ?? text }

  var isEmpty: Bool { view == nil && string?.isEmpty ?? true }
}

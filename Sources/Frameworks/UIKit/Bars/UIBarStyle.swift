/// The styles of bars.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarstyle>.
public enum UIBarStyle: Int, Sendable {
  /// The style of the current interface style.
  case `default` = 0
  /// Dark.
  case black = 1
  /// A deprecated name of a dark, translucent look.
  case blackTranslucent = 2
}

extension StoryboardCoder {
  /// The look of the bar that's read.
  var barStyle: UIBarStyle {
    let styles: [String: UIBarStyle] = [
      "default": .default, "black": .black, "blackTranslucent": .blackTranslucent,
      "blackOpaque": .black,
    ]
    return value("barStyle", styles) ?? .default
  }
}

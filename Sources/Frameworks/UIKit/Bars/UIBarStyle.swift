/// The styles of bars.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarstyle>.
public enum UIBarStyle: Int, Sendable {
  /// The style that matches the current interface style.
  case `default` = 0
  /// Dark.
  case black = 1
  /// A deprecated name for a dark, translucent appearance.
  case blackTranslucent = 2
}

extension StoryboardCoder {
  /// The style that the bar is drawn with.
  var barStyle: UIBarStyle {
    let styles: [String: UIBarStyle] = [
      "default": .default, "black": .black, "blackTranslucent": .blackTranslucent,
      "blackOpaque": .black,
    ]
    return value("barStyle", styles) ?? .default
  }
}

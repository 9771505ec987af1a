import Foundation

extension PersonNameComponents {
  /// The style of a formatted name.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle>.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The parts of a formatted name.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The name that friends use: the nickname, or else the given name.
      case short
      /// The given and family names.
      case medium
      /// All parts of the name except for the nickname.
      case long
      /// The initials.
      case abbreviated
    }

    /// The parts of a formatted name.
    public var style: Style
    /// The language and region.
    public var locale: Locale

    /// Creates a style for formatting names.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Formats a name.
    public func format(_ value: PersonNameComponents) -> String {
      let style: PersonNameComponentsFormatter.Style =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return PersonNameText(value, style).string
    }

    /// Returns the same style with another locale.
    public func locale(_ locale: Locale) -> Self {
      Self(style: style, locale: locale)
    }
  }

  /// Returns the given and family names.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// Returns the formatted name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style with the given name parts.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

import Foundation

/// A localized string that's looked up later.
///
/// Follows <https://developer.apple.com/documentation/foundation/localizedstringresource>.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where the string's table is.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's bundle.
    case main
    /// The bundle at a URL.
    case atURL(URL)

    fileprivate var bundle: Bundle {
      switch self {
      case .main: .main
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text, with its values, if the table doesn't have the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `nil` is the default one.
  public let table: String?
  /// The locale for which values are formatted.
  public var locale: Locale

  private let isKeyFromValue: Bool
  private let bundle: BundleDescription

  /// Creates a string whose key is its text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    isKeyFromValue = true
  }

  /// Creates a string with a key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    isKeyFromValue = false
  }

  /// Creates a string from a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates a string from a literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  fileprivate var text: String {
    defaultValue.string(
      key, default: isKeyFromValue ? nil : defaultValue.key, table: table, bundle: bundle.bundle,
      locale: locale)
  }
}

extension String {
  /// Creates the text of a resource in the user's language.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text
  }
}

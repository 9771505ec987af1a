import Foundation

/// A localized string that's looked up later.
///
/// Follows <https://developer.apple.com/documentation/foundation/localizedstringresource>.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where the string's table is.
  public enum BundleDescription: @unchecked Sendable {
    /// The app's bundle.
    case main
    /// The bundle with the code of a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    fileprivate var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
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

  /// The bundle with the table.
  public let bundle: BundleDescription

  private let isKeyFromValue: Bool

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

  /// Creates a string whose key is its text, with a bundle's table.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  /// Creates a string with a key, with a bundle's table.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  /// Creates a string from a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates a string from a literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Returns whether two resources have the same key, text, table, locale, and bundle.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.key == rhs.key && lhs.defaultValue == rhs.defaultValue && lhs.table == rhs.table
      && lhs.locale == rhs.locale && lhs.bundle.bundle == rhs.bundle.bundle
  }

  fileprivate var text: String {
    defaultValue.string(
      key, default: isKeyFromValue ? nil : defaultValue.key, table: table, bundle: bundle.bundle,
      locale: locale)
  }
}

/// A type whose values have localized text.
///
/// Follows
/// <https://developer.apple.com/documentation/foundation/customlocalizedstringresourceconvertible>.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension AttributedString {
  /// Creates the text of a resource in the user's language, with Markdown parsed.
  public init(localized resource: LocalizedStringResource) {
    self.init(localizedMarkdown: resource.text)
  }
}

extension String {
  /// Creates the text of a resource in the user's language.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text
  }
}

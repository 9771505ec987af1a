import Foundation

extension String {
  /// A key of a string table, with the values to insert into the text.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/string/localizationvalue>.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Collects the key and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var values: [Value] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends literal text.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Appends a string as a `%@` argument.
      public mutating func appendInterpolation(_ string: String) {
        append("%@", .text(string))
      }

      /// Appends the description of a value.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        switch value {
        case let value as any FixedWidthInteger & SignedInteger:
          append("%lld", .integer(Int64(truncatingIfNeeded: value)))
        case let value as any FixedWidthInteger & UnsignedInteger:
          append("%llu", .integer(Int64(truncatingIfNeeded: value)))
        case let value as any BinaryFloatingPoint: append("%lf", .number(Double(value)))
        default: append("%@", .text(String(describing: value)))
        }
      }

      /// Appends a value with a format specifier, such as `%.2f`.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        switch value {
        case let value as any FixedWidthInteger:
          append(specifier, .integer(Int64(truncatingIfNeeded: value)))
        case let value as any BinaryFloatingPoint: append(specifier, .number(Double(value)))
        default: append(specifier, .text(String(describing: value)))
        }
      }

      /// Appends a formatted value.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String {
        append("%@", .text(format.format(value)))
      }

      private mutating func append(_ specifier: String, _ value: Value) {
        key += specifier
        values.append(value)
      }
    }

    fileprivate enum Value: Equatable, Sendable {
      case text(String)
      case integer(Int64)
      case number(Double)

      var argument: any CVarArg {
        switch self {
        case .text(let text): text as NSString
        case .integer(let integer): integer
        case .number(let number): number
        }
      }
    }

    let key: String
    fileprivate let values: [Value]

    /// Creates a key without values.
    public init(_ value: String) {
      key = value
      values = []
    }

    /// Creates a key from a string literal.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Creates a key with values.
    public init(stringInterpolation: StringInterpolation) {
      values = stringInterpolation.values
      key =
        values.isEmpty
        ? stringInterpolation.key.replacing("%%", with: "%") : stringInterpolation.key
    }

    /// Returns the text that a table has for a key, with the values inserted.
    func string(
      _ key: String, default text: String?, table: String?, bundle: Bundle?, locale: Locale
    ) -> String {
      let format = BundleCalls.localizedString(
        forKey: key, value: text, table: table, in: bundle ?? .main)
      guard !values.isEmpty else { return format }
      return PluralFormats.string(
        format: format, locale: locale, arguments: values.map(\.argument))
    }
  }

  /// Creates the localized string for a key, with the key's values inserted.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.string(
      keyAndValue.key, default: nil, table: table, bundle: bundle, locale: locale)
  }

  /// Creates the localized string for a key, or a default value, with values inserted.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.string(
      "\(key)", default: defaultValue.key, table: table, bundle: bundle, locale: locale)
  }
}

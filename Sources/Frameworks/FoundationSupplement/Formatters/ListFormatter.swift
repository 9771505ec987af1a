import Foundation

/// Formats a list of items for use in a sentence in the user's language.
///
/// Follows <https://developer.apple.com/documentation/foundation/listformatter>.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale, which is the user's locale by default.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter for items that aren't strings.
  open var itemFormatter: Formatter?

  /// Creates a formatter for the user's language.
  public override init() {
    super.init()
  }

  /// Creates a formatter from an archive, with the default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Formats strings as a list in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// Formats items as a list, or returns `nil` if an item can't be formatted.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in
      itemFormatter?.string(for: item) ?? (item as? String) ?? "\(item)"
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Formats an array as a list.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}

import Foundation

/// Writes a list of items as a sentence of the user's language has it.
///
/// Follows <https://developer.apple.com/documentation/foundation/listformatter>.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; the user's unless another is set.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes the items that aren't strings.
  open var itemFormatter: Formatter?

  /// Creates a formatter for the user's language.
  public override init() {
    super.init()
  }

  /// Creates a formatter from an archive, with the default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Writes strings as a list in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// Writes items as a list; `nil` if one of them can't be written.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in
      itemFormatter?.string(for: item) ?? (item as? String) ?? "\(item)"
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Writes an array as a list.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}

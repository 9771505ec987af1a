import Foundation

/// Formats a person's name, and parses its parts.
///
/// Follows <https://developer.apple.com/documentation/foundation/personnamecomponentsformatter>.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The parts of a formatted name.
  public enum Style: Int, Sendable {
    /// The given and family names.
    case `default` = 0
    /// The name that friends use: the nickname, or else the given name.
    case short = 1
    /// The given and family names.
    case medium = 2
    /// All parts of the name except for the nickname.
    case long = 3
    /// The initials.
    case abbreviated = 4
  }

  /// Options for formatting a name.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Uses the pronunciation of the name instead of its spelling.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The parts of a formatted name.
  open var style: Style = .default
  /// Whether to use the pronunciation of the name.
  open var isPhonetic = false
  /// The locale, which is the user's locale by default.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter for given and family names.
  public override init() {
    super.init()
  }

  /// Creates a formatter from an archive, with the default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Formats a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Formats a name.
  open func string(from components: PersonNameComponents) -> String {
    text(of: components).string
  }

  /// Formats a name, with an attribute on each part that identifies its kind.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    let name = text(of: components)
    let result = NSMutableAttributedString(string: "")
    for (index, part) in name.parts.enumerated() {
      if index > 0 { result.append(NSAttributedString(string: name.separator)) }
      result.append(
        NSAttributedString(
          string: part.text,
          attributes: [NSAttributedString.Key(NSPersonNameComponentKey): part.key]))
    }
    return result
  }

  private func text(of components: PersonNameComponents) -> PersonNameText {
    let name = isPhonetic ? components.phoneticRepresentation : components
    return PersonNameText(name ?? PersonNameComponents(), style)
  }

  /// Parses the parts of a name, or returns `nil` if there aren't any.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameText.components(of: string)
  }

  /// Formats a name.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}

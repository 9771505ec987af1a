import Foundation

/// A way to move through some of the elements, such as the headings.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor>.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that finds the next element.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The direction of a search.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/direction>.
  public enum Direction: Int, Sendable {
    /// The search goes backward from the current element.
    case previous
    /// The search goes forward from the current element.
    case next
  }

  /// The elements that the system lets users navigate through.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype-swift.enum>.
  public enum SystemRotorType: Int, Sendable {
    /// No system rotor.
    case none
    /// Links.
    case link
    /// Visited links.
    case visitedLink
    /// Headings.
    case heading
    /// Headings of the first level.
    case headingLevel1
    /// Headings of the second level.
    case headingLevel2
    /// Headings of the third level.
    case headingLevel3
    /// Headings of the fourth level.
    case headingLevel4
    /// Headings of the fifth level.
    case headingLevel5
    /// Headings of the sixth level.
    case headingLevel6
    /// Bold text.
    case boldText
    /// Italic text.
    case italicText
    /// Underlined text.
    case underlineText
    /// Misspelled words.
    case misspelledWord
    /// Images.
    case image
    /// Text fields.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Landmarks.
    case landmark
  }

  /// The name.
  open var name: String
  /// The name with attributes.
  open var attributedName: NSAttributedString {
    didSet { name = attributedName.string }
  }
  /// A closure that finds the next element.
  open var itemSearchBlock: Search
  /// The system rotor that this rotor replaces.
  open private(set) var systemRotorType: SystemRotorType

  /// Creates a rotor with a name.
  public convenience init(name: String, itemSearch: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearch)
  }

  /// Creates a rotor with a name.
  public init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
    name = attributedName.string
    self.attributedName = attributedName
    itemSearchBlock = itemSearch
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor that replaces one of the system's rotors.
  public init(systemType type: SystemRotorType, itemSearch: @escaping Search) {
    name = ""
    attributedName = NSAttributedString()
    itemSearchBlock = itemSearch
    systemRotorType = type
    super.init()
  }
}

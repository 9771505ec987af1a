import Foundation

/// A suggestion for a search.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchsuggestion>.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text.
  var localizedSuggestion: String? { get }
  /// The text with attributes.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The text that screen readers speak.
  var localizedDescription: String? { get }
  /// The icon.
  var iconImage: UIImage? { get }
  /// The object that the suggestion represents.
  var representedObject: Any? { get set }
}

/// A suggestion with text and an icon.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchsuggestionitem>.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text.
  public let localizedSuggestion: String?
  /// The text with attributes.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The text that screen readers speak.
  public let localizedDescription: String?
  /// The icon.
  public let iconImage: UIImage?
  /// The object that the suggestion represents.
  open var representedObject: Any?

  /// Creates a suggestion with text.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion
    localizedAttributedSuggestion = nil
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion with text that has attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion.string
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}

import Foundation

/// The attributes of spoken text.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/speech-attributes-for-attributed-strings>.
extension NSAttributedString.Key {
  /// Whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = Self(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The language.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits until the current speech ends.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The pronunciation of a word.
  public static let accessibilitySpeechIPANotation = Self(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether each letter is spoken.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading.
  public static let accessibilityTextHeadingLevel = Self(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Custom information about text.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}

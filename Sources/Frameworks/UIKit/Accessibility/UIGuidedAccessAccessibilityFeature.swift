/// The accessibility features that an app can change while the device shows only this app.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiguidedaccessaccessibilityfeature>.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates features from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// VoiceOver.
  public static let voiceOver = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 0)
  /// Zoom.
  public static let zoom = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 1)
  /// AssistiveTouch.
  public static let assistiveTouch = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 2)
  /// Inverted colors.
  public static let invertColors = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 3)
  /// Grayscale.
  public static let grayscaleDisplay = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 4)
}

// VoiceOver isn't simulated, so no notification has these keys.
extension UIAccessibility {
  /// The key for the text of an announcement.
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key for whether an announcement was completed.
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The key for the element that has the focus.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key for the element that had the focus.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key for the assistive technology that moved the focus.
  public nonisolated static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"
}

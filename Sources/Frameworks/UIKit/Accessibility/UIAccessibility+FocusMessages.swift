import Foundation
import FoundationSupplement

extension UIAccessibility {
  /// VoiceOver has finished an announcement.
  public struct AnnouncementDidFinishMessage: NotificationCenter.MainActorMessage,
    BridgedMainActorMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.announcementDidFinishNotification
    }
    /// The text of the announcement.
    public var announcement: String
    /// Whether the announcement wasn't interrupted.
    public var wasSuccessful: Bool
    /// Creates a message.
    public init(announcement: String, wasSuccessful: Bool) {
      self.announcement = announcement
      self.wasSuccessful = wasSuccessful
    }

    /// Creates the message for a posted notification.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? {
      let info = notification.userInfo
      guard
        let text = info?[UIAccessibility.announcementStringValueUserInfoKey] as? String,
        let value = info?[UIAccessibility.announcementWasSuccessfulUserInfoKey]
      else { return nil }
      return Self(
        announcement: text,
        wasSuccessful: value as? Bool ?? (value as? NSNumber)?.boolValue ?? false)
    }

    /// Creates the notification for a posted message.
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(
        name: name,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: message.announcement,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: NSNumber(
            value: message.wasSuccessful),
        ])
    }
  }

  /// An assistive technology has focused on another element.
  public struct ElementFocusedMessage: NotificationCenter.MainActorMessage,
    BridgedMainActorMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.elementFocusedNotification
    }
    /// The element with the focus.
    public var element: AnyObject?
    /// Creates a message.
    public init(element: AnyObject?) { self.element = element }

    /// Creates the message for a posted notification.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? {
      let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey]
      return Self(element: element.map { $0 as AnyObject })
    }

    /// Creates the notification for a posted message.
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(
        name: name,
        userInfo: message.element.map { [UIAccessibility.focusedElementUserInfoKey: $0] })
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.AnnouncementDidFinishMessage>
{
  /// The identifier of `UIAccessibility.AnnouncementDidFinishMessage`.
  public static var announcementDidFinish: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ElementFocusedMessage> {
  /// The identifier of `UIAccessibility.ElementFocusedMessage`.
  public static var elementFocused: Self { .init() }
}

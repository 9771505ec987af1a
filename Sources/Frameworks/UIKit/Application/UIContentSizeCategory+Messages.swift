import Foundation

extension UIContentSizeCategory {
  /// The user has chosen another text size.
  @available(IOS26 )
  public struct DidChangeMessage: NotificationCenter.MainActorMessage, BridgedMainActorMessage {
    /// The type of the message's subject.
    public typealias Subject = UIContentSizeCategory
    /// The name of the message's notification.
    public static var name: Notification.Name { UIContentSizeCategory.didChangeNotification }
    /// Apple's name for the new text size.
    public var contentSize: String
    /// The screen with the text.
    public var screen: UIScreen
    /// Creates a message.
    public init(contentSize: String, screen: UIScreen) {
      self.contentSize = contentSize
      self.screen = screen
    }

    /// Creates the message for a posted notification.
    @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
      let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      guard let size = (value as? UIContentSizeCategory)?.rawValue ?? value as? String else {
        return nil
      }
      return Self(contentSize: size, screen: notification.object as? UIScreen ?? .main)
    }

    /// Creates the notification for a posted message.
    @MainActor public static func makeNotification(_ message: Self) -> Notification {
      Notification(
        name: name, object: message.screen,
        userInfo: [
          UIContentSizeCategory.newValueUserInfoKey: UIContentSizeCategory(
            rawValue: message.contentSize)
        ])
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIContentSizeCategory.DidChangeMessage> {
  /// The identifier of `UIContentSizeCategory.DidChangeMessage`.
  public static var contentSizeCategoryDidChange: Self { .init() }
}

import Foundation

extension UITextField {
  /// Editing of a text field has started.
  @available(IOS26 )
  public struct TextDidBeginEditingMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UITextField
    /// The name of the message's notification.
    public static var name: Notification.Name { UITextField.textDidBeginEditingNotification }
    /// The text field.
    public var textField: UITextField
    /// Creates a message.
    public init(textField: UITextField) { self.textField = textField }
    package init(_ object: UITextField) { self.init(textField: object) }
    package var object: UITextField { textField }
  }

  /// The user has changed the text of a text field.
  @available(IOS26 )
  public struct TextDidChangeMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UITextField
    /// The name of the message's notification.
    public static var name: Notification.Name { UITextField.textDidChangeNotification }
    /// The text field.
    public var textField: UITextField
    /// Creates a message.
    public init(textField: UITextField) { self.textField = textField }
    package init(_ object: UITextField) { self.init(textField: object) }
    package var object: UITextField { textField }
  }

  /// Editing of a text field has ended.
  @available(IOS26 )
  public struct TextDidEndEditingMessage: NotificationCenter.MainActorMessage,
    BridgedMainActorMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UITextField
    /// The name of the message's notification.
    public static var name: Notification.Name { UITextField.textDidEndEditingNotification }
    /// The reason that editing ended.
    public var reason: UITextField.DidEndEditingReason?
    /// The text field.
    public var textField: UITextField
    /// Creates a message.
    public init(reason: UITextField.DidEndEditingReason?, textField: UITextField) {
      self.reason = reason
      self.textField = textField
    }

    /// Creates the message for a posted notification.
    @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
      guard let textField = notification.object as? UITextField else { return nil }
      let value = notification.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? NSNumber
      return Self(
        reason: value.flatMap { DidEndEditingReason(rawValue: $0.intValue) }, textField: textField)
    }

    /// Creates the notification for a posted message.
    @MainActor public static func makeNotification(_ message: Self) -> Notification {
      var notification = Notification(name: name, object: message.textField)
      if let reason = message.reason {
        notification.userInfo = [
          UITextField.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)
        ]
      }
      return notification
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidBeginEditingMessage> {
  /// The identifier of `UITextField.TextDidBeginEditingMessage`.
  public static var textDidBeginEditing: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidChangeMessage> {
  /// The identifier of `UITextField.TextDidChangeMessage`.
  public static var textDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidEndEditingMessage> {
  /// The identifier of `UITextField.TextDidEndEditingMessage`.
  public static var textDidEndEditing: Self { .init() }
}

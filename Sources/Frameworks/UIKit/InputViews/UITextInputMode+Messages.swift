import Foundation

extension UITextInputMode {
  /// The keyboard of the text that is being edited has changed.
  @available(IOS26 )
  public struct CurrentInputModeDidChangeMessage: NotificationCenter.MainActorMessage, PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UITextInputMode
    /// The name of the message's notification.
    public static var name: Notification.Name {
      UITextInputMode.currentInputModeDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<UITextInputMode.CurrentInputModeDidChangeMessage>
{
  /// The identifier of `UITextInputMode.CurrentInputModeDidChangeMessage`.
  public static var currentInputModeDidChange: Self { .init() }
}

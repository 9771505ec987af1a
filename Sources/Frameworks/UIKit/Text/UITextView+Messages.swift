import Foundation

extension UITextView {
  /// Editing of a text view has started.
  @available(IOS26 )
  public struct TextDidBeginEditingMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UITextView
    /// The name of the message's notification.
    public static var name: Notification.Name { UITextView.textDidBeginEditingNotification }
    /// The text view.
    public var textView: UITextView
    /// Creates a message.
    public init(textView: UITextView) { self.textView = textView }
    package init(_ object: UITextView) { self.init(textView: object) }
    package var object: UITextView { textView }
  }

  /// The user has changed the text of a text view.
  @available(IOS26 )
  public struct TextDidChangeMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UITextView
    /// The name of the message's notification.
    public static var name: Notification.Name { UITextView.textDidChangeNotification }
    /// The text view.
    public var textView: UITextView
    /// Creates a message.
    public init(textView: UITextView) { self.textView = textView }
    package init(_ object: UITextView) { self.init(textView: object) }
    package var object: UITextView { textView }
  }

  /// Editing of a text view has ended.
  @available(IOS26 )
  public struct TextDidEndEditingMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UITextView
    /// The name of the message's notification.
    public static var name: Notification.Name { UITextView.textDidEndEditingNotification }
    /// The text view.
    public var textView: UITextView
    /// Creates a message.
    public init(textView: UITextView) { self.textView = textView }
    package init(_ object: UITextView) { self.init(textView: object) }
    package var object: UITextView { textView }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidBeginEditingMessage> {
  /// The identifier of `UITextView.TextDidBeginEditingMessage`.
  public static var textDidBeginEditing: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidChangeMessage> {
  /// The identifier of `UITextView.TextDidChangeMessage`.
  public static var textDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidEndEditingMessage> {
  /// The identifier of `UITextView.TextDidEndEditingMessage`.
  public static var textDidEndEditing: Self { .init() }
}

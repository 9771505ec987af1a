import Foundation
import UIKitCore

extension UIDocument {
  /// The state of a document has changed.
  @available(IOS26 )
  public struct StateChangedMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UIDocument
    /// The name of the message's notification.
    public static var name: Notification.Name { UIDocument.stateChangedNotification }
    /// The document.
    public var document: UIDocument
    /// Creates a message.
    public init(document: UIDocument) { self.document = document }
    package init(_ object: UIDocument) { self.init(document: object) }
    package var object: UIDocument { document }
  }

  /// A document has been moved to a folder where it can be changed.
  @available(IOS26 )
  public struct DidMoveToWritableLocationMessage: NotificationCenter.AsyncMessage,
    BridgedAsyncMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIDocument
    /// The name of the message's notification.
    public static var name: Notification.Name {
      UIDocument.didMoveToWritableLocationNotification
    }
    /// The document.
    public var document: UIDocument
    /// The file of the document before the move.
    public var oldURL: URL
    /// Creates a message.
    public init(document: UIDocument, oldURL: URL) {
      self.document = document
      self.oldURL = oldURL
    }

    /// Creates the message for a posted notification.
    public static func makeMessage(_ notification: Notification) -> Self? {
      let url = notification.userInfo?[UIDocument.didMoveToWritableLocationOldURLKey] as? URL
      guard let document = notification.object as? UIDocument, let url else { return nil }
      return Self(document: document, oldURL: url)
    }

    /// Creates the notification for a posted message.
    public static func makeNotification(_ message: Self) -> Notification {
      Notification(
        name: name, object: message.document,
        userInfo: [UIDocument.didMoveToWritableLocationOldURLKey: message.oldURL])
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDocument.StateChangedMessage> {
  /// The identifier of `UIDocument.StateChangedMessage`.
  public static var stateChanged: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDocument.DidMoveToWritableLocationMessage>
{
  /// The identifier of `UIDocument.DidMoveToWritableLocationMessage`.
  public static var didMoveToWritableLocation: Self { .init() }
}

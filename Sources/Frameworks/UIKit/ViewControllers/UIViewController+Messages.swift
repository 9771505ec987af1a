import Foundation

extension UIViewController {
  /// A split view controller has been expanded or collapsed.
  @available(IOS26 )
  public struct ShowDetailTargetDidChangeMessage: NotificationCenter.MainActorMessage, ObjectMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIViewController
    /// The name of the message's notification.
    public static var name: Notification.Name {
      UIViewController.showDetailTargetDidChangeNotification
    }
    /// The view controller.
    public var viewController: UIViewController
    /// Creates a message.
    public init(viewController: UIViewController) { self.viewController = viewController }
    package init(_ object: UIViewController) { self.init(viewController: object) }
    package var object: UIViewController { viewController }
  }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIViewController.ShowDetailTargetDidChangeMessage
  >
{
  /// The identifier of `UIViewController.ShowDetailTargetDidChangeMessage`.
  public static var showDetailTargetDidChange: Self { .init() }
}

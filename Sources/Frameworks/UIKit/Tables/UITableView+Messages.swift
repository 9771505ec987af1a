import Foundation

extension UITableView {
  /// The selected rows of a table have changed.
  @available(IOS26 )
  public struct SelectionDidChangeMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UITableView
    /// The name of the message's notification.
    public static var name: Notification.Name { UITableView.selectionDidChangeNotification }
    /// The table.
    public var tableView: UITableView
    /// Creates a message.
    public init(tableView: UITableView) { self.tableView = tableView }
    package init(_ object: UITableView) { self.init(tableView: object) }
    package var object: UITableView { tableView }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITableView.SelectionDidChangeMessage> {
  /// The identifier of `UITableView.SelectionDidChangeMessage`.
  public static var selectionDidChange: Self { .init() }
}

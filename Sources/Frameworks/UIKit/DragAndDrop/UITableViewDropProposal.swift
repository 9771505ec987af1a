/// A proposal for handling the items over a table view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropproposal>.
open class UITableViewDropProposal: UIDropProposal {
  /// The intended effect of a drop on a table view.
  public enum Intent: Int, Sendable {
    /// The table view doesn't show the destination.
    case unspecified
    /// The items are inserted at the position, where a gap opens.
    case insertAtDestinationIndexPath
    /// The items are dropped into the row at the position, which is highlighted.
    case insertIntoDestinationIndexPath
    /// The items are inserted between rows or dropped into one, depending on the location of the
    /// touch.
    case automatic
  }

  /// The intended effect of the drop on the table view.
  open private(set) var intent = Intent.unspecified

  /// Creates a proposal that doesn't show the destination.
  public override init(operation: UIDropOperation) {
    super.init(operation: operation)
  }

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    super.init(operation: operation)
    self.intent = intent
  }

  override func duplicate() -> UIDropProposal {
    filled(UITableViewDropProposal(operation: operation, intent: intent))
  }
}

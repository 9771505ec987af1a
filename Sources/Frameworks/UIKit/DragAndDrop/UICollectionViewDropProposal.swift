/// A proposal for handling the items over a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal>.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The intended effect of a drop on a collection view.
  public enum Intent: Int, Sendable {
    /// The collection view doesn't show the destination.
    case unspecified
    /// The items are inserted at the position, where a gap opens.
    case insertAtDestinationIndexPath
    /// The items are dropped into the item at the position, which is highlighted.
    case insertIntoDestinationIndexPath
  }

  /// The intended effect of the drop on the collection view.
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
    filled(UICollectionViewDropProposal(operation: operation, intent: intent))
  }
}

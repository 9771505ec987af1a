/// An item that the user drags, with the data that it represents.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragitem>.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the item.
  open private(set) var itemProvider: NSItemProvider
  /// A custom object for the item, available only within the app.
  open var localObject: Any?
  /// A closure that creates the preview while the item is dragged, or `nil` to keep the lifted
  /// preview.
  open var previewProvider: (() -> UIDragPreview?)? {
    didSet { DragOperation.current?.previewDidChange(of: self) }
  }

  /// Creates an item with its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }

  /// Requests the item's preview from the drop interaction's delegate again while the item is
  /// dropped.
  open func setNeedsDropPreviewUpdate() {
    DragOperation.dropping?.updateDropPreview(of: self)
  }
}

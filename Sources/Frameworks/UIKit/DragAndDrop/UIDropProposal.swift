import Stubs

/// The operation for dropped items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropoperation>.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing is dropped.
  case cancel
  /// The view could accept the items, but not at this location or time.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved, if the source allows it.
  case move
}

/// A proposal for handling the items over a drop interaction's view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropproposal>.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  /// The operation for the items.
  open private(set) var operation: UIDropOperation
  /// Whether the drop targets a point above the touch, such as a position between letters.
  open var isPrecise = false {
    didSet { Stub.dropPrecise.report(if: isPrecise) }
  }
  /// Whether the items' previews should keep their full size over the view.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
  }

  /// Returns a proposal with the same properties.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copied: Any?
    MainActor.assumeIsolated { copied = duplicate() }
    return copied as Any
  }

  func duplicate() -> UIDropProposal { filled(UIDropProposal(operation: operation)) }

  final func filled(_ copy: UIDropProposal) -> UIDropProposal {
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}

import Stubs

/// The situations in which a text view keeps the views of attachments.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextattachmentviewproviderreusepolicy>.
@available(IOS27 )
public struct UITextAttachmentViewProviderReusePolicy: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Keeps views that are scrolled out of the visible area.
  public static var onScrollingOutOfViewport: UITextAttachmentViewProviderReusePolicy {
    UITextAttachmentViewProviderReusePolicy(rawValue: 1 << 0)
  }
  /// Keeps views when their paragraph is edited.
  public static var onEditingInlineParagraphs: UITextAttachmentViewProviderReusePolicy {
    UITextAttachmentViewProviderReusePolicy(rawValue: 1 << 1)
  }
}

extension UITextView {
  /// Keeps the views of a class of view providers in some situations.
  @available(IOS27 )
  public func register(
    _ policy: UITextAttachmentViewProviderReusePolicy,
    forTextAttachmentViewProviderType viewProviderType: AnyClass
  ) {
    Stub.attachmentViewReuse.report()
  }
}

import Stubs

/// The area in which a text view lays out its text.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextcontainer>.
open class NSTextContainer: NSObject {
  weak var textView: UITextView?

  /// Creates a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without a size.
  public override convenience init() {
    self.init(size: .zero)
  }

  /// The size of the area.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      withTextView { _ in Stub.textContainerSize.tell() }
    }
  }

  /// The paths that text is kept out of.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { Stub.textContainerExclusionPaths.tell(if: !exclusionPaths.isEmpty) }
  }

  /// The space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      guard lineFragmentPadding != oldValue else { return }
      withTextView { $0.containerDidChange() }
    }
  }

  /// The number of lines that are shown at most; 0 allows any number.
  open var maximumNumberOfLines = 0 {
    didSet { Stub.textContainerMaximumLines.tell(if: maximumNumberOfLines > 0) }
  }

  /// What happens to text that doesn't fit.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { Stub.textContainerLineBreakMode.tell(if: lineBreakMode != oldValue) }
  }

  /// Calls a closure with the text view, which has its container on the main thread.
  private func withTextView(_ body: @MainActor (UITextView) -> Void) {
    nonisolated(unsafe) let container = self
    guard container.textView != nil else { return }
    MainActor.assumeIsolated {
      if let textView = container.textView { body(textView) }
    }
  }
}

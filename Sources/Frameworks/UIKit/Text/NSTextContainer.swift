import Foundation
import Stubs

/// The area in which a layout manager lays out text.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextcontainer>.
open class NSTextContainer: NSObject {
  weak var textView: UITextView?
  private weak var storedLayoutManager: NSLayoutManager?

  /// Creates a container with a size.
  ///
  /// A width or height of 0 is unlimited.
  public init(size: CGSize) {
    chosenSize = size
    super.init()
  }

  /// Creates a container without limits.
  public override convenience init() {
    self.init(size: .zero)
  }

  /// The layout manager that lays out text in the container.
  open internal(set) var layoutManager: NSLayoutManager? {
    get {
      if let storedLayoutManager { return storedLayoutManager }
      nonisolated(unsafe) let container = self
      nonisolated(unsafe) var manager: NSLayoutManager?
      guard container.textView != nil else { return nil }
      MainActor.assumeIsolated { manager = container.textView?.layoutManager }
      return manager
    }
    set { storedLayoutManager = newValue }
  }

  /// The layout manager, unless the text view hasn't created one yet.
  final var madeLayoutManager: NSLayoutManager? { storedLayoutManager }

  /// Replaces the container's layout manager.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let containers = old.textContainers
    let storage = old.textStorage
    for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
    containers.forEach { newLayoutManager.addTextContainer($0) }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
  }

  /// The size of the area.
  ///
  /// A width or height of 0 is unlimited.
  open var size: CGSize {
    get {
      nonisolated(unsafe) let container = self
      guard container.textView != nil else { return chosenSize }
      return MainActor.assumeIsolated { container.textView?.size(of: container) } ?? chosenSize
    }
    set {
      guard newValue != chosenSize else { return }
      chosenSize = newValue
      didChange()
    }
  }

  /// The size that the app specified.
  private(set) final var chosenSize: CGSize

  /// The paths that text flows around, in the coordinates of the container.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { didChange() }
  }

  /// The space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange() } }
  }

  /// The maximum number of lines, or 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange() } }
  }

  /// The line break mode of the last line if the text doesn't fit.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }

  /// Whether the width of the container follows its text view.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { didChange() } }
  }

  /// Whether the height of the container follows its text view.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { didChange() } }
  }

  /// Whether the container is a rectangle without exclusion paths.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Returns the part of a proposed rectangle that a line can use, and the remaining part on the
  /// right.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    let spans = freeSpans(
      from: Double(proposedRect.minX), to: Double(min(proposedRect.maxX, limitedWidth)),
      top: proposedRect.minY, height: proposedRect.height)
    func rect(_ index: Int) -> CGRect {
      guard spans.indices.contains(index) else { return .zero }
      return CGRect(
        x: spans[index].lowerBound, y: Double(proposedRect.minY),
        width: spans[index].upperBound - spans[index].lowerBound,
        height: Double(proposedRect.height))
    }
    remainingRect?.pointee = rect(1)
    return rect(0)
  }

  private func didChange() {
    nonisolated(unsafe) let container = self
    container.madeLayoutManager?.textContainerChangedGeometry(container)
    guard container.textView != nil else { return }
    MainActor.assumeIsolated {
      container.textView?.containerGeometryDidChange()
    }
  }
}

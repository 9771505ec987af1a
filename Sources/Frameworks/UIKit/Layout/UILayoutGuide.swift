import Stubs

/// A rectangular area that can interact with Auto Layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutguide>.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// The frame of a system guide in its view's bounds. The frames of other guides depend on
  /// constraints.
  final let systemFrame: (@MainActor (UIView) -> CGRect)?
  /// A closure that's called with each new frame that constraints determine for the guide.
  final var frameDidChange: ((CGRect) -> Void)?
  /// The last frame that constraints determined for the guide.
  final var solvedFrame = CGRect.zero
  /// The name of the guide in messages, such as `safe area`.
  final let kind: String

  /// Creates a layout guide, to be added with `UIView.addLayoutGuide(_:)`.
  public override init() {
    systemFrame = nil
    kind = "guide"
    super.init()
  }

  init(_ kind: String, of view: UIView, frame: (@MainActor (UIView) -> CGRect)?) {
    systemFrame = frame
    self.kind = kind
    super.init()
    owner = view
  }

  /// Creates a guide from a storyboard.
  public required init?(coder: NSCoder) {
    systemFrame = nil
    kind = "guide"
    super.init()
    if let coder = coder as? StoryboardCoder { identifier = coder.string("identifier") ?? "" }
  }

  /// Archives the guide.
  open func encode(with coder: NSCoder) { Stub.layoutGuideEncode.report() }

  /// The view that owns the guide.
  ///
  /// `UIView.addLayoutGuide(_:)` and `UIView.removeLayoutGuide(_:)` set it.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// The view that owns the guide, as set by the view itself.
  final weak var owner: UIView?

  /// A string that identifies the guide.
  open var identifier = ""

  /// The frame of the guide, in its view's coordinates.
  open var layoutFrame: CGRect {
    guard let systemFrame else { return solvedFrame }
    var frame = owningView.map(systemFrame) ?? .zero
    // If the margins are wider than the view, there's nothing left.
    frame.size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
    return frame
  }

  /// The anchor of the leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
  /// The anchor of the trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .trailing)) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }
  /// The anchor of the center along the x-axis.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
  /// The anchor of the center along the y-axis.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }

  /// Whether the constraints on the guide are ambiguous.
  open var hasAmbiguousLayout: Bool {
    guard let owningView else { return false }
    return LayoutEngine.isAmbiguous(self, in: owningView)
  }

  /// Returns the constraints that affect the guide along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView.map { LayoutEngine.constraints(about: self, in: $0, axis) } ?? []
  }
}

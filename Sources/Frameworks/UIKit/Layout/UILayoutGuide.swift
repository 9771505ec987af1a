import Stubs

/// A rectangle in a view that constraints can be about, though nothing is drawn there.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutguide>.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// Where the guide of the system's own is in its view's bounds; constraints say where others are.
  final let systemFrame: (@MainActor (UIView) -> CGRect)?
  /// Called with each new frame that constraints gave the guide.
  final var frameDidChange: ((CGRect) -> Void)?
  /// The frame that the constraints gave the guide last.
  final var solvedFrame = CGRect.zero
  /// The guide as a person knows it, such as `safe area`.
  final let kind: String

  /// Creates a guide, which takes part in layout after `UIView.addLayoutGuide(_:)`.
  public override init() {
    systemFrame = nil
    kind = "guide"
    super.init()
  }

  init(_ kind: String, of view: UIView, frame: (@MainActor (UIView) -> CGRect)?) {
    systemFrame = frame
    self.kind = kind
    super.init()
    owningView = view
  }

  /// Creates a guide from a storyboard.
  public required init?(coder: NSCoder) {
    systemFrame = nil
    kind = "guide"
    super.init()
    if let coder = coder as? StoryboardCoder { identifier = coder.string("identifier") ?? "" }
  }

  /// Guides are not archived.
  open func encode(with coder: NSCoder) { Stub.layoutGuideEncode.tell() }

  /// The view that the guide is in.
  open internal(set) weak var owningView: UIView?

  /// A name by which a person knows the guide.
  open var identifier = ""

  /// Where the guide is, in its view's coordinates.
  open var layoutFrame: CGRect {
    guard let systemFrame else { return solvedFrame }
    return owningView.map(systemFrame) ?? .zero
  }

  /// The side on which reading starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
  /// The side on which reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .trailing)) }
  /// The left side.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }
  /// The right side.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }
  /// The top.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
  /// The bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }
  /// The middle between the sides.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }

  /// Whether the constraints leave the guide's place or size open.
  open var hasAmbiguousLayout: Bool {
    guard let owningView else { return false }
    return LayoutEngine.isAmbiguous(self, in: owningView)
  }

  /// The constraints about the guide in a direction.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView.map { LayoutEngine.constraints(about: self, in: $0, axis) } ?? []
  }
}
